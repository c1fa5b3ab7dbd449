import { JSDOM } from "jsdom";
import { ask } from "../../support/ask";
import type { TestServer } from "../../support/server";

// One window for all pages: making one for each takes longer than all else.
const { window } = new JSDOM("");
const parser = new window.DOMParser();

export type OpenedPage = { status: number; headers: Headers; document: Document };

/** A page as a browser without scripts has it. */
export async function openPage(
  server: TestServer,
  path: string,
  init?: RequestInit,
): Promise<OpenedPage> {
  const { status, headers, text } = await ask(server, path, init);
  return { status, headers, document: parser.parseFromString(text, "text/html") };
}

/** The texts of the elements that a selector finds, in their order. */
export function textsOf(from: ParentNode, selector: string): string[] {
  return [...from.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim() ?? "");
}

/** The values of an attribute of the elements that a selector finds; null where one has none. */
export function valuesOf(from: ParentNode, selector: string, attribute: string) {
  return [...from.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
}

/** The innermost element that has just this text; undefined if there is none. */
export function elementWith(from: ParentNode, text: string): Element | undefined {
  return [...from.querySelectorAll("*")].findLast(
    (element) => element.textContent?.trim() === text,
  );
}

/** A form's control by the words of its label. */
export function fieldOf(document: Document, label: string): HTMLInputElement {
  const found = [...document.querySelectorAll("label")].find(
    ({ textContent }) => textContent?.trim() === label,
  );
  const field = document.getElementById(found?.htmlFor ?? "");
  if (!field) throw new Error(`There is no field '${label}'`);
  return field as HTMLInputElement;
}

/** What a screen reader says of a field beside its label. */
export function descriptionOf(field: Element): string {
  const ids = field.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => field.ownerDocument.getElementById(id)?.textContent ?? "").join(" ");
}

/** The path and query that a page names as its canonical address. */
export function canonicalOf(document: Document): string | undefined {
  const [href] = valuesOf(document, "link[rel=canonical]", "href");
  if (!href) return undefined;
  const { pathname, search } = new URL(href);
  return pathname + search;
}
