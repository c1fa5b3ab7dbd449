import { JSDOM } from "jsdom";
import { beforeAll, expect, it } from "vitest";
import { scriptedPages, unlistedPages } from "../../app/pages";
import { ask, form } from "../ask";
import { rows, withServer } from "../with-server";
import { enter } from "./account";

const server = withServer();

/** What the HTML standard lets stand in a page's body; others belong in its head. */
const bodyLinks = /^(dns-prefetch|modulepreload|pingback|preconnect|prefetch|preload|stylesheet)$/;
/** What runs, and data that a validator knows. */
const scriptTypes = [null, "module", "application/ld+json", "application/json"];

const paths = [
  ...Object.keys({ ...scriptedPages, ...unlistedPages }),
  "/about",
  "/auth?tab=register",
  "/blog?article=1",
  "/plan/anxiety-plan?day=4",
  "/plan/peace",
  "/plan/no-such-plan",
  "/theme/theme-17",
  "/theme/theme-17?pray=now",
  "/no-such-page",
  "/account",
  "/account/saved",
  "/account/prayers",
  "/account/prayers/answered",
  "/account/privacy",
  "/account/privacy/everything",
  "/account/privacy/delete",
  ...["", "/edit", "/answer", "/rest", "/delete"].map((act) => `/account/prayers/HANDLE${act}`),
];

let Cookie = "";
let handle = "";
beforeAll(async () => {
  ({ Cookie } = await enter(server));
  const words = { form: "prayer", text: "Be near." };
  await ask(server, "/account/prayers", form(words, { Cookie }));
  [{ handle }] = rows(server, "SELECT handle FROM prayers") as [{ handle: string }];
});

it.each(paths)("%s is valid HTML in what was not", async (path) => {
  for (const headers of [{}, { Cookie }] as Record<string, string>[]) {
    const { text } = await ask(server, path.replace("HANDLE", handle), { headers });
    expect(faultsOf(text)).toEqual([]);
  }
});

/** @returns what a validator would refuse. */
function faultsOf(html: string): string[] {
  if (html === "") return [];
  const { document } = new JSDOM(html).window;
  const templates = [...document.querySelectorAll("template")].map(({ content }) => content);
  const all = (selector: string) =>
    [document.body, ...templates].flatMap((part) => [...part.querySelectorAll(selector)]);
  const ids = all("[id]").map(({ id }) => id);
  const scripts = [...document.head.querySelectorAll("script"), ...all("script")];
  return [
    ...(html.endsWith("</body></html>") ? [] : [html.slice(html.lastIndexOf("</html>"))]),
    ...all("link").filter((link) => !bodyLinks.test(link.getAttribute("rel") ?? "")),
    ...scripts.filter((script) => !scriptTypes.includes(script.getAttribute("type"))),
    ...all("input:is([type=date], [type=checkbox], [type=hidden])[maxlength]"),
    ...all(":is(button, a) :is(button, a, input, select, textarea, summary)"),
    ...all(":is(p, span, button, summary) :is(div, p, ul, form, section)"),
    ...all("ul > :not(li, script, template), ol > :not(li, script, template)"),
    ...all("[style]"),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`),
  ].map((fault) => (typeof fault === "string" ? fault : fault.outerHTML.slice(0, 120)));
}
