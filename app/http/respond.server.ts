import type { IncomingMessage, ServerResponse } from "node:http";
import { isStorageTrouble } from "#db/engines/errors.server";
import { settings } from "~/runtime/env.server";
import { refuseLate, refuseNow, shareUsedUp } from "./limits/overload.server";
import { countArrival, countRefused } from "./limits/rate-limit.server";
import { sendCached } from "./page-cache/cached-response.server";
import { health, readiness } from "./probes/health.server";
import { metrics } from "./probes/metrics.server";
import { askRemix, readPage } from "./read-page.server";
import { apiRefusal, type Refusal, refuse } from "./refusal.server";
import {
  hasGoodHost,
  isFromThisMachine,
  isRead,
  lengthRefusal,
  targetUrl,
  warnIfUnforwarded,
} from "./request.server";
import { isDataPath, noMatch, type RouteMatch } from "./route-table.server";
import { send } from "./send.server";
import type { Exchange, Site } from "./site.server";
import { makeLast } from "./upstream/node-http.server";

/** Served however busy the server is. */
const probes = new Map<string, (req: IncomingMessage, isLocal: boolean) => Promise<Response>>([
  ["/healthz", (_, isLocal) => health(isLocal)],
  ["/readyz", readiness],
  ["/metrics", metrics],
]);

/** @throws QueueFull */
export async function respond(site: Site, exchange: Exchange): Promise<void> {
  const { req, address } = exchange;
  const target = req.url ?? "";
  const tooLong = lengthRefusal(target);
  if (tooLong) return refuseNow(site, exchange, tooLong);
  const url = targetUrl(target, site.origin);
  if (!url) return refused(site, exchange, refuse(400));
  exchange.url = url;
  exchange.isSecret = site.isSecret(url.pathname);
  if (site.queue.isFull(address) && !probes.has(url.pathname))
    return refuseLate(site, exchange, shareUsedUp);
  if (req.method === "POST") return takePost(site, exchange);
  return respondTo(site, exchange);
}

async function takePost(site: Site, exchange: Exchange): Promise<void> {
  const { res, address } = exchange;
  const wait = await countArrival(address);
  if (wait) return refuseLate(site, exchange, refuse(429, { "Retry-After": String(wait) }));
  res.once("close", () => res.statusCode >= 400 && void countRefused(address));
  return respondTo(site, exchange);
}

async function respondTo(site: Site, exchange: Exchange): Promise<void> {
  const { req, res, url, id } = exchange;
  const asset = site.assets.get(url.pathname);
  const probe = probes.get(url.pathname);
  const isOwn = asset || probe;
  exchange.match = isOwn
    ? { ...noMatch(url.pathname), methods: ["GET", "HEAD"], known: true }
    : site.matchRoute(url);
  await hide(site, exchange);
  const { match } = exchange;
  exchange.route = match.pattern;
  // An endpoint is the same however its name is written (case, %61, a slash behind).
  if (match.known && isApi(match) && !isDataPath(url.pathname)) url.pathname = match.pattern;
  // HTTP/1.0 asks for no Host, and monitors often speak it.
  const isHostless = probe && req.httpVersion === "1.0" && req.headers.host === undefined;
  if (!isHostless && !hasGoodHost(req.rawHeaders)) return refused(site, exchange, refuse(400));
  if (asset && isRead(req.method)) return sendCached(req, res, asset, id);
  if (probe && isRead(req.method)) {
    const isLocal = isFromThisMachine(req, settings());
    return send(site, exchange, await probe(req, isLocal));
  }
  if (!probe) warnIfUnforwarded(req, settings());
  const refusal = precheck(req, url, match, site);
  if (refusal) return refused(site, exchange, refusal);
  if (req.method !== "POST") return readPage(site, exchange);
  const body = await readBody(req, res);
  if (body === "too large") return refused(site, exchange, refuse(413, { Connection: "close" }));
  return askRemix(site, exchange, {}, body);
}

/** A page that a visitor may not know of is 404, whatever they send. */
async function hide({ hidden }: Site, exchange: Exchange): Promise<void> {
  const { match, req } = exchange;
  if (!hidden.covers(match.pattern)) return;
  const headers = new Headers({ Cookie: req.headers.cookie ?? "" });
  const { identity, isAdmitted } = await hidden.admit({ headers }, match.pattern).catch((error) => {
    if (!isStorageTrouble(error)) throw error;
    return { identity: undefined, isAdmitted: false };
  });
  exchange.identity = identity;
  // What a member wrote comes back to them; the page itself checks again who it is.
  if (isAdmitted || (!identity && req.method === "POST")) return;
  exchange.match = noMatch("*");
}

async function refused(site: Site, exchange: Exchange, refusal: Refusal): Promise<void> {
  const { url, req, match } = exchange;
  const isPost = req.method === "POST";
  if (isPost) makeLast(exchange.res);
  if (isApi(match) || url.pathname.startsWith("/assets/"))
    return send(site, exchange, apiRefusal(site.endpoints[match.pattern], refusal));
  // The action throws the refusal: every form's script can read that.
  const isData = isDataPath(url.pathname) && (isRead(req.method) || isPost);
  exchange.url = new URL(isData ? "/_root.data?index" : "/", site.origin);
  exchange.match = site.matchRoute(exchange.url);
  return askRemix(site, exchange, { refusal }, isData && isPost ? Buffer.alloc(0) : undefined);
}

const isApi = ({ pattern }: RouteMatch) => pattern.startsWith("/api/");

function precheck(
  req: IncomingMessage,
  { pathname, searchParams }: URL,
  match: RouteMatch,
  { origin, endpoints }: Site,
): Refusal | undefined {
  const method = req.method ?? "GET";
  if (searchParams.has("_data") || pathname === "/__manifest") return refuse(404);
  if (match.known ? !match.methods.includes(method) : method === "TRACE") {
    return refuse(405, { Allow: match.known ? match.methods.join(", ") : "GET, HEAD" });
  }
  if (!match.known && !(isRead(method) && !pathname.startsWith("/assets/"))) return refuse(404);
  if (isRead(method)) return undefined;
  if (isCrossOriginPost(method, req.headers, origin)) return refuse(403);
  if (endpoints[match.pattern]?.bodiless) return undefined;
  return isReadable(match, req) ? undefined : refuse(415);
}

function isReadable(match: RouteMatch, req: IncomingMessage): boolean {
  const type = req.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (isApi(match)) return type === "application/json";
  return type === "application/x-www-form-urlencoded" || type === "multipart/form-data";
}

/** 64 KiB: thirteen times the longest prayer. */
const bodyLimit = 64 * 1024;

/** Stops at the limit, announced or reached. @throws when the connection breaks. */
async function readBody(req: IncomingMessage, res: ServerResponse): Promise<Buffer | "too large"> {
  if (Number(req.headers["content-length"] ?? 0) > bodyLimit) return "too large";
  // HTTP/1.0 knows no interim response.
  if (req.headers.expect?.toLowerCase() === "100-continue" && req.httpVersion === "1.1")
    res.writeContinue();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > bodyLimit) return "too large";
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type Headers = { host?: string; origin?: string; "sec-fetch-site"?: string | string[] };

/**
 * As Go 1.25's CrossOriginProtection: Sec-Fetch-Site decides, else Origin (plain http on a LAN name); with
 * neither header it is curl or an old client.
 */
export function isCrossOriginPost(method: string, headers: Headers, ownOrigin: string): boolean {
  if (/^(GET|HEAD|OPTIONS)$/.test(method)) return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  if (headers.origin === undefined) return false;
  if (!URL.canParse(headers.origin)) return true;
  const { host, protocol } = new URL(headers.origin);
  if (!/^https?:$/.test(protocol)) return true;
  return host !== headers.host?.toLowerCase() && host !== new URL(ownOrigin).host;
}
