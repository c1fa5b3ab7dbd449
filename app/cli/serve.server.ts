import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isatty } from "node:tty";
import * as build from "virtual:remix/server-build";
import { commandWords } from "#content/commands";
import { site, withSite } from "#content/site.server";
import { hasTeam } from "#db/accounts/team.server";
import { makeFolder } from "#db/engines/sqlite/files.server";
import { endServing, noteServing } from "#db/engines/sqlite/lock.server";
import { eraseEnded } from "#db/groups/groups.server";
import { adoptRequests, forgetFingerprints, lookThrough } from "#db/requests/arrivals.server";
import { eraseExpired } from "#db/requests/receipts.server";
import { releaseForgotten } from "#db/requests/request-actions.server";
import { findSealing } from "#db/seal/keys.server";
import { hour } from "#db/time";
import { findUser } from "~/accounts/current-user.server";
import { hiddenPages as hidden } from "~/accounts/team.server";
import { cacheablePages as cacheable } from "~/cacheable-pages.server";
import { dangerIn } from "~/care/recogniser.server";
import { createEdge } from "~/http/edge.server";
import { connectionsOf } from "~/http/limits/connections.server";
import { listen, listenToAll, shutDown } from "~/http/listen.server";
import { clientFiles } from "~/http/page-cache/assets.server";
import { pageCache, warmUp } from "~/http/page-cache/page-cache.server";
import { startLetters } from "~/letters/letter-worker.server";
import { pathsFor } from "~/pages";
import { prayerImportPath } from "~/paths";
import { endpoints } from "~/routes/api/api.server";
import { placeAt } from "~/routes/bible/chapter/chapter-address.server";
import { indexPages } from "~/routes/search/site-index.server";
import { now, runPeriodically } from "~/runtime/clock.server";
import { database, unlessAway } from "~/runtime/database.server";
import type { Settings } from "~/runtime/env.server";
import { holdFolder, tighten } from "~/runtime/folder.server";
import { flushLog, log } from "~/runtime/log.server";
import { secret } from "~/runtime/secret.server";
import { adviceToSeal, requireSecret } from "~/runtime/secret-copy.server";
import { program } from "~/runtime/version.server";
import { doubtsAbout } from "~/site/doubts.server";
import { openSite, watchSite } from "~/site/open-site.server";
import { command, Problem } from "./command.server";
import { untilReady } from "./machine.server";
import { standardStreams } from "./output.server";

export const serve = command({
  ...commandWords.serve,
  async run({ settings, values: { ready } }) {
    if (!ready) return serveSite(settings);
    // For a container's health check, where no other program is.
    const trouble = await untilReady(settings);
    if (trouble) throw new Problem(trouble);
  },
});

/** Milliseconds; a letter not sent by then is sent again. */
const lastLetters = 1_000;

/** Whatever can fail at start fails before the first request: data folder, secret, lock, migrations, port. */
async function serveSite(settings: Settings): Promise<void> {
  log().info({ ...program, node: process.version }, "starting");
  const giveBack = await takeStorage(settings);
  await openSite(settings);
  const files = clientFiles(join(import.meta.dirname, "client"));
  const parts = {
    build,
    cacheable,
    hidden,
    secret: pathsFor("holder"),
    placeAt,
    endpoints,
    files,
    takesFile: async (pattern: string, request: Pick<Request, "headers">) =>
      pattern === prayerImportPath && (await findUser(request)) !== undefined,
  };
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
  // Before anybody is told where it is: until then a hangup signal would end the process.
  const forget = () => {
    pageCache().clear();
    void withSite(indexPages);
  };
  watchSite(settings, forget, shutdown);
  const address = await listen(server, settings);
  if (settings.secure) await warnOfSamples();
  if (settings.RATE_LIMIT === "off") log().warn("RATE_LIMIT is off: for tests only");
  const engine = await database().describe();
  log().info({ version: program.version, engine, address }, "serving");
  letters.stop = startLetters(settings);
  shutdown.addEventListener("abort", () => void letters.stop());
  await flushLog();
  announce(`${site().name} is at ${address}`);
  const trouble = "the desk cannot be tidied just now";
  void runPeriodically(runMaintenance, { pause: hour, signal: shutdown, trouble });
  void warmUp(cacheable.warmup(), edge.warmUp, shutdown);
}

async function warnOfSamples(): Promise<void> {
  const found = doubtsAbout(site(), now()).map(({ what }) => what);
  if (!(await unlessAway(() => hasTeam(database()), true)))
    found.push("no prayer team, though forms promise one");
  if (found.length > 0)
    log().warn(`The public sees: ${found.join(", ")}. "prayer-life doctor" says what to do.`);
}

function untilSignal(): AbortSignal {
  const shutdown = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => shutdown.abort());
  return shutdown.signal;
}

/** Standard output is the log. `npm start` sets ANNOUNCE. */
function announce(words: string): void {
  if (isatty(1)) standardStreams().write("out", `${words}\n`);
  else if (process.env.ANNOUNCE) standardStreams().write("error", `${words}\n`);
}

/** With SQLite the data folder is this process's alone. @returns what releases it. */
async function takeStorage(settings: Settings): Promise<() => Promise<void>> {
  const { DATA_DIR, DATABASE_URL } = settings;
  if (!DATABASE_URL) {
    for (const words of tighten(DATA_DIR)) log().warn(words);
    makeFolder(resolve(DATA_DIR));
    await holdFolder();
  }
  const db = database();
  await db.ping();
  await requireSecret(db, settings);
  secret();
  const advice = adviceToSeal(await findSealing(db));
  if (advice) log()[settings.secure ? "warn" : "info"](advice);
  db.listen(
    (path) => pageCache().invalidate(path),
    () => site().hash,
  );
  if (!DATABASE_URL) noteServing(DATA_DIR);
  return async () => {
    await db.close();
    if (!DATABASE_URL) endServing(DATA_DIR);
  };
}

async function runMaintenance(): Promise<void> {
  const db = database();
  await adoptRequests(db, dangerIn);
  await lookThrough(db, dangerIn, now());
  await eraseExpired(db, now());
  await eraseEnded(db, now());
  await forgetFingerprints(db, now());
  await releaseForgotten(db, now());
}
