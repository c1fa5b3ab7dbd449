import { statfsSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { Gauge, Registry } from "prom-client";
import { site } from "#content/site.server";
import { isStorageTrouble } from "#db/engines/errors.server";
import { isPostgres } from "#db/engines/postgres/connections.server";
import { lastBackup } from "#db/engines/sqlite/backup.server";
import { countMornings } from "#db/letters/mornings.server";
import { countOutbox, listHolds, listSenders } from "#db/letters/senders.server";
import { countWaiting } from "#db/operator/inbox.server";
import { within } from "#db/time";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { queueLengths } from "~/runtime/queue.server";
import { isSame } from "~/runtime/secret.server";
import { program } from "~/runtime/version.server";
import { requestCounts } from "./request-counts.server";

type Probe = (req: IncomingMessage, isLocal: boolean) => Promise<Response>;

/** Served however busy the server is. */
export const probes: ReadonlyMap<string, Probe> = new Map<string, Probe>([
  ["/healthz", (_, isLocal) => health(isLocal)],
  ["/readyz", readiness],
  ["/metrics", metrics],
]);

const replaced = {
  reason: "replaced",
  message:
    "The database file was replaced or removed under the server, so nothing is kept. " +
    "Put it back, or restart the server if what stands there now is right.",
};

const headers = { "Cache-Control": "no-store" };

/** With PostgreSQL always ok: restarting this process would not mend another machine's database. */
export async function health(isOperator = false): Promise<Response> {
  return isPostgres(database()) ? ok(isOperator) : databaseHealth(isOperator);
}

async function databaseHealth(isOperator = false): Promise<Response> {
  try {
    await withinDeadline(database().ping());
    if (!database().isInPlace()) return unwell(replaced);
    return ok(isOperator);
  } catch (error) {
    const isStorage = isStorageTrouble(error) || error instanceof SlowDatabaseError;
    const reason = isStorage ? "storage" : "database";
    return unwell({ reason });
  }
}

function unwell(body: { reason: string; message?: string }): Response {
  return Response.json({ status: "unwell", ...body }, { status: 503, headers });
}

function ok(isOperator: boolean): Response {
  return Response.json({ status: "ok", ...(isOperator && program) }, { headers });
}

const standingMs = { ok: 5_000, unwell: 1_000 };

const known = { until: 0, canWrite: false };

async function readiness(): Promise<Response> {
  const healthy = await databaseHealth();
  if (!healthy.ok || (await canWrite())) return healthy;
  const message =
    "Nothing can be written, so forms ask to come back. Is the disk full, or the file damaged? See the log, and ask the doctor.";
  return unwell({ reason: "storage", message });
}

async function canWrite(): Promise<boolean> {
  if (performance.now() < known.until) return known.canWrite;
  try {
    await withinDeadline(database().tryWrite());
    known.canWrite = true;
  } catch {
    known.canWrite = false;
  }
  known.until = performance.now() + (known.canWrite ? standingMs.ok : standingMs.unwell);
  return known.canWrite;
}

/** Milliseconds; a probe may ask twice, and monitors give up after a few seconds. */
const deadline = 1_400;

class SlowDatabaseError extends Error {
  override name = "SlowDatabaseError";

  constructor() {
    super(`The database has not answered within ${deadline} ms`);
  }
}

const withinDeadline = <T>(work: Promise<T>): Promise<T> =>
  within(deadline, work, () => new SlowDatabaseError());

/** Needs METRICS_TOKEN; where none is set, only programs on this machine are allowed. Otherwise 404. */
async function metrics({ headers }: IncomingMessage, isLocal: boolean): Promise<Response> {
  const { METRICS_TOKEN } = settings();
  const isAllowed = METRICS_TOKEN
    ? isSame(headers.authorization ?? "", `Bearer ${METRICS_TOKEN}`)
    : isLocal;
  if (!isAllowed) return new Response("Not found", { status: 404, headers: plain });
  const { registry } = requestCounts();
  const text = (await registry.metrics()) + (await (await presentState()).metrics());
  return new Response(text, { headers: { ...plain, "Content-Type": registry.contentType } });
}

const plain = { ...headers, "Content-Type": "text/plain; charset=utf-8" };

async function presentState(): Promise<Registry> {
  const registry = new Registry();
  const gauge = (name: string, help: string, value: number, labels: Record<string, string> = {}) =>
    new Gauge({ name, help, labelNames: Object.keys(labels), registers: [registry] }).set(
      labels,
      value,
    );
  for (const [name, { running, waiting }] of queueLengths()) {
    gauge(`prayer_life_${name}_running`, `Tasks under way in the queue for ${name}.`, running);
    gauge(`prayer_life_${name}_waiting`, `Tasks that wait in the queue for ${name}.`, waiting);
  }
  for (const [name, help, value, labels] of ofProcess()) gauge(name, help, value, labels);
  const { hash } = site();
  gauge("prayer_life_site_info", "The hash of the site's folder, empty without one.", 1, { hash });
  const backup = settings().DATABASE_URL ? undefined : lastBackup(settings().DATA_DIR);
  if (backup !== undefined)
    gauge(
      "prayer_life_backup_age_seconds",
      'Seconds since "prayer-life backup" wrote one.',
      Math.max(0, (Date.now() - backup) / 1_000),
    );
  for (const [name, value] of Object.entries(database().counters()))
    gauge(`prayer_life_database_${name}`, `The database's ${name}.`, value);
  for (const [kind, { waiting, oldest }] of Object.entries(await waitingNow())) {
    const age = oldest ? (now() - oldest.getTime()) / 1_000 : 0;
    gauge(`prayer_life_${kind}s_waiting`, `Each ${kind} the team has not dealt with.`, waiting);
    gauge(`prayer_life_${kind}s_oldest_seconds`, `The age of the oldest of them.`, age);
  }
  const letters = await lettersNow();
  if (!letters) return registry;
  const age = letters.oldest ? (now() - letters.oldest.getTime()) / 1_000 : 0;
  gauge("prayer_life_letters_waiting", "Letters that are due and not sent.", letters.waiting);
  gauge("prayer_life_letters_oldest_seconds", "The age of the oldest of them.", age);
  gauge("prayer_life_letters_refused", "Letters the mail server did not take.", letters.refused);
  const stopped = letters.since ? (now() - letters.since) / 1_000 : 0;
  const all = "Seconds since an instance sends none, for the mail server takes none.";
  gauge("prayer_life_letters_stopped_seconds", all, stopped);
  const many = "Campaigns and kinds of letters that wait, for they were refused alike in a row.";
  gauge("prayer_life_letters_to_many_held", many, letters.manyHeld);
  const held = "Letters to addresses that nobody confirmed, beyond what leaves at once.";
  gauge("prayer_life_letters_held", held, letters.held);
  gauge("prayer_life_letters_plans", "Plans that come by letter.", letters.plans);
  gauge("prayer_life_letters_verses", "Who gets a verse by letter.", letters.verses);
  return registry;
}

type Reading = [name: string, help: string, value: number, labels?: Record<string, string>];

function ofProcess(): Reading[] {
  const { bavail, bsize } = statfsSync(settings().DATA_DIR);
  const { version, build } = program;
  return [
    ["prayer_life_build_info", "The release and its build.", 1, { version, build }],
    ["process_resident_memory_bytes", "Memory in use, in bytes.", process.memoryUsage.rss()],
    ["prayer_life_disk_free_bytes", "Room where the data is, in bytes.", bavail * bsize],
  ];
}

async function lettersNow() {
  try {
    const db = database();
    const senders = await listSenders(db, now());
    const since = Math.min(...senders.flatMap((one) => one.since?.getTime() ?? []));
    return {
      ...(await countOutbox(db, now())),
      ...(await countMornings(db)),
      since: Number.isFinite(since) ? since : undefined,
      manyHeld: (await listHolds(db)).length,
    };
  } catch {
    return undefined;
  }
}

/** The other gauges are wanted most when the database cannot be asked. */
async function waitingNow(): Promise<Partial<Awaited<ReturnType<typeof countWaiting>>>> {
  try {
    return await withinDeadline(countWaiting(database()));
  } catch {
    return {};
  }
}
