import { ask } from "../../support/ask";
import type { TestServer } from "../../support/server";

/** Of the days of a plan three stand for all, and one plan for those whose days are all asked for. */
export const isLikeOthers = (address: string) =>
  /^\/plan\/(?!holy-week-plan\b)[^?]+\?(?:.*&)?day=(?!(?:1|2|7)\b)/.test(address);

/** @returns the addresses of the sitemap, without its origin and without those like others. */
export async function listed(server: TestServer): Promise<string[]> {
  const { text } = await ask(server, "/sitemap.xml");
  const named = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = ""]) => new URL(at));
  return named
    .map(({ pathname, search }) => pathname + search)
    .filter((address) => !isLikeOthers(address));
}
