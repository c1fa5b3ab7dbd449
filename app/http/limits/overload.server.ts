import { setTimeout as pause } from "node:timers/promises";
import type { Exchange } from "~/http/access-log.server";
import { sendCached } from "~/http/page-cache/cached-response.server";
import type { createErrorPages } from "~/http/page-cache/error-pages.server";
import { apiRefusal, type Refusal, refuse } from "~/http/refusal.server";
import { QueueFull } from "~/runtime/queue.server";

/** Milliseconds until an address that asks too much is told so: it cannot ask again meanwhile. */
const lateness = 500;

/** Said to an address whose share is used up. */
export const shareUsedUp = refuse(429, { "Retry-After": "10" });

const overloaded: Refusal = {
  status: 503,
  text: "We're busy right now. Try again in a minute.",
  headers: { "Retry-After": "10" },
};

/**
 * Ways to say no without rendering.
 * @param send what is no page.
 */
export function overload(
  errorPages: ReturnType<typeof createErrorPages>,
  send: (exchange: Exchange, response: Response) => Promise<void>,
) {
  return { now, late, forQueue };

  async function now(exchange: Exchange, refusal: Refusal): Promise<void> {
    const { req, res, url, id } = exchange;
    const { pathname } = url;
    // What it sends is not read.
    if (req.method === "POST") res.shouldKeepAlive = false;
    if (/^\/api\//i.test(pathname))
      return send(exchange, apiRefusal(pathname.toLowerCase(), refusal));
    const page = await errorPages.refused(req.method, pathname, refusal);
    // Remix drops those of a route that says nothing of headers.
    for (const [name, value] of Object.entries({ ...refusal.headers })) res.setHeader(name, value);
    sendCached(req, res, page, id);
  }

  /** Whoever asks as fast as answers come is slowed. */
  async function late(exchange: Exchange, refusal: Refusal): Promise<void> {
    await pause(lateness, undefined, { ref: false });
    if (!exchange.res.destroyed) await now(exchange, refusal);
  }

  /** What a full queue means to whoever found it so. @throws any other error again. */
  async function forQueue(exchange: Exchange, error: unknown): Promise<void> {
    if (!(error instanceof QueueFull)) throw error;
    return error.ownShare ? late(exchange, shareUsedUp) : now(exchange, overloaded);
  }
}
