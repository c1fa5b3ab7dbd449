import { ask, form, type Page } from "../../support/ask";
import type { TestServer } from "../../support/server";

/** Asks one address after another, as one browser. */
export type Visitor = (path: string, init?: RequestInit) => Promise<Page>;

/** A browser without scripts that keeps its one cookie. @param cookie that it has already. */
export function visitor(server: TestServer, cookie = ""): Visitor {
  let saved = cookie;
  return async (path, init = {}) => {
    const headers = { ...(init.headers as Record<string, string>), Cookie: saved };
    const page = await ask(server, path, { ...init, headers });
    const set = page.headers.getSetCookie()[0];
    if (set) saved = set.split(";")[0] ?? "";
    return page;
  };
}

/** What the form of an intent sends. */
export const intent = (name: string, more: Record<string, string> = {}) =>
  form({ intent: name, ...more });

/** A page without the marks that React leaves between words. */
export const wordsOf = ({ text }: Page) => text.replace(/<!--.*?-->/g, "");

/** The number that stands before some words of a page: '1,248 completions'. */
export function figure({ text }: Page, label: string): number {
  const words = text.replace(/<!--.*?-->|<[^>]+>/g, " ").replace(/\s+/g, " ");
  return Number(new RegExp(`([\\d,]+) ${label}`).exec(words)?.[1]?.replace(",", ""));
}
