import { describe, expect, it } from "vitest";
import { ask, form, type Page } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { enter } from "./support/account";

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
