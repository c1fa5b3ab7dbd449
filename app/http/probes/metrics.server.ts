import type { IncomingMessage } from "node:http";
import { Gauge, Registry } from "prom-client";
import { lastBackup } from "#db/engines/sqlite/backup.server";
import { countMornings } from "#db/letters/mornings.server";
import { countOutbox, listHolds, listSenders } from "#db/letters/senders.server";
import { countWaiting } from "#db/operator/inbox.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { queueLengths } from "~/runtime/queue.server";
import { isSame } from "~/runtime/secret.server";
import { withinDeadline } from "./health.server";
import { requestCounts } from "./request-counts.server";

/** Needs METRICS_TOKEN; where none is set, only programs on this machine are allowed. Otherwise 404. */
export async function metrics({ headers }: IncomingMessage, isLocal: boolean): Promise<Response> {
  const { METRICS_TOKEN } = settings();
  const isAllowed = METRICS_TOKEN
    ? isSame(headers.authorization ?? "", `Bearer ${METRICS_TOKEN}`)
    : isLocal;
  if (!isAllowed) return new Response("Not found", { status: 404, headers: plain });
  const { registry } = requestCounts();
  const text = (await registry.metrics()) + (await (await presentState()).metrics());
  return new Response(text, { headers: { ...plain, "Content-Type": registry.contentType } });
}

const plain = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8" };

async function presentState(): Promise<Registry> {
  const registry = new Registry();
  const gauge = (name: string, help: string, value: number) =>
    new Gauge({ name, help, registers: [registry] }).set(value);
  for (const [name, { running, waiting }] of queueLengths()) {
    gauge(`prayer_life_${name}_running`, `Tasks under way in the queue for ${name}.`, running);
    gauge(`prayer_life_${name}_waiting`, `Tasks that wait in the queue for ${name}.`, waiting);
  }
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
