import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type TableRoute = Parameters<typeof matchRoutes>[0][number];

export type RouteMatch = {
  pattern: string;
  methods: string[];
  known: boolean;
  isPage: boolean;
  params: Readonly<Record<string, string | undefined>>;
  /** Outermost first. */
  ids: string[];
  /** In the pattern's letter case. */
  path: string;
};

export function noMatch(pattern: string): RouteMatch {
  return { pattern, methods: [], known: false, isPage: false, params: {}, ids: [], path: "" };
}

export function createRouteTable(build: ServerBuild): (url: URL) => RouteMatch {
  const routes = children(build, undefined);
  const paths = Object.values(build.routes).map((route) => `/${route?.path ?? ""}`);
  const begun = new Set(paths.map(firstName));
  const deepest = Math.max(...paths.map((path) => path.split("/").length));
  const found = new Map<string, RouteMatch>();
  return (url) => {
    const path = pagePath(url.pathname);
    // Matching is the dearest part of the edge; most wrong addresses look like no route at all.
    if (path.includes("//") || path.split("/", deepest + 3).length > deepest + 2)
      return noMatch("*");
    if (!begun.has(firstName(path))) return noMatch("*");
    const key = `${path}?${isForIndex(url)}`;
    const known = found.get(key);
    if (known) return known;
    const match = find(path, url);
    if (match.known && found.size < 500) found.set(key, match);
    return match;
  };

  function find(path: string, url: URL): RouteMatch {
    const matches = matchRoutes(routes, path) ?? [];
    const leaf = matches.at(-1)?.route;
    const module = leaf && build.routes[leaf.id ?? ""]?.module;
    const pattern = leaf && leaf.path !== "*" ? `/${leaf.path ?? ""}` : "*";
    const ids = matches.flatMap(({ route }) => route.id ?? []);
    if (!leaf || !module || pattern.endsWith("*")) return { ...noMatch(pattern), ids };
    const takesPost = module.action && (!leaf.index || isForIndex(url));
    return {
      pattern,
      methods: [
        ...(module.loader || module.default ? ["GET", "HEAD"] : []),
        ...(takesPost ? ["POST"] : []),
      ],
      known: true,
      isPage: Boolean(module.default),
      params: matches.at(-1)?.params ?? {},
      ids,
      path: ownWriting(pattern, path),
    };
  }
}

export function pagePath(pathname: string): string {
  return pathname.endsWith(".data")
    ? pathname.slice(0, -".data".length).replace(/^\/_root$/, "/")
    : pathname;
}

/** `?index` names the index route, not the layout around all pages (Remix). */
function isForIndex({ searchParams }: URL): boolean {
  return searchParams.getAll("index").includes("");
}

function firstName(path: string): string {
  const name = path.split("/", 2)[1] ?? "";
  return (name.includes("%") ? decodeURIComponent(name) : name).toLowerCase();
}

function ownWriting(pattern: string, path: string): string {
  const names = pattern.split("/");
  const asked = withoutLastSlashes(path).split("/");
  return asked.map((part, i) => (names[i]?.startsWith(":") ? part : names[i])).join("/") || "/";
}

function children(build: ServerBuild, parentId: string | undefined): TableRoute[] {
  return Object.values(build.routes).flatMap((route): TableRoute[] => {
    if (route?.parentId !== parentId) return [];
    const { id, path, index, caseSensitive } = route;
    return [
      index ? { id, path, index } : { id, path, caseSensitive, children: children(build, id) },
    ];
  });
}

export function isDataPath(pathname: string): boolean {
  return pathname.endsWith(".data");
}

/** In linear time. */
export function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
