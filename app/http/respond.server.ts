import type { IncomingMessage, ServerResponse } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { isStorageTrouble } from "#db/engines/errors.server";
import { within } from "#db/time";
import { settings } from "~/runtime/env.server";
import { QueueFull } from "~/runtime/queue.server";
import type { Exchange } from "./context.server";
import { openCounts } from "./limits/connections.server";
import { refuseLate, refuseNow, shareUsedUp } from "./limits/overload.server";
import { countArrival, countRefused } from "./limits/rate-limit.server";
import { cacheKeyOf } from "./page-cache/cache-key.server";
import { sendCached } from "./page-cache/cached-response.server";
import { probes } from "./probes/probes.server";
import { apiRefusal, type Refusal, refuse, storageRefusal } from "./refusal.server";
import {
  hasGoodHost,
  hasOwnCookie,
  isFromThisMachine,
  isRead,
  targetUrl,
  warnIfUnforwarded,
} from "./request.server";
import { isDataPath, noMatch, type RouteMatch, withoutLastSlashes } from "./route-table.server";
import { finished, send } from "./send.server";
import type { Site } from "./site.server";
import { makeLast } from "./upstream/node-http.server";
import type { RemixRequest } from "./upstream/remix-request.server";

/** @throws QueueFull */
export async function respond(site: Site, exchange: Exchange): Promise<void> {
  const { req, address } = exchange;
  const target = req.url ?? "";
  if (isTooLong(target)) return refuseNow(site, exchange, refuse(414));
  const url = targetUrl(target, site.origin);
  if (!url) return refused(site, exchange, refuse(400));
  exchange.url = url;
  exchange.isSecret = site.isSecret(url.pathname);
  if (site.queue.isFull(address) && !probes.has(url.pathname))
    return refuseLate(site, exchange, shareUsedUp);
  if (req.method === "POST") return takePost(site, exchange);
  return respondTo(site, exchange);
}

/** Characters. */
const most = { path: 2_048, target: 8_192 };

function isTooLong(target: string): boolean {
  const query = target.indexOf("?");
  return target.length > most.target || (query < 0 ? target.length : query) > most.path;
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
  const isFile = announced(req) > bodyLimit && (await takesFile(site, exchange));
  if (isFile && openFiles("all", res) > mostFiles)
    return refused(site, exchange, refuse(503, { "Retry-After": "5" }));
  const body = await readBody(req, res, isFile ? fileLimit : bodyLimit);
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

/** Of somebody signed in, on the page that takes files: five thousand lines, and long ones. */
const fileLimit = 2 * 1024 * 1024;

/** Read at once, for their memory. */
const mostFiles = 2;
const openFiles = openCounts();

const announced = (req: IncomingMessage) => Number(req.headers["content-length"] ?? 0);

async function takesFile(site: Site, { req, match }: Exchange): Promise<boolean> {
  const headers = new Headers({ Cookie: req.headers.cookie ?? "" });
  const takes = site.takesFile?.(match.pattern, { headers });
  return (await takes?.catch(() => false)) ?? false;
}

/** Stops at the limit, announced or reached. @throws when the connection breaks. */
async function readBody(
  req: IncomingMessage,
  res: ServerResponse,
  limit: number,
): Promise<Buffer | "too large"> {
  if (announced(req) > limit) return "too large";
  // HTTP/1.0 knows no interim response.
  if (req.headers.expect?.toLowerCase() === "100-continue" && req.httpVersion === "1.1")
    res.writeContinue();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) return "too large";
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

async function readPage(site: Site, exchange: Exchange): Promise<void> {
  const { req, res, url, match, id, address, isSecret } = exchange;
  const isData = isDataPath(url.pathname);
  const written = match.isPage && !isData ? match.path : withoutLastSlashes(url.pathname);
  const path = isSecret ? withoutPunctuation(written) : written;
  if (path !== "" && path !== url.pathname && !path.startsWith("//"))
    return moved(site, exchange, path + url.search);
  const isNothing = match.pattern === "*" && !isData && !isSecret;
  const place = isNothing ? site.placeAt(decodeURIComponent(url.pathname)) : undefined;
  if (place) return moved(site, exchange, place);
  if (await isPersonal(site, req.headers.cookie)) return askRemix(site, exchange, {});
  if (isNothing) return sendCached(req, res, await site.errorPages.notFound(), id);
  const key = cacheKeyOf(site.cacheable, url, match);
  const cached = key === undefined ? undefined : await fillCache(site, address, key, match);
  return cached ? sendCached(req, res, cached, id) : askRemix(site, exchange, {});
}

function moved(site: Site, exchange: Exchange, Location: string): Promise<void> {
  return send(site, exchange, new Response(null, { status: 308, headers: { Location } }));
}

/** Mail programs take a full stop or bracket behind a link for a part of it. */
function withoutPunctuation(path: string): string {
  let end = path.length;
  for (;;) {
    if (path[end - 3] === "%") end -= 3;
    else if (/[^\w/-]/.test(path[end - 1] ?? "")) end -= 1;
    else return path[end - 1] === "/" ? path : path.slice(0, end);
  }
}

/** Made once: the stack trace of each would cost more than the signal. */
const isOver = new DOMException("The response is over", "AbortError");

export async function warmUpPage(site: Site, key: string): Promise<void> {
  await fillCache(site, ourselves, key, site.matchRoute(new URL(key, site.origin)));
}

const ourselves = "warm-up";

/** A read is aborted when its client has gone; a post runs to its end. */
async function askRemix(site: Site, exchange: Exchange, context: AppLoadContext, body?: Buffer) {
  const { queue } = site;
  const { req, res, url, match, id, address, identity } = exchange;
  const done = new AbortController();
  // Remix leaves a timer of five seconds behind every response unless its request is aborted.
  res.on("close", () => done.abort(isOver));
  const { signal } = done;
  const asked = performance.now();
  const task = () => {
    if (!body) signal.throwIfAborted();
    // A post's time starts after its wait in the queue: what was written is not sent back.
    const since = body ? performance.now() : asked;
    const own = { requestId: id, address, body, identity, ...context };
    const request = { url, ids: match.ids, req, body, context: own, signal };
    return inTime(since, respondBy(site, exchange, request));
  };
  const response = await queue.run(address, task, body !== undefined);
  const refusal = context.refusal ?? (response.status === 503 ? storageRefusal() : undefined);
  // Remix drops headers of a route that exports no `headers`.
  for (const [name, value] of Object.entries({ ...refusal?.headers })) res.setHeader(name, value);
  return send(site, exchange, response);
}

/** Milliseconds; the server closes a silent connection after twenty seconds. */
const longest = 17_000;

export const inTime = <T>(since: number, response: Promise<T>): Promise<T> =>
  within(longest - (performance.now() - since), response, () => new QueueFull(false));

async function respondBy(site: Site, { url, match }: Exchange, request: RemixRequest) {
  const response = await site.handleRemix(request);
  const { context, body } = request;
  if (body || !context?.storageFailed || !cacheKeyOf(site.cacheable, url, match)) return response;
  // Public content can be read by a visitor who cannot be recognized.
  await response.body?.cancel();
  return site.handleRemix({ ...request, context: { ...context, identity: { isUnseen: true } } });
}

async function fillCache(site: Site, owner: string, key: string, { pattern, ids }: RouteMatch) {
  const known = site.pages.get(key);
  if (known) return known;
  return site.queue.run(owner, () =>
    site.pages.make({ key, pattern }, async () => {
      const done = new AbortController();
      const url = new URL(key, site.origin);
      const response = await site.handleRemix({ url, ids, signal: done.signal });
      const body = response.status === 200 ? await response.arrayBuffer() : null;
      done.abort(isOver);
      return finished(new Response(body, response), site.common);
    }),
  );
}

async function isPersonal({ cacheable }: Site, cookie: string | undefined): Promise<boolean> {
  if (!cookie || !hasOwnCookie(cookie)) return false;
  return cacheable.isPersonal({ headers: new Headers({ Cookie: cookie }) });
}
