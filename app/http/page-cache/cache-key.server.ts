import { isDataPath, type RouteMatch } from "../route-table.server";

/**
 * Reads the URL of a page that is the same for every visitor without a cookie.
 * @returns the key under which it is cached, an address with nothing in it but what the page reads, so
 * that all ways to ask for the same page are one; undefined for a page that echoes what it was asked.
 */
export type CacheKeyReader = (
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
) => string | undefined;

/** What the site says of its pages. */
export type CacheablePages = {
  /** By the pattern of the route. */
  cacheKeys: Readonly<Record<string, CacheKeyReader>>;
  /** A parameter of the query that makes every page one's own. */
  ownWith?: string;
  /** The keys of those worth rendering before anybody asks. */
  warmup(): string[];
  /** Whether a request brought a cookie that we wrote, so that its page is its own. */
  isPersonal(request: Pick<Request, "headers">): Promise<boolean>;
};

/** The one key under which the response to a request is cached, if it is. */
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

/** The key of a page's data, as our own script asks for it. @param routes those it has not yet. */
function dataKey(key: string, routes?: readonly string[]): string {
  const [path = "", search] = key.split("?");
  const query = new URLSearchParams(search);
  if (routes) query.set(routesParameter, routes.join(","));
  const data = path === "/" ? "/_root.data" : `${path}.data`;
  return query.size > 0 ? `${data}?${query}` : data;
}

/** Remix's own: the routes whose data its script asks for. */
const routesParameter = "_routes";
