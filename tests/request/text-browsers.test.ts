import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { hourNames } from "#content/hours/hour";
import { hoursOn } from "#content/hours/hours";
import { getVerse } from "#content/verses/verses";
import { dayInWords } from "#content/year/day-in-words";
import { addDays } from "#content/year/days";
import { ask, form } from "../support/ask";
import { withServer } from "../support/with-server";
import { cookieOf, enter } from "./support/account";
import { fieldOf, openPage, textsOf } from "./support/document";
import { accountPages } from "./support/own-pages";
import { visitor } from "./support/visitor";

const server = withServer();

const paths = [
  "/",
  "/features",
  "/blog?article=1",
  "/contact",
  "/coming-soon",
  "/preferences",
  "/auth",
  "/auth?tab=register",
  "/about",
  "/plan/peace?day=2",
  "/theme/theme-17",
  "/pray",
  "/pray?hour=night&pray=now",
  "/pray?hour=night&pray=amen",
  "/today",
  "/today/2026-12-24",
  "/today/morning",
  "/today/night",
  "/no-such-page",
  ...accountPages,
];

const inline = "a, b, button, em, i, img, input, label, select, small, span, strong, summary, svg";

it.each(paths)("links and buttons of %s have words, and room between them", async (path) => {
  const { Cookie } = await enter(server);
  for (const headers of [{}, { Cookie }] as Record<string, string>[]) {
    const { text } = await ask(server, path, { headers });
    expect(crowdedIn(text)).toEqual([]);
  }
});

it("the button that closes a message has a word", async () => {
  const posted = await ask(
    server,
    "/coming-soon",
    form({ form: "waitlist", email: "ann@example.org" }),
  );
  const { text } = await ask(server, "/coming-soon", { headers: { Cookie: cookieOf(posted) } });
  expect(text).toContain("toast-served");
  expect(crowdedIn(text)).toEqual([]);
});

/** As Lynx, Links and w3m show it: they know `hidden` for fields alone, and no style. */
function readIn(document: Document): string {
  for (const each of document.querySelectorAll("head, script, style")) each.remove();
  for (const each of document.querySelectorAll("p, div, h1, h2, li, button, a")) each.append(" ");
  return document.body.textContent?.replace(/\s+/g, " ") ?? "";
}

it("the menu is named once", async () => {
  const { document } = await openPage(server, "/features");
  expect(readIn(document).match(/\bMenu\b/g)).toHaveLength(1);
});

const buttonsOf = (document: Document, label: string) =>
  textsOf(document, "button").filter((text) => text === label);

it("the prayer of one hour is on the page, with one Amen", async () => {
  const hours = hoursOn(new Date().toISOString().slice(0, 10));
  const { document } = await openPage(server, "/pray");
  const served = document.querySelector("[data-hour]")?.getAttribute("data-hour");
  expect(buttonsOf(document, "Amen")).toEqual(["Amen"]);
  const read = readIn(document);
  expect(hours.filter(({ title }) => read.includes(title)).map(({ name }) => name)).toEqual([
    served,
  ]);
  for (const name of hourNames) {
    const { text } = await ask(server, `/pray?hour=${name}`);
    expect(hours.filter(({ title }) => text.includes(`>${title}<`))).toHaveLength(1);
  }
});

it.each(["/today", "/today/morning", "/today/night"])("%s is one day", async (path) => {
  const { document } = await openPage(server, path);
  const today = document.querySelector("[data-served]")?.getAttribute("data-served") ?? "";
  const offices = textsOf(document, "a").filter((text) => text === "Morning prayer");
  expect(offices).toHaveLength(path === "/today" ? 1 : 0);
  expect(buttonsOf(document, "Amen")).toHaveLength(path === "/today" ? 0 : 1);
  const read = readIn(document);
  const days = [-1, 0, 1].map((by) => addDays(today, by));
  expect(days.filter((day) => read.includes(dayInWords(day, "weekday")))).toEqual([today]);
  const verses = days.filter((day) => read.includes(getVerse(day).line));
  expect(verses).toEqual(path === "/today" ? [today] : []);
});

it("a prayer is written by its form, whatever else the form shows", async () => {
  const go = visitor(server, (await enter(server)).Cookie);
  const pageOf = async (path: string) =>
    new JSDOM((await go(path)).text, { url: server.url }).window.document;
  const path = "/account/prayers";
  const words = `For my brother, ${Date.now()}`;
  const document = await pageOf(path);
  const field = fieldOf(document, "Your prayer");
  field.value = words;
  const { form } = field;
  if (!form) throw new Error("The field is in no form");
  const sent = new URLSearchParams();
  for (const [name, value] of new (document.defaultView?.FormData ?? FormData)(form))
    sent.append(name, String(value));
  const posted = await go(form.getAttribute("action") ?? path, { method: "POST", body: sent });
  expect(posted.status).toBe(303);
  expect(readIn(await pageOf(path))).toContain(words);
});

/** @returns links and buttons that say nothing, or that run into what follows. */
function crowdedIn(html: string): string[] {
  const { document } = new JSDOM(html).window;
  return [...document.querySelectorAll("a, button, summary")]
    .filter((each) => !each.closest("[aria-hidden=true]"))
    .filter((each) => !(each.textContent?.trim() || isTwin(each)) || runsOn(each))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Of a menu's button, whose words stand before it: only browsers without popovers show this one, by its sign. */
const isTwin = (each: Element) =>
  each.matches("button + .popover-details > summary[aria-label]") && each.querySelector("svg");

/** Whether the next element stands on the same line, with nothing in between. */
function runsOn(each: Element): boolean {
  let from = each;
  while (!from.nextSibling && from.parentElement?.matches(inline)) from = from.parentElement;
  let next = from.nextSibling;
  while (next?.nodeName === "#comment") next = next.nextSibling;
  return next?.nodeType === 1 && (next as Element).matches(`${inline}:not([type=hidden])`);
}
