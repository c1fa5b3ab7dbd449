import type { ServerBuild } from "@remix-run/node";
import { minute } from "#db/time";
import type { Settings } from "~/runtime/env.server";
import type { Queue } from "~/runtime/queue.server";
import type { HiddenPages } from "./context.server";
import { securityHeaders } from "./headers.server";
import { type ClientFiles, loadAssets } from "./page-cache/assets.server";
import type { CacheablePages } from "./page-cache/cache-key.server";
import {
  type CachedResponse,
  compressed,
  makeCachedResponse,
} from "./page-cache/cached-response.server";
import { pageCache } from "./page-cache/page-cache.server";
import { type ApiEndpoints, type Refusal, withStorageRefusals } from "./refusal.server";
import { createRouteTable, isDataPath } from "./route-table.server";
import { finished } from "./send.server";
import { createRemixHandler, type HandleRemix } from "./upstream/remix-request.server";

export type Site = ReturnType<typeof createSite>;

export type SiteParts = {
  build: ServerBuild;
  cacheable: CacheablePages;
  hidden: HiddenPages;
  secret: readonly string[];
  /** @param path decoded. */
  placeAt(path: string): string | undefined;
  endpoints: ApiEndpoints;
  files: ClientFiles;
  /** Whether more may be sent than a form's words: known before it is read. */
  takesFile?(pattern: string, request: Pick<Request, "headers">): Promise<boolean>;
};

export function createSite(
  { build: given, cacheable, hidden, secret, placeAt, endpoints, files, takesFile }: SiteParts,
  settings: Settings,
  queue: Queue,
) {
  const common = securityHeaders(settings);
  const build = withStorageRefusals(given);
  const handleRemix = createRemixHandler(build);
  return {
    origin: settings.ORIGIN,
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
    takesFile,
    errorPages: createErrorPages(handleRemix, settings.ORIGIN, common),
    queue,
  };
}

/** However the path is written. */
function secretPaths(patterns: readonly string[]): (pathname: string) => boolean {
  const beginnings = new Set(patterns.map((pattern) => pattern.slice(0, pattern.indexOf(":"))));
  return (pathname) => {
    const parts = decodeURIComponent(pathname).toLowerCase().split("/").filter(Boolean);
    const path = `/${parts.join("/")}`;
    return [...beginnings].some((beginning) => path.startsWith(beginning));
  };
}

type ErrorPage = { path: string; body?: Buffer; refusal?: Refusal };

/** Rendered once a minute: rendering for each refused request would be no relief. */
function createErrorPages(
  handleRemix: HandleRemix,
  origin: string,
  common: Record<string, string>,
) {
  const pages = new Map<string, Promise<CachedResponse>>();
  return { refused, notFound: () => find({ path: "/404" }) };

  function refused(method: string | undefined, pathname: string, refusal: Refusal) {
    if (!isDataPath(pathname)) return find({ path: "/", refusal });
    // Remix's script reads the response to a post as an action's.
    const body = method === "POST" ? Buffer.alloc(0) : undefined;
    return find({ path: "/_root.data?index", body, refusal });
  }

  function find(page: ErrorPage): Promise<CachedResponse> {
    const { path, body, refusal } = page;
    const key = [path, body !== undefined, refusal?.status, refusal?.text].join();
    const found = pages.get(key) ?? render(page);
    if (!pages.has(key)) {
      pages.set(key, found);
      setTimeout(() => pages.delete(key), minute).unref();
    }
    return found;
  }

  async function render({ path, body, refusal }: ErrorPage): Promise<CachedResponse> {
    const url = new URL(path, origin);
    const response = await handleRemix({ url, body, context: { refusal } });
    const { headers, status } = finished(response, common);
    const bodies = await compressed(Buffer.from(await response.arrayBuffer()));
    return makeCachedResponse("-", Object.fromEntries(headers), bodies, status);
  }
}
