import { describe, expect, it } from "vitest";
import { button, heading, type LetterWords, link, paragraph } from "../../../app/letters/letter";
import { letterHtml } from "../../../app/letters/letter-html.server";
import { isGenuine, letterLink, readToken } from "../../../app/letters/letter-links.server";
import { letterText } from "../../../app/letters/letter-text.server";
import { mostAttempts, pauseAfter } from "../../../app/letters/letter-times.server";
import { isNoAddress, refusalOf } from "../../../app/letters/mail-server.server";

const letter: LetterWords = {
  subject: "<News> & more",
  blocks: [
    heading("Peace"),
    paragraph("Words ".repeat(40), link("here", "https://example.org/?a=1&b=2")),
    { type: "quote", spans: ["The LORD is my shepherd."] },
    { type: "list", items: [["one"], ["two <b>"]] },
    button('Press "me"', "https://example.org/go"),
  ],
  footer: [["Sent by us."]],
};

describe("a letter", () => {
  it("is text in lines of seventy-two, with every address whole", () => {
    const text = letterText(letter);
    const long = text.split("\n").filter((line) => line.length > 72 && !line.includes("https://"));
    expect(long).toEqual([]);
    expect(text).toContain("Peace\n-----\n");
    expect(text).toContain("here (https://example.org/?a=1&b=2)");
    expect(text).toContain("> The LORD is my shepherd.");
    expect(text).toContain("* one\n* two <b>");
    expect(text).toContain('Press "me":\nhttps://example.org/go');
    expect(text).toMatch(/\n-- \nSent by us\.\n$/);
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

describe("what a mail server says", () => {
  const refusal = (code: string, responseCode: number, response: string, command = "RCPT TO") =>
    refusalOf({ code, responseCode, response, command });

  it("is kept as codes alone, and for good where it is", () => {
    expect(refusal("EENVELOPE", 550, "550 5.1.1 <ann@example.org> unknown")).toEqual({
      reason: "550 5.1.1",
      forGood: true,
    });
    expect(refusal("EENVELOPE", 450, "450 ann@example.org later")).toEqual({
      reason: "450",
      forGood: false,
    });
    expect(refusal("EMESSAGE", 554, "554 5.7.1 spam", "DATA").forGood).toBe(true);
    expect(refusal("EENVELOPE", 553, "553 5.7.1 not your sender", "MAIL FROM").forGood).toBe(false);
    expect(refusal("EAUTH", 535, "535 5.7.8 wrong password", "AUTH").forGood).toBe(false);
    expect(refusalOf({ code: "ECONNECTION" })).toEqual({ reason: "ECONNECTION", forGood: false });
  });

  it("means no such address only where it says so", () => {
    expect(["550", "550 5.1.1", "551 5.1.6", "553 5.1.3"].every(isNoAddress)).toBe(true);
    expect(["554 5.7.1", "550 5.7.1", "552 5.2.2", "451"].some(isNoAddress)).toBe(false);
  });
});

it("is tried for about three days, at growing distances", () => {
  const pauses = Array.from({ length: mostAttempts - 1 }, (_, at) => pauseAfter(at + 1));
  expect(pauses.slice(0, 4)).toEqual([60_000, 120_000, 240_000, 480_000]);
  expect(Math.max(...pauses)).toBe(6 * 3_600_000);
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
  expect(days).toBeGreaterThan(2.5);
  expect(days).toBeLessThan(3.5);
});
