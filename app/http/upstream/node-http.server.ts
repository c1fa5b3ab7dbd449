import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

// Node 20 to 26: what its http server can, but does not offer. tests/faults/shutdown and
// tests/request/shutdown fail where it no longer can.

/**
 * The http server's own close cuts idle connections at once, also those that a proxy has just sent a form
 * on.
 */
export function closeGently(server: Server, closed: () => void): void {
  NetServer.prototype.close.call(server, closed);
}

export function makeLast(res: ServerResponse): void {
  res.shouldKeepAlive = false;
}
