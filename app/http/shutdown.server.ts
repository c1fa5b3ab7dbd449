import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { closeLog, flushLog, log } from "~/runtime/log.server";
import type { Connections } from "./limits/connections.server";
import { closeGently, makeLast } from "./upstream/node-http.server";

/** In which a request may still arrive on a kept-alive connection. */
const graceMs = 250;

/** Within five seconds. npm repeats a terminal's signal within a millisecond; a later one exits at once. */
export function shutDown(server: Server, connections: Connections, close: () => Promise<void>) {
  let since: number | undefined;
  let leaving = false;
  let code = 0;
  const exit = async () => {
    if (leaving) return;
    leaving = true;
    log().info("stopped");
    await flushLog();
    try {
      // Last: until then something may still ask the database.
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
      // Node also calls a connection idle while its client still reads the response.
      const inHand = [...connections.values()].some(({ last }) => last?.closed === false);
      // After what has arrived by now was read.
      if (!inHand) setImmediate(() => server.closeIdleConnections());
    }, graceMs);
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
  // Not fatal: whatever rejected has handled its own failure.
  process.on("unhandledRejection", (error) => log().error({ err: error }, "unhandledRejection"));
}

function endConnection(socket: Socket, res: ServerResponse): void {
  makeLast(res);
  // Otherwise the server waits for a kept-alive connection.
  res.on("close", () => socket.destroySoon());
}
