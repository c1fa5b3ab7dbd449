import { setTimeout as pause } from "node:timers/promises";
import { QueueFull } from "~/runtime/queue.server";
import type { Exchange } from "../context.server";
import { sendCached } from "../page-cache/cached-response.server";
import { apiRefusal, type Refusal, refuse } from "../refusal.server";
import { send } from "../send.server";
import type { Site } from "../site.server";
import { makeLast } from "../upstream/node-http.server";

const latenessMs = 500;

export const shareUsedUp = refuse(429, { "Retry-After": "10" });

const overloaded: Refusal = {
  status: 503,
  text: "We’re busy right now. Try again in a minute.",
  headers: { "Retry-After": "10" },
};

export async function refuseNow(site: Site, exchange: Exchange, refusal: Refusal): Promise<void> {
  const { req, res, url, id } = exchange;
  const { pathname } = url;
  // The body is not read.
  if (req.method === "POST") makeLast(res);
  if (/^\/api\//i.test(pathname))
    return send(site, exchange, apiRefusal(site.endpoints[pathname.toLowerCase()], refusal));
  const page = await site.errorPages.refused(req.method, pathname, refusal);
  // Remix drops headers of a route that exports no `headers`.
  for (const [name, value] of Object.entries({ ...refusal.headers })) res.setHeader(name, value);
  sendCached(req, res, page, id);
}

export async function refuseLate(site: Site, exchange: Exchange, refusal: Refusal): Promise<void> {
  await pause(latenessMs, undefined, { ref: false });
  if (!exchange.res.destroyed) await refuseNow(site, exchange, refusal);
}

/** @throws again every error but QueueFull. */
export async function refuseForQueue(site: Site, exchange: Exchange, error: unknown) {
  if (!(error instanceof QueueFull)) throw error;
  return error.ownShare
    ? refuseLate(site, exchange, shareUsedUp)
    : refuseNow(site, exchange, overloaded);
}
