/** Prayers on one page of a list. */
export const pageSize = 10;

/** Which parameter of the address says what page of a list it is. */
export type PageParameter = "page" | "resting";

/** The page that an address asks for; the first for anything that is no page. */
export function pageNumber(url: string, parameter: PageParameter = "page"): number {
  const asked = new URL(url, "http://own").searchParams.get(parameter) ?? "";
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** A page of a list. @param path of its first page, which may have a query. */
export function pagePath(path: string, page: number, parameter: PageParameter = "page"): string {
  if (page === 1) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${parameter}=${page}`;
}
