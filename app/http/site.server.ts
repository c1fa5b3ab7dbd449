import type { ServerBuild } from "@remix-run/node";
import type { Settings } from "~/runtime/env.server";
import type { Queue } from "~/runtime/queue.server";
import { securityHeaders } from "./headers.server";
import type { HiddenPages } from "./hidden-pages.server";
import { loadAssets } from "./page-cache/assets.server";
import type { CacheablePages } from "./page-cache/cache-key.server";
import type { ClientFiles } from "./page-cache/client-files.server";
import { createErrorPages } from "./page-cache/error-pages.server";
import { pageCache } from "./page-cache/page-cache.server";
import type { ApiEndpoints } from "./refusal.server";
import { createRemixHandler } from "./remix.server";
import { createRouteTable } from "./route-table.server";
import { withStorageRefusals } from "./storage-refusals.server";

/** What the edge serves, and what it serves it with. */
export type Site = ReturnType<typeof createSite>;

/** What a site is made of: Remix's build, its pages that are the same for everyone, and the browser's files. */
export type SiteParts = {
  build: ServerBuild;
  cacheable: CacheablePages;
  hidden: HiddenPages;
  /** Patterns of pages whose address is their key. */
  secret: readonly string[];
  /** Where an address of nothing leads that can mean one thing only. @param path decoded. */
  placeAt(path: string): string | undefined;
  endpoints: ApiEndpoints;
  files: ClientFiles;
};

/** @param queue in which pages are rendered. */
export function createSite(
  { build: given, cacheable, hidden, secret, placeAt, endpoints, files }: SiteParts,
  settings: Settings,
  queue: Queue,
) {
  const common = securityHeaders(settings);
  const build = withStorageRefusals(given);
  const handleRemix = createRemixHandler(build);
  return {
    origin: settings.ORIGIN,
    /** Headers of every response. */
    common,
    assets: loadAssets(files, common),
    pages: pageCache(),
    cacheable,
    matchRoute: createRouteTable(build),
    handleRemix,
    hidden,
    isSecret: secretPaths(secret),
    placeAt,
    endpoints,
    errorPages: createErrorPages(handleRemix, settings.ORIGIN, common),
    queue,
  };
}

/** Whether a path holds a key, right or wrong, however it is written. @param patterns of pages with one. */
function secretPaths(patterns: readonly string[]): (pathname: string) => boolean {
  const beginnings = new Set(patterns.map((pattern) => pattern.slice(0, pattern.indexOf(":"))));
  return (pathname) => {
    const parts = decodeURIComponent(pathname).toLowerCase().split("/").filter(Boolean);
    const path = `/${parts.join("/")}`;
    return [...beginnings].some((beginning) => path.startsWith(beginning));
  };
}
