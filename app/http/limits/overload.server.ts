import { setTimeout as pause } from "node:timers/promises";
import type { Visit } from "~/http/access-log.server";
import { sendReady } from "~/http/page-cache/cached-response.server";
import type { standingPages } from "~/http/page-cache/error-pages.server";
import { apiRefusal, type Refusal, refuse } from "~/http/refusal.server";
import { QueueFull } from "~/runtime/queue.server";

/** Milliseconds until an address that asks too much is told so: it cannot ask again meanwhile. */
const lateness = 500;

/** Said to an address whose share is used up. */
export const tooMuch = refuse(429, { "Retry-After": "10" });

const tooMany: Refusal = {
  status: 503,
  text: "We're busy right now. Try again in a minute.",
  headers: { "Retry-After": "10" },
};

/**
 * Ways to say no without rendering.
 * @param send what is no page.
 */
export function turningAway(
  standing: ReturnType<typeof standingPages>,
  send: (visit: Visit, answer: Response) => Promise<void>,
) {
  return { now, late, forQueue };

  async function now(visit: Visit, refusal: Refusal): Promise<void> {
    const { request, response, url, id } = visit;
    const { pathname } = url;
    // What it sends is not read.
    if (request.method === "POST") response.shouldKeepAlive = false;
    if (/^\/api\//i.test(pathname)) return send(visit, apiRefusal(pathname.toLowerCase(), refusal));
    const page = await standing.refused(request.method, pathname, refusal);
    // Remix drops those of a route that says nothing of headers.
    for (const [name, value] of Object.entries({ ...refusal.headers }))
      response.setHeader(name, value);
    sendReady(request, response, page, id);
  }

  /** Whoever asks as fast as answers come is slowed. */
  async function late(visit: Visit, refusal: Refusal): Promise<void> {
    await pause(lateness, undefined, { ref: false });
    if (!visit.response.destroyed) await now(visit, refusal);
  }

  /** What a full queue means to whoever found it so. @throws any other error again. */
  async function forQueue(visit: Visit, error: unknown): Promise<void> {
    if (!(error instanceof QueueFull)) throw error;
    return error.ownShare ? late(visit, tooMuch) : now(visit, tooMany);
  }
}
