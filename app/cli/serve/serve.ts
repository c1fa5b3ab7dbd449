import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isatty } from "node:tty";
import * as build from "virtual:remix/server-build";
import { productName } from "#content/product";
import { hiddenPages as hidden } from "~/accounts/team.server";
import { cacheablePages as cacheable } from "~/cacheable-pages.server";
import { createEdge } from "~/http/edge.server";
import { connectionsOf } from "~/http/limits/connections.server";
import { listen } from "~/http/listen.server";
import { clientFiles } from "~/http/page-cache/client-files.server";
import { warmUp } from "~/http/page-cache/warmup.server";
import { listenToAll } from "~/http/server-events.server";
import { shutDown } from "~/http/shutdown.server";
import { startLetters } from "~/letters/letter-worker.server";
import { secretPages } from "~/pages";
import { endpoints } from "~/routes/api/endpoints";
import { placeAt } from "~/routes/bible/chapter/chapter-address.server";
import { database } from "~/runtime/database.server";
import type { Settings } from "~/runtime/env.server";
import { flushLog, log } from "~/runtime/log.server";
import { program } from "~/runtime/version.server";
import { standardStreams } from "../standard-streams.server";
import { maintainDesk } from "./desk-maintenance.server";
import { takeStorage } from "./storage.server";

/** Pages whose address is their key. */
const secret = Object.keys(secretPages);

/** Milliseconds that a letter in hand is waited for at the end; it is sent again otherwise. */
const lastLetters = 1_000;

/**
 * Serves the site until a signal ends it. Everything that can fail at start does so before the
 * first request: data folder, secret, lock, migrations, port.
 */
export async function serve(settings: Settings): Promise<void> {
  log().info({ ...program, node: process.version }, "starting");
  const giveBack = await takeStorage(settings);
  const files = clientFiles(join(import.meta.dirname, "client"));
  const parts = { build, cacheable, hidden, secret, placeAt, endpoints, files };
  const edge = createEdge(parts, settings);
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    // The default of 30 s defeats the two limits above.
    connectionsCheckingInterval: 1_000,
    maxHeaderSize: 16 * 1024,
    keepAliveTimeout: settings.TRUST_PROXY > 0 ? 125_000 : 5_000,
    // The edge refuses a missing Host itself, with a page.
    requireHostHeader: false,
  });
  const limited = settings.TRUST_PROXY === 0 && settings.RATE_LIMIT === "on";
  const connections = connectionsOf(server, limited);
  listenToAll(server, connections, edge.listener, settings);
  server.maxConnections = 5_000;
  server.setTimeout(settings.TRUST_PROXY > 0 ? 130_000 : 20_000);
  const letters = { stop: async () => {} };
  shutDown(server, connections, async () => {
    await Promise.race([letters.stop(), pause(lastLetters)]);
    await giveBack();
  });
  const shutdown = untilSignal();
  const address = await listen(server, settings);
  if (settings.RATE_LIMIT === "off") log().warn("RATE_LIMIT is off: for tests only");
  const engine = await database().describe();
  log().info({ version: program.version, engine, address }, "serving");
  letters.stop = startLetters(settings);
  shutdown.addEventListener("abort", () => void letters.stop());
  await flushLog();
  announce(`${productName} is at ${address}`);
  void maintainDesk(shutdown);
  void warmUp(cacheable.warmup(), edge.warmUp, shutdown);
}

/** Aborted by the signal that ends the server. */
function untilSignal(): AbortSignal {
  const shutdown = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => shutdown.abort());
  return shutdown.signal;
}

/**
 * For people: at a terminal, and beside the log where the program was started by `npm start`, which sets
 * ANNOUNCE. Standard output is the log, from its first line to its last.
 */
function announce(words: string): void {
  if (isatty(1)) standardStreams().write("out", `${words}\n`);
  else if (process.env.ANNOUNCE) standardStreams().write("error", `${words}\n`);
}
