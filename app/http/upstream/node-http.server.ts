import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

// Node 20 to 26. tests/faults/shutdown and tests/request/shutdown fail where these no longer hold.

/** The http server's own close cuts idle connections, also where a proxy has just sent a form. */
export function closeGently(server: Server, closed: () => void): void {
  NetServer.prototype.close.call(server, closed);
}

export function makeLast(res: ServerResponse): void {
  res.shouldKeepAlive = false;
}
