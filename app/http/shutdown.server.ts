import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { closeLog, flushLog, log } from "~/runtime/log.server";
import type { Connections } from "./limits/connections.server";
import { closeGently, makeLast } from "./upstream/node-http.server";

/** Milliseconds that a request may still take to arrive on a connection that is kept alive. */
const grace = 250;

/**
 * Finishes what is in hand, closes the database and exits within five seconds. A terminal's signal comes
 * twice within a millisecond, for npm forwards it; a later one exits at once. After an uncaught exception
 * the exit code is 1.
 */
export function shutDown(
  server: Server,
  connections: Connections,
  close: () => Promise<void>,
): void {
  let since: number | undefined;
  let leaving = false;
  let code = 0;
  const exit = async () => {
    if (leaving) return;
    leaving = true;
    log().info("stopped");
    await flushLog();
    try {
      // At the very end: until then something may still ask the database.
      await close();
    } catch (error) {
      log().error({ err: error }, "the database could not be closed");
    }
    await closeLog();
    process.exit(code);
  };
  const end = (signal: string) => {
    const repeated = since !== undefined;
    if (repeated && performance.now() - (since ?? 0) > 1_000) exit();
    if (repeated) return;
    since = performance.now();
    log().info({ signal }, "stopping");
    for (const [socket, { last }] of connections)
      if (last?.closed === false) endConnection(socket, last);
    server.prependListener("request", ({ socket }, res) => endConnection(socket, res));
    closeGently(server, exit);
    setInterval(() => {
      // Node calls a connection idle as well while its client still reads what was written to it.
      const inHand = [...connections.values()].some(({ last }) => last?.closed === false);
      // Behind the reading of what has arrived by then.
      if (!inHand) setImmediate(() => server.closeIdleConnections());
    }, grace);
    // Closing may wait a second more for another program that holds the database.
    setTimeout(exit, 3_000);
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  process.on("uncaughtException", (error) => {
    log().fatal({ err: error }, "uncaughtException");
    code = 1;
    if (since === undefined) end("uncaughtException");
  });
  // Nobody waits for it, and nothing broke off: whatever it was about has seen to itself.
  process.on("unhandledRejection", (error) => log().error({ err: error }, "unhandledRejection"));
}

function endConnection(socket: Socket, res: ServerResponse): void {
  makeLast(res);
  // Else the server waits for a connection that is kept alive for nothing more.
  res.on("close", () => socket.destroySoon());
}
