import type { AppLoadContext } from "@remix-run/node";
import { within } from "#db/time";
import { QueueFull } from "~/runtime/queue.server";
import { finished } from "./headers.server";
import { cacheKeyOf } from "./page-cache/cache-key.server";
import { sendCached } from "./page-cache/cached-response.server";
import { storageRefusal } from "./refusal.server";
import { hasOwnCookie } from "./request.server";
import { isDataPath, type RouteMatch, withoutLastSlashes } from "./route-table.server";
import { send } from "./send.server";
import type { Exchange, Site } from "./site.server";
import type { RemixRequest } from "./upstream/remix-request.server";

export async function readPage(site: Site, exchange: Exchange): Promise<void> {
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
export async function askRemix(
  site: Site,
  exchange: Exchange,
  context: AppLoadContext,
  body?: Buffer,
): Promise<void> {
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

async function respondBy(
  site: Site,
  { url, match }: Exchange,
  request: RemixRequest,
): Promise<Response> {
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
