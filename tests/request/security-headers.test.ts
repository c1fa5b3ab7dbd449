import Database from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, form, newsletter, type Page } from "../support/ask";
import { askRaw } from "../support/raw";
import { rows, withServer } from "../support/with-server";
import { account, cookieOf, logIn, register } from "./support/account";
import { listed } from "./support/listed";
import { best, observatoryScore } from "./support/observatory";

const ORIGIN = "https://pray.example.org";
const server = withServer({ ORIGIN }, /a fault/);
const own = { Origin: ORIGIN };
const ann = account();

/** Beside those of the sitemap. */
const forEverybody = [
  ..."/auth /auth?tab=register /preferences /auth/reset/none".split(" "),
  ..."/nothing /plan/nothing /theme/nothing /%ff /?_data=root".split(" "),
];
const forThePerson = "/ /faqs /plan/faith-plan /theme/theme-1 /nothing /account /account/privacy \
/account/privacy/everything /account/privacy/delete /account/saved /account/factor /account/prayers \
/account/prayers/answered".split(" ");
const ofAPrayer = ["", "/edit", "/answer", "/rest", "/delete"];

const refused: [path: string, init: RequestInit][] = [
  ["/features", form({ form: "newsletter", email: "ann" }, own)],
  ["/contact", form({ form: "contact", message: "x" }, own)],
  ["/auth", form({ form: "login", username: "A" }, own)],
  ["/blog", form({}, own)],
  ["/nothing", form({}, own)],
  ["/features", { method: "PUT" }],
  ["/features", { method: "POST", body: "a" }],
  ["/features", newsletter("eve@example.org", { Origin: "https://evil.example" })],
  ["/features", newsletter("a".repeat(70_000), own)],
];

/** Every page of the site in every state that it has, and every response that sets a cookie. */
const pages: [name: string, page: Page][] = [];
const setting: [name: string, page: Page][] = [];

beforeAll(async () => {
  const registered = await register(server, ann, own);
  const headers = { ...own, Cookie: cookieOf(registered) };
  const take = async (path: string, init?: RequestInit) =>
    pages.push([`${init?.method ?? "GET"} ${path}`, await ask(server, path, init)]);
  await ask(server, "/account/prayers", form({ form: "prayer", text: "For rain" }, headers));
  const [prayer] = (await rows(server, "SELECT handle FROM prayers")) as { handle: string }[];

  const open = [...(await listed(server)), ...forEverybody];
  // As many at once as one address may ask for.
  for (let from = 0; from < open.length; from += 50)
    await Promise.all(open.slice(from, from + 50).map((path) => take(path)));
  await Promise.all(forThePerson.map((path) => take(path, { headers })));
  for (const page of ofAPrayer)
    await take(`/account/prayers/${prayer?.handle}${page}`, { headers });
  for (const [path, init] of refused) await take(path, init);
  await failing(() => take("/features", newsletter("ann@example.org", own)));

  const set = async (name: string, path: string, fields: Record<string, string>, more = {}) =>
    setting.push([name, await ask(server, path, form(fields, { ...own, ...more }))]);
  const { password } = ann;
  const [dark, plain] = [
    { form: "preferences", colorScheme: "dark", textSize: "large" },
    { form: "preferences", colorScheme: "device", textSize: "regular" },
  ];
  const next = { password: "another one", confirmPassword: "another one" };
  setting.push(["a registration", registered], ["a sign-in", await logIn(server, ann, own)]);
  await set("a sign-in by the page", "/auth", { form: "login", ...ann });
  await set("a toast", "/features", { form: "newsletter", email: "bea@example.org" });
  await set("what waits for a sign-in", "/theme/theme-1", { intent: "favorite" });
  await set("a choice", "/preferences", dark);
  await set("a choice taken back", "/preferences", plain, { Cookie: "preferences=dark" });
  await set(
    "another password",
    "/account/settings",
    { form: "password", currentPassword: password, ...next },
    headers,
  );
  await set(
    "a sign-out",
    "/auth",
    { form: "logout" },
    { Cookie: cookieOf(setting.at(-1)?.[1] as Page) },
  );
}, 60_000);

/** Does something while no newsletter can be kept. */
async function failing(intent: () => Promise<unknown>) {
  const sqlite = new Database(`${server.folder}/prayer-life.db`);
  sqlite.exec(
    "CREATE TRIGGER fault BEFORE INSERT ON newsletter_subscriptions BEGIN SELECT RAISE(ABORT, 'a fault'); END",
  );
  await intent();
  sqlite.exec("DROP TRIGGER fault");
  sqlite.close();
}

const scoreOf = ({ headers }: Page) =>
  observatoryScore({ headers: Object.fromEntries(headers), cookies: headers.getSetCookie() });

describe("every page, of refusal and of failure too,", () => {
  it("has the best score that headers can give, without one penalty", () => {
    expect(pages.length).toBeGreaterThan(120);
    const scores = pages.map(([name, page]) => ({ name, ...scoreOf(page) }));
    expect(
      scores.filter(({ score, penalties }) => score < best.plain || penalties.length > 0),
    ).toEqual([]);
    const statuses = new Set(pages.map(([, { status }]) => status));
    expect([...statuses].sort()).toEqual([200, 400, 403, 404, 405, 413, 415, 500]);
  });

  it("has no style or handler in its HTML, and no address that is a script", () => {
    for (const [name, { text, headers }] of pages) {
      expect([name, headers.get("Content-Type")]).toEqual([name, "text/html; charset=utf-8"]);
      const html = text.replace(/(<script[^>]*>).*?<\/script>/gs, "$1");
      const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
      const wrong = tags.filter((tag) => forbidden.some((pattern) => pattern.test(tag)));
      expect([name, wrong]).toEqual([name, []]);
      expect(tags.length, name).toBeGreaterThan(30);
    }
  });

  it("is stored nowhere once it knows somebody", () => {
    const personal = pages.filter(([, { text }]) => text.includes(ann.username));
    expect(personal.length).toBe(forThePerson.length + ofAPrayer.length);
    for (const [name, { headers }] of personal) {
      const saved = [headers.get("Cache-Control"), headers.get("ETag")];
      expect([name, ...saved]).toEqual([name, "private, no-store", null]);
    }
  });
});

const forbidden = [
  /^<(style|iframe|object|embed|base|applet)\b/i,
  /\s(style|on\w+|srcdoc|formaction)=/i,
  /=["']?\s*(javascript|vbscript|data:text)/i,
];

describe("every response that sets a cookie", () => {
  it("sets it for this site alone, away from scripts, short enough to be kept", () => {
    for (const [name, { headers }] of setting) {
      const cookies = headers.getSetCookie();
      expect(cookies.length, name).toBeGreaterThan(0);
      for (const cookie of cookies) {
        const flags = cookie
          .split("; ")
          .slice(1)
          .filter((flag) => !flag.startsWith("Max-Age="));
        const all = ["HttpOnly", "Path=/", "SameSite=Lax", "Secure"];
        expect([name, ...flags.sort()]).toEqual([name, ...all]);
        expect(cookie.length).toBeLessThan(4096);
      }
    }
  });

  it("has the best score that headers can give, and is stored nowhere", () => {
    for (const [name, page] of setting) {
      expect([name, scoreOf(page)]).toEqual([name, { score: best.withCookie, penalties: [] }]);
      expect([name, page.headers.get("Cache-Control")]).toEqual([name, "private, no-store"]);
    }
  });
});

it("what is loaded or read beside pages has no penalty either", async () => {
  const asset = /\/assets\/[\w.-]+\.js/.exec(pages[0]?.[1].text ?? "")?.[0] ?? "";
  const others = "/features.data /robots.txt /feed.xml /api/user /healthz /favicon.svg /theme/";
  for (const path of [asset, ...others.split(" "), "/.well-known/security.txt"]) {
    const { headers } = await askRaw(server.port, { path });
    expect([path, observatoryScore({ headers, cookies: [] }).penalties]).toEqual([path, []]);
  }
});

it("the scale sees what is missing", () => {
  const bare = observatoryScore({ headers: {}, cookies: ["session_id=1; SameSite=None"] });
  expect(bare.score).toBeLessThan(0);
  expect(bare.penalties).toEqual(
    expect.arrayContaining(["no policy", "frames", "a cookie without Secure"]),
  );
});
