import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { Settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { type Queue, renderingQueue } from "~/runtime/queue.server";
import type { Exchange } from "./context.server";
import { openCounts, pacing } from "./limits/connections.server";
import { refuseForQueue } from "./limits/overload.server";
import { type CachedResponse, sendCached } from "./page-cache/cached-response.server";
import { type RequestCounts, requestCounts } from "./probes/request-counts.server";
import { refuse } from "./refusal.server";
import { addressOf, hasGoodHost, hasOwnCookie, isRead } from "./request.server";
import { respond, warmUpPage } from "./respond.server";
import { noMatch } from "./route-table.server";
import { finished } from "./send.server";
import { createSite, type Site, type SiteParts } from "./site.server";

const nowhere = noMatch("-");

/** Of one address; only an attacker has more requests under way at once. */
const mostAtOnce = 1_000;

/** Between node:http and Remix: refuses early, sends cached responses, sets headers, logs each request. */
export function createEdge(parts: SiteParts, settings: Settings, queue: Queue = renderingQueue()) {
  const site = createSite(parts, settings, queue);
  const underWay = openCounts();
  const pace = pacing();
  const url = new URL(settings.ORIGIN);
  const counts = requestCounts();
  const lines = log().isLevelEnabled("info") ? log() : undefined;

  return { listener, warmUp: (key: string) => warmUpPage(site, key) };

  function listener(req: IncomingMessage, res: ServerResponse): void {
    const exchange = { req, res, id: randomUUID(), route: "-", match: nowhere, url, address: "" };
    noteWhenClosed(exchange, counts, lines);
    exchange.address = addressOf(req, settings);
    pace(exchange.address, () => begin(exchange));
  }

  function begin(exchange: Exchange): void {
    const { req, res, id, address } = exchange;
    if (res.destroyed) return;
    const cached = fromMemory(site, req);
    if (cached) {
      exchange.route = cached.pattern;
      sendCached(req, res, cached, id);
      return;
    }
    if (underWay(address, res) > mostAtOnce) return void req.socket.destroy();
    res.setHeader("X-Request-Id", id);
    respond(site, exchange)
      .catch((error) => refuseForQueue(site, exchange, error))
      .catch((error) => fail(site, exchange, error));
  }
}

const methods = new Set(["GET", "HEAD", "POST"]);

function noteWhenClosed(
  exchange: Exchange,
  { requests, seconds }: RequestCounts,
  lines: Logger | undefined,
): void {
  const start = performance.now();
  exchange.res.on("close", () => {
    const ms = Math.round((performance.now() - start) * 100) / 100;
    const { req, res, id, route } = exchange;
    const responded = res.headersSent || res.statusCode !== 200;
    // nginx's code for a client that hung up.
    const status = responded ? res.statusCode : 499;
    // Bounded: a method may be any word, and each would make a time series.
    const method = methods.has(req.method ?? "") ? req.method : "other";
    requests.inc({ route, method, status });
    seconds.observe({ route }, ms / 1_000);
    lines?.info({ id, method: req.method, route, status, ms }, "request");
  });
}

function fromMemory({ assets, pages }: Site, req: IncomingMessage): CachedResponse | undefined {
  const target = req.url ?? "";
  if (!isRead(req.method) || !hasGoodHost(req.rawHeaders)) return undefined;
  return (hasOwnCookie(req.headers.cookie) ? undefined : pages.get(target)) ?? assets.get(target);
}

function fail({ common }: Site, { id, res }: Exchange, error: unknown): void {
  if (res.destroyed) return;
  log().error({ id, err: error }, "the edge failed");
  const headers = { "Content-Type": "text/plain; charset=utf-8" };
  const response = finished(new Response(null, { headers }), common);
  if (!res.headersSent) res.writeHead(500, Object.fromEntries(response.headers));
  res.end(refuse(500).text);
}
