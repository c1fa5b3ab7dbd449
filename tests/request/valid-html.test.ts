import { JSDOM } from "jsdom";
import { beforeAll, expect, it } from "vitest";
import { presentJava } from "../../bin/java.mjs";
import { ask, form } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { cookieOf, enter } from "./support/account";
import { checkHtml } from "./support/html-checker";
import { listed } from "./support/listed";
import { accountPages } from "./support/own-pages";
import { refusedForms } from "./support/refused-forms";

// Where the checker cannot run, bin/test.mjs says so; in CI that is a failure of its own.
const java = presentJava();
const server = withServer();

/** What the sitemap does not name: second names, choices in an address, results, what is not found. */
const morePages = [
  "/auth",
  "/auth?tab=register",
  "/app-download",
  "/?featured=all&popular=all&themes=all",
  "/?prayer=faith&done=save",
  "/blog?page=2",
  "/plan/peace",
  "/plan/no-such-plan",
  "/plan/1?done=save",
  "/theme/theme-17?pray=now",
  "/contact?done=contact",
  "/preferences?done=preferences",
  "/account/goodbye",
  "/auth/reset/nobody",
  "/no-such-page",
];
const ownPages = [
  "/",
  ...accountPages,
  "/plan/anxiety-plan",
  "/theme/theme-2",
  "/contact",
  ...["", "/people", "/pray", "/requests/REQUEST"].map((page) => `/groups/GROUP${page}`),
  ...["", "/edit", "/answer", "/rest", "/delete"].map((page) => `/account/prayers/HANDLE${page}`),
];

const pages: Record<string, string> = {};
const refused: Record<string, string> = {};

beforeAll(async () => {
  const { Cookie } = await enter(server);
  const prayer = { form: "prayer", text: "Be near.", title: "My brother", remindAt: "2030-01-01" };
  await ask(server, "/account/prayers", form(prayer, { Cookie }));
  const [{ handle }] = (await rows(server, "SELECT handle FROM prayers")) as [{ handle: string }];
  const begin = { form: "group-begin", title: "Tuesdays", ownName: "Ann" };
  const begun = await ask(server, "/groups", form(begin, { Cookie }));
  const group = /groups\/([\w-]{22})/.exec(begun.headers.get("Location") ?? "")?.[1] ?? "";
  const asking = { form: "group-request", words: "For rain.", person: "Mum" };
  await ask(server, `/groups/${group}`, form(asking, { Cookie }));
  const [request] = (await rows(server, "SELECT handle FROM group_requests")) as [
    { handle: string },
  ];
  const made = await ask(
    server,
    `/groups/${group}/people`,
    form({ form: "group-invite" }, { Cookie }),
  );
  const flash = { headers: { Cookie: cookieOf(made) } };
  const { text } = await ask(server, `/groups/${group}/people?done=group-invite`, flash);
  const open = [...(await listed(server)), ...morePages];
  const own = [...ownPages, /\/invite\/[\w-]{43}/.exec(text)?.[0] ?? ""].map((path) =>
    path.replace("HANDLE", handle).replace("GROUP", group).replace("REQUEST", request.handle),
  );
  pages["/groups/…/people, with a link"] = text;
  for (const path of open) pages[path] = (await ask(server, path)).text;
  for (const path of own)
    pages[`${path}, signed in`] = (await ask(server, path, { headers: { Cookie } })).text;
  for (const path of open) Object.assign(refused, await refusedForms(server, path));
  for (const path of own) Object.assign(refused, await refusedForms(server, path, { Cookie }));
  const crossOrigin = form({ form: "newsletter" }, { "Sec-Fetch-Site": "cross-site" });
  refused["a cross-origin post"] = (await ask(server, "/features", crossOrigin)).text;
}, 120_000);

it("every form with something to fill in was refused once", () => {
  expect(Object.keys(refused).map((name) => name.split(" at ")[0])).toEqual(
    expect.arrayContaining([
      "400 newsletter",
      "400 waitlist",
      "400 contact",
      "400 prayer-request",
      "400 login",
      "400 register",
      "400 prayer",
    ]),
  );
});

it.skipIf(!java && !process.env.CI)(
  "every page and every refused form is valid HTML",
  async () => {
    if (!java) throw new Error("The HTML checker runs on Java, and there is none.");
    expect(Object.keys(pages).length).toBeGreaterThan(120);
    expect(await checkHtml(java, { ...pages, ...refused })).toEqual([]);
  },
  180_000,
);

/** What starts React in a page, as far as the browser looks before the first paint. */
const early = "link[rel=modulepreload], script[type=module], script[src]";

it("scripts still wait for the first paint, in a template, where no browser asks for them", () => {
  for (const path of ["/", "/plan/anxiety-plan?day=2", "/account, signed in"]) {
    const { document } = new JSDOM(pages[path]).window;
    expect(document.querySelectorAll(early), path).toHaveLength(0);
    const aside = [
      ...document.querySelectorAll<HTMLTemplateElement>("template[data-later]"),
    ].flatMap(({ content }) => [...content.querySelectorAll(early)]);
    expect(aside.filter(({ localName }) => localName === "script")).toHaveLength(1);
    expect(aside.filter(({ localName }) => localName === "link").length).toBeGreaterThan(1);
  }
});
