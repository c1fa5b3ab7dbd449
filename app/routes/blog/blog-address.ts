/** The whole number that an address asks for, held within 1..last; undefined for anything else. */
export function clampNumber(asked: string | null, last: number): number | undefined {
  if (!/^-?\d+$/.test(asked ?? "")) return undefined;
  return Math.min(Math.max(Number(asked), 1), last);
}

/** The address of a page of the list; page 1 is the blog's own. */
export function listPath(page: number): string {
  return page === 1 ? "/blog" : `/blog?page=${page}`;
}

/** The id of an article's place in the list, and of the link in it that opens the article. */
export const cardId = (id: number) => `article-${id}`;
export const readId = (id: number) => `read-${id}`;
