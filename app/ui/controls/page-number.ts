import { withQuery } from "~/paths";

export const pageSize = 10;

export type PageParameter = "page" | "resting" | "others";

export const findParameter = "find";
export const longestFind = 100;

export function wordsToFind(url: string): string | undefined {
  const asked = new URL(url, "http://own").searchParams.get(findParameter)?.trim() ?? "";
  return asked.toWellFormed().slice(0, longestFind) || undefined;
}

export function pageNumber(url: string, parameter: PageParameter = "page"): number {
  const asked = new URL(url, "http://own").searchParams.get(parameter) ?? "";
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

export function pageRange(asked: number, count: number, size = pageSize) {
  const pageCount = Math.max(1, Math.ceil(count / size));
  const page = Math.min(asked, pageCount);
  return { page, pageCount, range: { limit: size, offset: (page - 1) * size } };
}

/** Reads the page of a list that is asked for, and the last instead where that one is behind the end. */
export async function readPage<Found extends { count: number }>(
  asked: number,
  size: number,
  read: (range: { limit: number; offset: number }) => Promise<Found>,
): Promise<Found & { page: number; pageCount: number }> {
  const first = await read({ limit: size, offset: (asked - 1) * size });
  const { page, pageCount, range } = pageRange(asked, first.count, size);
  const found = page === asked ? first : await read(range);
  return { ...found, page, pageCount };
}

export function pagePath(path: string, page: number, parameter: PageParameter = "page"): string {
  if (page === 1) return path;
  return withQuery(path, `${parameter}=${page}`);
}
