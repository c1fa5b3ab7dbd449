import { createServer, type Server } from "node:http";
import { join } from "node:path";
import * as build from "remix-build";
import { closeDatabase } from "../../db/client.server";
import { clientFiles } from "./client-files.server";
import { database } from "./database.server";
import { createEdge } from "./edge.server";
import type { Settings } from "./env.server";
import { holdFolder } from "./folder-lock.server";
import { inTurn } from "./in-turn.server";
import { keepWarm } from "./keep-warm.server";
import { listen } from "./listen.server";
import { flushLog, log } from "./log.server";
import { publicPagesOf } from "./public-pages.server";
import { secret } from "./secret.server";
import { unparsedRefusal } from "./unparsed.server";

/**
 * Serves the site until a signal ends it. Everything that can fail at start does so before the
 * first request: data folder, secret, lock, migrations, port.
 */
export async function serve(settings: Settings): Promise<void> {
  secret();
  await holdFolder();
  const db = database();
  const edge = createEdge(build, clientFiles(join(__dirname, "client")), settings);
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      // The default of 30 s defeats the two limits above.
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
      keepAliveTimeout: settings.TRUST_PROXY > 0 ? 125_000 : 5_000,
      // The edge refuses a missing Host itself, with a page.
      requireHostHeader: false,
    },
    inTurn(edge.listener),
  );
  server.maxConnections = 5_000;
  server.setTimeout(settings.TRUST_PROXY > 0 ? 130_000 : 20_000);
  server.on("clientError", unparsedRefusal(settings));
  endGracefully(server, () => closeDatabase(db));
  const address = await listen(server, settings);
  if (settings.RATE_LIMIT === "off") log().warn("RATE_LIMIT is off: for tests only");
  process.stdout.write(`Prayer LIFE is at ${address}\n`);
  void keepWarm(publicPagesOf(build).addresses(), edge.prepare);
}

/**
 * On a signal: no new connections, what is in hand is finished, the database is closed, exit 0
 * within five seconds even if a client stalls. A terminal's signal comes twice within a
 * millisecond because npm forwards it; a later one means it.
 */
function endGracefully(server: Server, close: () => void): void {
  let since: number | undefined;
  const exit = () => {
    void flushLog().then(() => {
      close();
      process.exit(0);
    });
  };
  const end = () => {
    const repeated = since !== undefined;
    if (repeated && performance.now() - (since ?? 0) > 1_000) exit();
    if (repeated) return;
    since = performance.now();
    server.close(exit);
    // Closing may wait a second more for another program that holds the database.
    setTimeout(exit, 3_000);
  };
  server.on("request", ({ socket }, response) => {
    // Else the server waits for a connection that is kept alive for nothing more.
    response.on("close", () => since !== undefined && socket.destroySoon());
  });
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => log().error({ err: error }, event));
  }
}
