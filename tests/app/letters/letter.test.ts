import { describe, expect, it } from "vitest";
import { type LetterWords, letterHtml, letterText, say, scripture } from "~/letters/letter.server";
import { isGenuine, letterLink, readToken } from "~/letters/letter-links.server";
import { letterOf } from "~/letters/letter-words.server";
import { pauseAfter, restAfter } from "~/letters/mail-server.server";

const letter: LetterWords = {
  subject: "<News> & more",
  blocks: [
    say.heading("Peace"),
    say.paragraph("Words ".repeat(40), say.link("here", "https://example.org/?a=1&b=2")),
    { type: "quote", spans: ["The LORD is my shepherd."] },
    { type: "list", items: [["one"], ["two <b>"]] },
    say.button('Press "me"', "https://example.org/go"),
  ],
  footer: [["Sent by us."]],
};

describe("a letter", () => {
  it("has the words of the content, and its own in the places that they keep", () => {
    const url = "https://example.org/letters/undo/abc?a=1&b=2";
    const own = { name: say.strong("Ann & {Bo}"), at: "noon", url };
    const { words } = letterOf("factor-on", "ann@example.org", own);
    const blocks = [
      say.heading("Two-step login was turned on"),
      say.paragraph(
        "Your account, ",
        own.name,
        ", has asked for a code from a phone beside the password since noon.",
      ),
      say.paragraph(
        "If that was you, all is well. Keep your recovery codes where you find them without your phone. If it wasn’t, take your account back:",
      ),
      say.button("Take my account back", url),
      say.note(
        "That turns it off, signs everyone out, and lets you choose a new password. It works for seven days.",
      ),
    ];
    expect(letterHtml(words)).toBe(letterHtml({ ...words, blocks }));
    expect(letterText(words)).toBe(letterText({ ...words, blocks }));
    expect(words.subject).toBe("Two-step login was turned on");
  });

  it.each(["new-sign-in", "digest"] as const)("links in its sentences: %s", (kind) => {
    const facts = { name: "Ann", at: "noon", first: "New: ", news: "a request", parts: "A" };
    const { words } = letterOf(kind, "ann@example.org", { ...facts, hidden: "", urgent: "" });
    expect(letterText(words)).toMatch(/ \[1\].*\n\[1\] http:\/\/localhost:3000\//s);
    expect(letterText(words)).not.toMatch(/undefined|[{}]|\]\(/);
  });

  it("is text in lines of seventy-two, with every address whole", () => {
    const text = letterText(letter);
    const long = text.split("\n").filter((line) => line.length > 72 && !line.includes("https://"));
    expect(long).toEqual([]);
    expect(text).toContain("Peace\n-----\n");
    expect(text).toContain("here [1]\n[1] https://example.org/?a=1&b=2\n");
    expect(text).toContain("> The LORD is my shepherd.");
    expect(text).toContain("* one\n* two <b>");
    expect(text).toContain('Press "me":\nhttps://example.org/go');
    expect(text).toMatch(/\n-- \nSent by us\.\n$/);
  });

  it("is text in which nothing but a space or a line's end follows an address", () => {
    const spans = [
      "Go (to ",
      say.link("one", "https://example.org/1"),
      ", or ",
      say.link("two", "https://example.org/2"),
      ").",
    ];
    const types = ["heading", "subheading", "paragraph", "quote", "note"] as const;
    const blocks = types.map((type) => ({ type, spans }));
    const list = { type: "list" as const, items: [spans], start: 9 };
    const text = letterText({ ...letter, blocks: [...blocks, list], footer: [spans] });
    const followed = [...text.matchAll(/https:[\w/.]+\d(\s|.)/g)].map(([, next]) => next);
    expect(followed).toEqual(Array(14).fill("\n"));
    expect(text).toContain("9. Go (to one [1], or two [2]).\n   [1] https://example.org/1\n");
    expect(text).toContain("> Go (to one [1], or two [2]).\n> [1] https://example.org/1\n");
  });

  it("keeps the lines of a verse, an overlong one hanging", () => {
    const verses =
      "May the favor of the Lord our God rest upon us; establish for us the work of our hands— yes, establish the work of our hands!";
    const words = { ...letter, blocks: scripture({ reference: "Psalm 90:17", verses }) };
    expect(letterText(words)).toContain(
      "> May the favor of the Lord our God rest upon us;\n>   establish for us the work of our hands—\n>   yes, establish the work of our hands!\n\nPsalm 90:17, Berean",
    );
    expect(letterHtml(words)).toContain("upon us;<br>\u2003establish for us the work");
    const long = `${"a".repeat(40)} ${"b".repeat(40)}\n  c`;
    const blocks = [{ type: "scripture" as const, verses: long }];
    expect(letterText({ ...letter, blocks })).toContain(
      `> ${"a".repeat(40)}\n>      ${"b".repeat(40)}\n>   c\n`,
    );
  });

  it("is HTML that loads nothing, and words are words", () => {
    const html = letterHtml(letter);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|src=/);
    expect(html).toContain("<title>&lt;News&gt; &amp; more</title>");
    expect(html).toContain("two &lt;b&gt;");
    expect(html).toContain('href="https://example.org/?a=1&amp;b=2"');
    expect(html).toContain("Press &quot;me&quot;");
    expect(html).toContain("prefers-color-scheme:dark");
  });
});

describe("a link's token", () => {
  const handle = "h".repeat(22);
  const tokenOf = (url: string) => url.split("/").at(-1) ?? "";

  it("is good for its purpose and facts alone", () => {
    const token = tokenOf(letterLink("confirm", { handle, until: 0 }, "ann@example.org", 5));
    expect(readToken(token)).toEqual({ handle, until: 0 });
    expect(isGenuine("confirm", token, "ann@example.org", 5)).toBe(true);
    expect(isGenuine("address", token, "ann@example.org", 5)).toBe(false);
    expect(isGenuine("confirm", token, "ben@example.org", 5)).toBe(false);
    expect(isGenuine("confirm", token, "ann@example.org", 6)).toBe(false);
    const other = token.replace(/.(?=.$)/, (letter) => (letter === "A" ? "B" : "A"));
    expect(isGenuine("confirm", other, "ann@example.org", 5)).toBe(false);
  });

  it("ends in its time", () => {
    const at = (until: number) => tokenOf(letterLink("leave", { handle, until }));
    expect(isGenuine("leave", at(Date.now() + 60_000))).toBe(true);
    expect(isGenuine("leave", at(Date.now() - 1))).toBe(false);
    for (const none of ["", "x", "..", `${handle}.0.`, `${handle}.-1.${"A".repeat(43)}`])
      expect([none, readToken(none)]).toEqual([none, undefined]);
  });
});

it.each([
  ["DATA 450", 6 * 3_600_000],
  ["DATA 421", 900_000],
])("is tried for about three days, at growing distances", (reason, longest) => {
  const pauses: number[] = [];
  for (let pause = pauseAfter(reason, 1); pause !== undefined; ) {
    pauses.push(pause);
    pause = pauseAfter(reason, pauses.length + 1);
  }
  expect(pauses.slice(0, 4)).toEqual([60_000, 120_000, 240_000, 480_000]);
  expect(Math.max(...pauses)).toBe(longest);
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(3.5);
});

it("asks a mail server again soon that is away, and seldom one that refuses the password", () => {
  const rests = (isSender: boolean) =>
    [1, 2, 3, 9].map((tries) => restAfter(tries, isSender) / 1_000);
  expect(rests(false)).toEqual([5, 10, 20, 60]);
  expect(rests(true)).toEqual([60, 120, 240, 900]);
});
