import { ask } from "../../support/ask";
import type { TestServer } from "../../support/server";

const day = /^\/plan\/(?!holy-week-plan\b)[^?]+\?(?:.*&)?day=(?![123]\b)/;
const chapter = /^\/bible\/(?!jude\b)[^/]+\/(?![123]\b)\d/;

/** Of a plan's days and of a book's chapters three stand for all; one plan is asked for whole. */
export const isLikeOthers = (address: string) => day.test(address) || chapter.test(address);

/** @returns the addresses of the sitemap, without its origin and without those like others. */
export async function listed(server: TestServer): Promise<string[]> {
  const { text } = await ask(server, "/sitemap.xml");
  const named = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at = ""]) => new URL(at));
  return named
    .map(({ pathname, search }) => pathname + search)
    .filter((address) => !isLikeOthers(address));
}
