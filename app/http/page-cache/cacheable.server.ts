import type { ServerBuild } from "@remix-run/node";
import { doneParameter } from "~/forms/form";
import { isDataPath } from "~/http/path.server";
import type { RouteMatch } from "~/http/route-table.server";

/**
 * Reads the address of a page that is the same for every visitor without a cookie.
 * @returns the address with nothing in it but what the page reads, so that all ways to ask for the
 * same page are one; undefined for an answer that echoes what it was asked.
 */
export type CacheKeyReader = (
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
) => string | undefined;

export type CacheablePages = {
  /** By the pattern of the route. */
  cacheKeys: Readonly<Record<string, CacheKeyReader>>;
  /** Those worth being ready before anybody asks. */
  warmup(): string[];
};

/** What the site's server entry says of its public pages. */
export function cacheablePagesOf(build: ServerBuild): CacheablePages {
  const entry = build.entry.module as { cacheablePages?: CacheablePages };
  return entry.cacheablePages ?? { cacheKeys: {}, warmup: () => [] };
}

/** The one address under which the answer to a request is kept ready, if it is. */
export function cacheKeyOf(
  { cacheKeys }: CacheablePages,
  { pathname, searchParams }: URL,
  { pattern, params, ids, isPage }: RouteMatch,
): string | undefined {
  // What a form's outcome says in the page is for the one who sent it.
  if (searchParams.has(doneParameter)) return undefined;
  const key = cacheKeys[pattern]?.(params, searchParams);
  if (key === undefined || !isDataPath(pathname)) return key;
  if (!isPage) return undefined;
  const requested = searchParams.get(partParameter)?.split(",");
  return dataKey(key, requested && ids.filter((id) => requested.includes(id)));
}

/** The address of a page's data, as our own script asks for it. @param parts routes it has not yet. */
export function dataKey(key: string, parts?: readonly string[]): string {
  const [path = "", search] = key.split("?");
  const query = new URLSearchParams(search);
  if (parts) query.set(partParameter, parts.join(","));
  const data = path === "/" ? "/_root.data" : `${path}.data`;
  return query.size > 0 ? `${data}?${query}` : data;
}

/** Remix's own: the routes whose data its script asks for. */
const partParameter = "_routes";
