import { createServer } from "node:http";
import { join } from "node:path";
import * as build from "remix-build";
import { database } from "~/runtime/database.server";
import type { Settings } from "~/runtime/env.server";
import { holdFolder } from "~/runtime/folder-lock.server";
import { tighten, tightenedWords } from "~/runtime/folder-rights.server";
import { log } from "~/runtime/log.server";
import { secret } from "~/runtime/secret.server";
import { closeDatabase } from "../../db/client.server";
import { endServing, noteServing } from "../../db/lock.server";
import { clientFiles } from "./client-files.server";
import { connectionsOf } from "./connections.server";
import { createEdge } from "./edge.server";
import { endGracefully } from "./ending.server";
import { inTurn } from "./in-turn.server";
import { keepWarm } from "./keep-warm.server";
import { listen } from "./listen.server";
import { publicPagesOf } from "./public-pages.server";
import { unparsedRefusal } from "./unparsed.server";

/**
 * Serves the site until a signal ends it. Everything that can fail at start does so before the
 * first request: data folder, secret, lock, migrations, port.
 */
export async function serve(settings: Settings): Promise<void> {
  for (const words of tightenedWords(tighten(settings.DATA_DIR))) log().warn(words);
  secret();
  await holdFolder();
  const db = database();
  noteServing(settings.DATA_DIR, db);
  const edge = createEdge(build, clientFiles(join(__dirname, "client")), settings);
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
  server.on("request", inTurn(connections, edge.listener));
  server.maxConnections = 5_000;
  server.setTimeout(settings.TRUST_PROXY > 0 ? 130_000 : 20_000);
  server.on("clientError", unparsedRefusal(settings));
  endGracefully(server, connections, () => {
    closeDatabase(db);
    endServing(settings.DATA_DIR);
  });
  const address = await listen(server, settings);
  if (settings.RATE_LIMIT === "off") log().warn("RATE_LIMIT is off: for tests only");
  process.stdout.write(`Prayer LIFE is at ${address}\n`);
  void keepWarm(publicPagesOf(build).addresses(), edge.prepare);
}
