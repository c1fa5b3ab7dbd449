import type { ServerBuild } from "@remix-run/node";
import { matchRoutes } from "@remix-run/react";

type TableRoute = {
  id: string;
  path?: string;
  index?: boolean;
  caseSensitive?: boolean;
  children?: TableRoute[];
};

/** What stands at an address: the pattern for the log, and the methods it takes. */
export type Place = { pattern: string; methods: string[]; known: boolean };

/** Looks addresses up in the build's routes, so that the edge can refuse a method before Remix. */
export function routeTable(build: ServerBuild): (url: URL) => Place {
  const routes = children(build, undefined);
  return (url) => {
    const matches = matchRoutes(routes as never, pagePath(url.pathname)) ?? [];
    const leaf = matches.at(-1)?.route as TableRoute | undefined;
    const module = leaf && build.routes[leaf.id]?.module;
    const pattern = leaf && leaf.path !== "*" ? `/${leaf.path ?? ""}` : "*";
    if (!leaf || !module || pattern.endsWith("*")) return { pattern, methods: [], known: false };
    const takesPost = module.action && (!leaf.index || url.searchParams.has("index"));
    return {
      pattern,
      methods: [
        ...(module.loader || module.default ? ["GET", "HEAD"] : []),
        ...(takesPost ? ["POST"] : []),
      ],
      known: true,
    };
  };
}

/** The page that a `.data` address belongs to: `/_root.data` is home's, `/x.data` that of `/x`. */
export function pagePath(pathname: string): string {
  return pathname.endsWith(".data")
    ? pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/")
    : pathname;
}

function children(build: ServerBuild, parentId: string | undefined): TableRoute[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId && route !== undefined)
    .map((route) => {
      const { id, path, index, caseSensitive } = route as NonNullable<typeof route>;
      return index
        ? { id, path, index }
        : { id, path, caseSensitive, children: children(build, id) };
    });
}
