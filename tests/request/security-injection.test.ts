import { Script } from "node:vm";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, form, json, readData } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { startServer, type TestServer } from "../support/server";
import { account, cookieOf, register } from "./support/account";

/** Each ends something that words of a visitor may stand in. All are short enough for a name. */
const markup = [
  "\"><script>alert(1)</script><i title='",
  "</textarea></title><svg onload=alert(1)>",
  "' onfocus=alert(1) autofocus x='",
  "</script><!--<script>alert(1)//-->",
  "\\u003c/script\\u2028';alert(1)//.",
];
const commands = [
  "'; DROP TABLE users; --",
  '" OR ""="',
  "{{7*7}}<%= 7*7 %>#{7*7}",
  "$(touch pwned)`id`|| id;",
  "%0d%0aSet-Cookie: a=b%00%n%s",
  '{"level":50,"msg":"forged"}',
];
const formulas = ['=HYPERLINK("evil")', "+1+1", "-2+3", "@SUM(1)"];
const payloads = [...markup, ...commands, ...formulas];
const harmless = "quiet words";

const DATA_DIR = temporaryFolder();
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ DATA_DIR });
});

/** What words may not change: the elements of a page with the names of their attributes. */
function shapeOf(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>|<[^>]*>/gis)].map(
    ([tag, attributes, source]) => {
      if (source === undefined) return namesOf(tag);
      // Such a mark would hide the script's end from a browser.
      expect(source).not.toContain("<!--");
      if (!attributes) new Script(source);
      if (attributes?.includes("ld+json")) JSON.parse(source);
      return namesOf(`<script${attributes}>`);
    },
  );
}

const namesOf = (tag: string) => tag.replace(/="[^"]*"/g, "").replace(/\s+/g, " ");

const isActive = (element: string) => /^<(script|style|iframe|base)\b| on| style\b/i.test(element);

describe("words that try to be more", () => {
  const refused: [path: string, words: (it: string) => Record<string, string>][] = [
    ["/features", (it) => ({ form: "newsletter", email: it })],
    ["/coming-soon", (it) => ({ form: "waitlist", email: it })],
    ["/auth", (it) => ({ form: "login", username: it, password: "x" })],
    ["/auth", (it) => ({ form: "register", username: it, email: it, password: "x" })],
    [
      "/contact",
      (it) => ({ form: "contact", name: it, email: it, phone: it, topic: it, message: it }),
    ],
    ["/contact", (it) => ({ form: "prayer-request", fullName: it, email: it, prayerRequest: it })],
  ];

  it.each(refused)("are words in a form of %s that comes back", async (path, fields) => {
    const shapes = await Promise.all(
      [harmless, ...markup].map(async (words) => {
        const { status, text } = await ask(server, path, form(fields(words)));
        expect([words, status]).toEqual([words, 400]);
        return shapeOf(text);
      }),
    );
    for (const [index, shape] of shapes.entries())
      expect([markup[index - 1], shape]).toEqual([markup[index - 1], shapes[0]]);
  });

  it.each([
    ..."/plan/: /theme/: /nothing/: /auth/reset/: /auth?next=/: /auth?next=:".split(" "),
    ..."/blog?article=: /features?done=: /plan/faith-plan?day=: /?featured=:".split(" "),
  ])("are words in an address, where another page may come of them: %s", async (address) => {
    const open = async (words: string) => {
      let page = await ask(server, address.replace(":", encoded(words)));
      // A key ends before what is glued to it.
      if (page.status === 308) page = await ask(server, page.headers.get("Location") ?? "");
      const { status, text, headers } = page;
      expect([words, status < 500, headers.getSetCookie()]).toEqual([words, true, []]);
      return shapeOf(text).filter(isActive);
    };
    const usual = await open(harmless);
    for (const words of markup.slice(2, 4))
      expect([words, await open(words)]).toEqual([words, usual]);
  });
});

const encoded = (words: string) => encodeURIComponent(words).replaceAll("'", "%27");

describe("words that are saved", () => {
  it("are words on every page of the person's, and in its data as they were written", async () => {
    const shapes = new Map<string, string[]>();
    for (const [index, words] of [harmless, ...markup].entries()) {
      const made = await register(server, { ...account(), username: words });
      expect(JSON.parse(made.text)).toMatchObject({ username: words });
      const headers = { Cookie: cookieOf(made) };
      const reference = commands[index] ?? harmless;
      const prayer = { form: "prayer", text: words, title: words, reference };
      expect((await ask(server, "/account/prayers", form(prayer, headers))).status).toBe(303);
      for (const path of ["/", "/account/prayers", "/account/privacy/everything"]) {
        const { text } = await ask(server, path, { headers });
        const shape = shapeOf(text);
        if (words === harmless) shapes.set(path, shape);
        expect([path, words, shape]).toEqual([path, words, shapes.get(path)]);
      }
      const data = await ask(server, "/account/prayers.data", { headers });
      expect(data.headers.get("Content-Type")).toMatch(/^text\/x-script/);
      const read = JSON.stringify(await readData(data.text));
      for (const saved of [words, reference]) expect(read).toContain(JSON.stringify(saved));
    }
  });

  it("are words on the team's screen, no formula in its tables, and nothing in the log", async () => {
    for (const words of payloads) {
      const email = "-2+3@example.org";
      const message = { firstName: words, lastName: words, email, phone: words, message: words };
      expect((await ask(server, "/api/contact", json(message))).status).toBe(200);
      const request = { fullName: words, email, prayerRequest: words };
      expect((await ask(server, "/api/prayer-request", json(request))).status).toBeLessThan(300);
      await ask(server, "/api/newsletter", json({ email, tags: words.slice(0, 50) }));
    }
    expect(await server.stop()).toBe(0);
    expect(
      server
        .output()
        .split("\n")
        .filter((line) => /alert|DROP|7\*7|forged|evil|pwned|Set-Cookie|SUM/.test(line)),
    ).toEqual([]);
    for (const list of ["messages", "requests", "subscribers"]) {
      const { code, stdout } = await run(["export", list], { DATA_DIR });
      const cells = cellsOf(stdout);
      expect([list, code]).toEqual([list, 0]);
      expect(cells.length).toBeGreaterThan(4);
      expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    }
    const { stdout } = await run(["inbox", "list", "--json", "--quiet"], { DATA_DIR });
    const texts = stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).text);
    expect(texts).toEqual(expect.arrayContaining(payloads));
  });
});

/** The cells of a CSV text, as a spreadsheet reads them. */
function cellsOf(csv: string): string[] {
  const found = [...csv.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)];
  return found.map(([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain);
}
