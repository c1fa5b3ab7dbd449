import { isDataPath, type RouteMatch } from "../route-table.server";

/** @returns a path with only what the page reads; undefined for a page that echoes its query. */
export type CacheKeyReader = (
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
) => string | undefined;

export type CacheablePages = {
  cacheKeys: Readonly<Record<string, CacheKeyReader>>;
  /** A query parameter that makes the page personal. */
  ownWith?: string;
  warmup(): string[];
  isPersonal(request: Pick<Request, "headers">): Promise<boolean>;
};

export function cacheKeyOf(
  { cacheKeys, ownWith }: CacheablePages,
  { pathname, searchParams }: URL,
  { pattern, params, ids, isPage }: RouteMatch,
): string | undefined {
  if (ownWith && searchParams.has(ownWith)) return undefined;
  const key = cacheKeys[pattern]?.(params, searchParams);
  if (key === undefined || !isDataPath(pathname)) return key;
  if (!isPage) return undefined;
  const requested = searchParams.get(routesParameter)?.split(",");
  return dataKey(key, requested && ids.filter((id) => requested.includes(id)));
}

function dataKey(key: string, routes?: readonly string[]): string {
  const [path = "", search] = key.split("?");
  const query = new URLSearchParams(search);
  if (routes) query.set(routesParameter, routes.join(","));
  const data = path === "/" ? "/_root.data" : `${path}.data`;
  return query.size > 0 ? `${data}?${query}` : data;
}

/** Remix's own. */
const routesParameter = "_routes";
