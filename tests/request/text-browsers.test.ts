import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { ask, newsletter } from "../support/ask";
import { withServer } from "../support/with-server";
import { cookieOf, enter } from "./support/account";
import { accountPages } from "./support/own-pages";

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
  const posted = await ask(server, "/features", newsletter("ann@example.org"));
  const { text } = await ask(server, "/features", { headers: { Cookie: cookieOf(posted) } });
  expect(text).toContain("toast-served");
  expect(crowdedIn(text)).toEqual([]);
});

/** @returns links and buttons that say nothing, or that run into what follows. */
function crowdedIn(html: string): string[] {
  const { document } = new JSDOM(html).window;
  return [...document.querySelectorAll("a, button, summary")]
    .filter((each) => !each.closest("[aria-hidden=true]"))
    .filter((each) => !each.textContent?.trim() || runsOn(each))
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Whether the next element stands on the same line, with nothing in between. */
function runsOn(each: Element): boolean {
  let from = each;
  while (!from.nextSibling && from.parentElement?.matches(inline)) from = from.parentElement;
  let next = from.nextSibling;
  while (next?.nodeName === "#comment") next = next.nextSibling;
  return next?.nodeType === 1 && (next as Element).matches(`${inline}:not([type=hidden])`);
}
