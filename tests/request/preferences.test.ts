import { describe, expect, it } from "vitest";
import { ask, form, type Page } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { enter } from "./support/account";
import { openPage, textsOf, valuesOf } from "./support/document";

const server = withServer();

const choose = (colorScheme: string, textSize: string, calm = false) => ({
  form: "preferences",
  colorScheme,
  textSize,
  ...(calm && { calm: "on" }),
});
const rootOf = ({ text }: Page) => /<html[^>]*>/.exec(text)?.[0];
const cookiesOf = ({ headers }: Page) =>
  headers.getSetCookie().filter((cookie) => cookie.startsWith("preferences="));
const plain = '<html lang="en">';
const dark = '<html lang="en" data-color-scheme="dark" data-text="large" data-calm="">';

describe("a visitor", () => {
  it("chooses, and every page is so from its first byte, pages of words and of refusal too", async () => {
    const chosen = await ask(server, "/preferences", form(choose("dark", "large", true)));
    expect([chosen.status, chosen.headers.get("Location")]).toEqual([
      303,
      "/preferences?done=preferences#preferences",
    ]);
    expect(cookiesOf(chosen)).toEqual([
      "preferences=dark.large.calm; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax",
    ]);
    const headers = { Cookie: "preferences=dark.large.calm" };
    for (const path of ["/", "/faqs", "/blog", "/plan/anxiety-plan", "/auth", "/nothing"]) {
      const page = await ask(server, path, { headers });
      expect([path, rootOf(page)]).toEqual([path, dark]);
      expect(page.headers.get("Cache-Control")).toBe("private, no-store");
      expect(page.headers.get("Vary")).toContain("Cookie");
      expect(rootOf(await ask(server, path))).toBe(plain);
    }
    const { text } = await ask(server, "/preferences", { headers });
    expect(text).toMatch(/name="colorScheme" type="radio" checked="" value="dark"/);
    expect(text).toMatch(/name="textSize" type="radio" checked="" value="large"/);
    expect(text).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
  });

  it("chooses how pages and the Bible look in one form, with a button below each part", async () => {
    const { document } = await openPage(server, "/preferences");
    expect(document.querySelectorAll("main form")).toHaveLength(1);
    expect(textsOf(document, "main form button")).toEqual(["Save", "Save all"]);
    const fields = { ...choose("dark", "large"), spacing: "wide", redLetters: "on" };
    const page = await ask(server, "/preferences", form(fields));
    expect(cookiesOf(page)[0]).toMatch(/^preferences=dark.large.wide.red-letters;/);
  });

  it("goes back to how pages were, and the cookie goes", async () => {
    const headers = { Cookie: "preferences=dark" };
    const { body, method } = form(choose("device", "regular"));
    const response = await ask(server, "/preferences", { body, method, headers });
    expect(cookiesOf(response)).toEqual([
      "preferences=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    ]);
  });

  it.each([
    "dark.dark",
    "<script>alert(1)</script>",
    'dark"onload="alert(1)',
    "__proto__",
    "a".repeat(3000),
    "%00",
  ])("with a cookie of %j gets the page that everybody gets", async (value) => {
    const page = await ask(server, "/", { headers: { Cookie: `preferences=${value}` } });
    expect([page.status, rootOf(page)]).toEqual([200, plain]);
  });

  it.each([
    [{ form: "preferences" }, 2],
    [choose("pink", "large"), 1],
    [choose("dark", "huge"), 1],
    [{ ...choose("dark", "large"), calm: "perhaps" }, 0],
  ])("who sends %j is asked again, and nothing is kept", async (fields, unclear) => {
    const response = await ask(server, "/preferences", form(fields));
    expect(response.status).toBe(400);
    expect(cookiesOf(response)).toEqual([]);
    expect(response.text.match(/<span>Please choose one of these/g) ?? []).toHaveLength(unclear);
  });

  it("who is asked again finds what was chosen", async () => {
    const { text } = await ask(server, "/preferences", form(choose("pink", "large", true)));
    expect(text).toMatch(/name="textSize" type="radio" checked="" value="large"/);
    expect(text).toMatch(/<input[^>]*type="checkbox"[^>]*checked=""/);
  });
});

describe("a reader of the Bible", () => {
  const path = "/bible/john/3";
  const chapter = (words: string) =>
    openPage(server, path, { headers: { Cookie: `preferences=${words}` } });

  it("chooses on a chapter how chapters look, and comes back to it", async () => {
    const { document } = await openPage(server, path);
    const own = document.querySelector("form[action='/preferences'][name=chapters]");
    expect(valuesOf(own ?? document, "[name=back]", "value")).toEqual([`${path}#verses`]);
    const fields = {
      form: "chapters",
      spacing: "wide",
      hideNumbers: "on",
      redLetters: "on",
      back: `${path}#verses`,
    };
    const response = await ask(
      server,
      "/preferences",
      form(fields, { Cookie: "preferences=dark.no-keys.CA" }),
    );
    expect([response.status, response.headers.get("Location")]).toEqual([303, `${path}#verses`]);
    expect(cookiesOf(response)).toEqual([
      "preferences=dark.wide.no-keys.no-numbers.red-letters.CA; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax",
    ]);
    // What is chosen for all pages leaves it as it is.
    const dark = form(choose("dark", "regular"), { Cookie: "preferences=wide.no-numbers" });
    expect(cookiesOf(await ask(server, "/preferences", dark))[0]).toMatch(
      /^preferences=dark.wide.no-numbers;/,
    );
  });

  it.each([
    ["a spacing of nothing", { spacing: "huge" }],
    ["no spacing", {}],
    ["neither yes nor no", { spacing: "wide", hideNumbers: "perhaps" }],
  ])("who sends %s is asked again", async (_, fields) => {
    const response = await ask(server, "/preferences", form({ form: "chapters", ...fields }));
    expect([response.status, cookiesOf(response)]).toEqual([400, []]);
  });

  it("is led to pages of ours alone", async () => {
    const fields = { form: "chapters", spacing: "wide", back: "//elsewhere.example" };
    const { status, headers } = await ask(server, "/preferences", form(fields));
    expect([status, headers.get("Location")]).toEqual([303, "/preferences"]);
  });

  it("has each chapter so, which nobody else has", async () => {
    const before = (await ask(server, path)).text;
    const numbers = "a[href='?v=16#v16']";
    const bare = await chapter("wide.no-numbers.no-headings");
    expect(bare.headers.get("Cache-Control")).toBe("private, no-store");
    expect(bare.document.querySelector(numbers)).toBeNull();
    expect(textsOf(bare.document, "article h2")).not.toContain("For God So Loved the World");
    expect(bare.document.querySelector("#notes-heading, sup")).toBeNull();
    expect(bare.document.querySelector("#verses")?.className).toContain("leading-[2]");
    expect(bare.document.querySelector("#v16")?.textContent).toMatch(/^“?For God so loved/);
    expect(valuesOf(bare.document, "form[name=chapters] input:checked", "name")).toEqual([
      "spacing",
      "hideNumbers",
      "hideHeadings",
    ]);
    const red = await chapter("red-letters.say-numbers");
    const spoken = textsOf(red.document, "#verses span[class*=color-mix]").join(" ");
    expect(spoken).toContain("Truly, truly, I tell you");
    expect(spoken).not.toContain("Nicodemus");
    expect(red.document.querySelector(numbers)?.getAttribute("aria-label")).toBe("Verse 16");
    expect(red.document.querySelector(`#verses a[tabindex="-1"]`)).toBeNull();
    const after = await openPage(server, path);
    expect((await ask(server, path)).text).toBe(before);
    expect(after.document.querySelector("#verses span[class*=color-mix]")).toBeNull();
    expect(after.document.querySelector(numbers)?.getAttribute("aria-hidden")).toBe("true");
    expect(textsOf(after.document, "article h2")).toContain("Jesus and Nicodemus");
  });
});

describe("a person signed in", () => {
  it("has their choice in every browser, whatever its own cookie says", async () => {
    const ann = await enter(server);
    const headers = { Cookie: `${ann.Cookie}; preferences=light` };
    expect(rootOf(await ask(server, "/", { headers }))).toContain('data-color-scheme="light"');
    const response = await ask(
      server,
      "/preferences",
      form(choose("dark", "large", true), headers),
    );
    expect(response.status).toBe(303);
    expect(cookiesOf(response)).toEqual([]);
    expect(rootOf(await ask(server, "/", { headers }))).toBe(dark);
    expect(rootOf(await ask(server, "/", { headers: { Cookie: ann.Cookie } }))).toBe(dark);
    await ask(server, "/preferences", form(choose("device", "regular"), headers));
    expect(rootOf(await ask(server, "/", { headers }))).toBe(plain);
    const saved = "SELECT colorScheme, textSize, calm FROM reading_preferences";
    expect(await rows(server, saved)).toEqual([
      { colorScheme: "device", textSize: "regular", calm: 0 },
    ]);
  });
});
