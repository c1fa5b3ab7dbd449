import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "~/runtime/log.server";
import { countRequest } from "./probes/request-counts.server";
import type { RouteMatch } from "./route-table.server";

/** What a request carries through the edge. */
export type Exchange = {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  id: string;
  /** What the log names. */
  route: string;
  match: RouteMatch;
  /** Whoever asks may not know of hidden pages. */
  isOutside?: boolean;
  /** Whose share of the queues it takes. */
  address: string;
};

/**
 * Counts a request when it is responded to, or its client did not wait for that.
 * @param logs whether it leaves a line in the log, too.
 */
export function noteWhenClosed(exchange: Exchange, logs: boolean): void {
  const start = performance.now();
  exchange.res.on("close", () => {
    const ms = Math.round((performance.now() - start) * 100) / 100;
    const { req, res, id, route } = exchange;
    const answered = res.headersSent || res.statusCode !== 200;
    // Of a client that did not wait, as nginx says it.
    const status = answered ? res.statusCode : 499;
    countRequest({ method: req.method ?? "-", route, status, ms });
    if (logs) log().info({ id, method: req.method, route, status, ms }, "request");
  });
}
