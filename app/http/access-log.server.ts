import type { IncomingMessage, ServerResponse } from "node:http";
import { log } from "~/runtime/log.server";
import type { Place } from "./route-table.server";

/** What a request carries through the edge. */
export type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  id: string;
  place: Place;
  /** Whose share of the queues it takes. */
  address: string;
};

/** Leaves a line in the log when a request is answered, or its client did not wait for that. */
export function logWhenDone(visit: Visit): void {
  const start = performance.now();
  visit.response.on("close", () => {
    const ms = Math.round((performance.now() - start) * 100) / 100;
    const { request, response, id, place } = visit;
    const answered = response.headersSent || response.statusCode !== 200;
    // Of a client that did not wait, as nginx says it.
    const status = answered ? response.statusCode : 499;
    log().info({ id, method: request.method, route: place.pattern, status, ms }, "request");
  });
}
