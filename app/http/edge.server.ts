import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import type { Settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import type { Queue } from "~/runtime/queue.server";
import { type Exchange, logWhenClosed } from "./access-log.server";
import { addressOf } from "./address.server";
import { readBody } from "./body.server";
import { expectBody } from "./client-error.server";
import { finished, securityHeaders } from "./headers.server";
import { health } from "./health.server";
import { hasGoodHost, targetUrl } from "./host.server";
import { openCounts } from "./limits/open-counts.server";
import { overload, shareUsedUp } from "./limits/overload.server";
import { pacing } from "./limits/pace.server";
import { countArrival, countRefused } from "./limits/post-limit.server";
import { renderingQueue } from "./limits/rendering-queue.server";
import { loadAssets } from "./page-cache/assets.server";
import { cacheablePagesOf, cacheKeyOf, dataKey } from "./page-cache/cacheable.server";
import { type CachedResponse, sendCached } from "./page-cache/cached-response.server";
import type { ClientFiles } from "./page-cache/client-files.server";
import { createErrorPages } from "./page-cache/error-pages.server";
import { pageCache } from "./page-cache/page-cache.server";
import { isDataPath } from "./path.server";
import { isApi, isRead, precheck } from "./precheck.server";
import { apiRefusal, type Refusal, refuse } from "./refusal.server";
import { createRemixHandler } from "./remix.server";
import { noMatch, routeTable } from "./route-table.server";
import { sendResponse } from "./send.server";
import { hasOwnCookie, isPersonal } from "./session.server";
import { shapeRefusal, withoutLastSlashes } from "./shape.server";

/** Requests under way: nobody asks for more at once but to keep others out. */
const mostAtOnce = 1_000;

/** The listener, and what makes a public page and its data ready before anybody asks. */
export type Edge = { listener: RequestListener; warmUp(key: string): Promise<void> };

/**
 * Stands between node:http and Remix: it refuses what no route should see, answers what is ready
 * in memory, and gives every answer its headers and one line in the log.
 */
export function createEdge(
  build: ServerBuild,
  files: ClientFiles,
  settings: Settings,
  queue: Queue = renderingQueue(),
): Edge {
  const common = securityHeaders(settings);
  const assets: Map<string, CachedResponse> = loadAssets(files, common);
  const pages = pageCache();
  const cacheablePages = cacheablePagesOf(build);
  const matchRoute = routeTable(build);
  const handleRemix = createRemixHandler(build);
  const errorPages = createErrorPages(handleRemix, settings.ORIGIN, common);
  const turnAway = overload(errorPages, send);
  const underWay = openCounts();
  const pace = pacing();
  const home = new URL(settings.ORIGIN);
  const logs = log().isLevelEnabled("info");

  return { listener, warmUp };

  function listener(req: IncomingMessage, res: ServerResponse): void {
    const exchange = {
      req,
      res,
      id: randomUUID(),
      match: noMatch("-"),
      url: home,
      address: "",
    };
    if (logs) logWhenClosed(exchange);
    exchange.address = addressOf(req, settings);
    pace(exchange.address, () => begin(exchange));
  }

  function begin(exchange: Exchange): void {
    const { req, res } = exchange;
    if (res.destroyed) return;
    const cached = fromMemory(req);
    if (cached) {
      exchange.match = noMatch(cached.pattern);
      sendCached(req, res, cached, exchange.id);
      return;
    }
    if (underWay(exchange.address, res) > mostAtOnce) return void req.socket.destroy();
    res.setHeader("X-Request-Id", exchange.id);
    respond(exchange)
      .catch((error) => turnAway.forQueue(exchange, error))
      .catch((error) => fail(exchange, error));
  }

  function fail({ id, res }: Exchange, error: unknown): void {
    if (res.destroyed) return;
    log().error({ id, err: error }, "the edge failed");
    if (!res.headersSent)
      res.writeHead(500, { ...common, "Content-Type": "text/plain; charset=utf-8" });
    res.end(refuse(500).text);
  }

  /** Most requests ask for just the address under which something is kept. */
  function fromMemory(req: IncomingMessage): CachedResponse | undefined {
    const target = req.url ?? "";
    if (!isRead(req.method) || !hasGoodHost(req.rawHeaders)) return undefined;
    return assets.get(target) ?? (hasOwnCookie(req.headers.cookie) ? undefined : pages.get(target));
  }

  async function respond(exchange: Exchange): Promise<void> {
    const { req, res, address } = exchange;
    const target = req.url ?? "";
    const misshapen = shapeRefusal(target);
    if (misshapen) return turnAway.now(exchange, misshapen);
    const url = targetUrl(target, settings.ORIGIN);
    if (!url) return refused(exchange, refuse(400));
    exchange.url = url;
    if (queue.isFull(address) && url.pathname !== "/healthz")
      return turnAway.late(exchange, shareUsedUp);
    const method = req.method ?? "GET";
    const arrived = method === "POST" ? expectBody(res, req.socket) : undefined;
    if (arrived) {
      const wait = await countArrival(address);
      if (wait) return turnAway.late(exchange, refuse(429, { "Retry-After": String(wait) }));
      res.once("close", () => res.statusCode >= 400 && void countRefused(address));
    }
    const asset = assets.get(url.pathname);
    exchange.match =
      asset || url.pathname === "/healthz"
        ? { ...noMatch(url.pathname), methods: ["GET", "HEAD"], known: true }
        : matchRoute(url);
    const { match } = exchange;
    // However an endpoint's name was written (case, %61, a slash behind), it is the same endpoint.
    if (match.known && isApi(match) && !isData(url)) url.pathname = match.pattern;
    if (!hasGoodHost(req.rawHeaders)) return refused(exchange, refuse(400));
    if (asset && isRead(method)) return sendCached(req, res, asset, exchange.id);
    if (match.pattern === "/healthz" && isRead(method)) return send(exchange, health());
    const refusal = precheck(req, url, match, settings.ORIGIN);
    if (refusal) return refused(exchange, refusal);
    if (!arrived) return read(exchange);
    const body = await readBody(req).finally(arrived);
    if (body === "too large") return refused(exchange, refuse(413, { Connection: "close" }));
    return route(exchange, {}, body);
  }

  /** A GET or HEAD: at its own address, from memory where the answer is for everyone. */
  async function read(exchange: Exchange): Promise<void> {
    const { req, res, url, match, id } = exchange;
    const path = match.isPage && !isData(url) ? match.path : withoutLastSlashes(url.pathname);
    if (path !== "" && path !== url.pathname && !path.startsWith("//")) {
      const Location = path + url.search;
      return send(exchange, new Response(null, { status: 308, headers: { Location } }));
    }
    if (await isPersonal(req.headers.cookie)) return route(exchange, {});
    if (match.pattern === "*" && !isData(url))
      return sendCached(req, res, await errorPages.notFound(), id);
    const key = cacheKeyOf(cacheablePages, url, match);
    const cached =
      key === undefined ? undefined : await fillCache(exchange.address, key, match.pattern);
    return cached ? sendCached(req, res, cached, id) : route(exchange, {});
  }

  async function warmUp(key: string): Promise<void> {
    const { pattern, isPage } = matchRoute(new URL(key, settings.ORIGIN));
    await fillCache(ourselves, key, pattern);
    if (isPage) await fillCache(ourselves, dataKey(key), pattern);
  }

  /** Whoever waits for a page waits in a line of their own: another's may be long. */
  async function fillCache(owner: string, key: string, pattern: string) {
    const known = pages.get(key);
    if (known) return known;
    return queue.run(owner, () =>
      pages.make({ key, pattern }, async () => {
        const done = new AbortController();
        const url = new URL(key, settings.ORIGIN);
        const { response } = await handleRemix({ url, signal: done.signal });
        const body = response.status === 200 ? await response.arrayBuffer() : null;
        done.abort();
        return finished(new Response(body, response), common);
      }),
    );
  }

  /** An endpoint answers in its own shape; a page is rendered; our own script's request gets data. */
  async function refused(exchange: Exchange, refusal: Refusal): Promise<void> {
    const { url, req, match } = exchange;
    const method = req.method ?? "GET";
    if (method === "POST") exchange.res.shouldKeepAlive = false;
    if (isApi(match) || url.pathname.startsWith("/assets/"))
      return send(exchange, apiRefusal(match.pattern, refusal));
    if (isData(url) && (isRead(method) || method === "POST")) {
      // Its action throws the refusal, and every form's script can read what an action throws.
      exchange.url = new URL("/_root.data?index", settings.ORIGIN);
      return route(exchange, { refusal }, method === "POST" ? Buffer.alloc(0) : undefined);
    }
    exchange.url = home;
    return route(exchange, { refusal });
  }

  async function route(exchange: Exchange, more: AppLoadContext, body?: Buffer): Promise<void> {
    const { req, res, url, id, address } = exchange;
    const done = new AbortController();
    // Remix leaves a timer of five seconds behind every answer unless its request is aborted.
    res.on("close", () => done.abort());
    const { signal } = done;
    const task = () => {
      // Nobody waits for it any more.
      if (!body) signal.throwIfAborted();
      return handleRemix({ url, req, body, context: { requestId: id, address, ...more }, signal });
    };
    const { response, context: told } = await queue.run(address, task, body !== undefined);
    const { refusal, formHeaders } = told;
    for (const [name, value] of Object.entries({ ...refusal?.headers, ...formHeaders }))
      res.setHeader(name, value);
    return send(exchange, response);
  }

  function send({ req, res }: Exchange, response: Response): Promise<void> {
    return sendResponse(req, res, finished(response, common));
  }
}

/** Whose share the pages take that nobody has asked for yet. */
const ourselves = "warm-up";

const isData = ({ pathname }: URL) => isDataPath(pathname);
