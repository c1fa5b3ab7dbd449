/** Prayers on one page of a list. */
export const pageSize = 10;

/** The page that an address asks for; the first for anything that is no page. */
export function pageNumber(url: string): number {
  const asked = new URL(url, "http://own").searchParams.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** A page of a list. @param path of its first page. */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}?page=${page}`;
}
