import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

// Node 20 to 26: what its http server can, but does not offer. tests/faults/shutdown and
// tests/request/shutdown fail where it no longer can.

/**
 * Takes no more connections. The http server's own close cuts idle ones at once, also those that a
 * proxy has just sent a form on: it cannot send that again, and tells the visitor of a failure.
 */
export function closeGently(server: Server, closed: () => void): void {
  NetServer.prototype.close.call(server, closed);
}

/** Has a response say, if it still can, that nothing more is sent on its connection. */
export function makeLast(res: ServerResponse): void {
  res.shouldKeepAlive = false;
}
