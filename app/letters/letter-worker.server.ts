import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { remembered, unanswered } from "#content/link-lifetimes";
import { forgetChanges, wayBackLasts } from "#db/accounts/email-changes.server";
import { closeWaysBack } from "#db/accounts/locks.server";
import { backupGrowsOld, lastBackup } from "#db/engines/sqlite/backup.server";
import { forgetInvitations } from "#db/groups/groups.server";
import { queueDigest, queueTeamLetters } from "#db/letters/notices.server";
import {
  forgetLetters,
  forgetLimits,
  type Letter,
  leaseLetter,
  nextDue,
  queueLetter,
} from "#db/letters/outbox.server";
import { forgetPlanLetters } from "#db/letters/plan-letters.server";
import {
  forgetSender,
  forgetSenders,
  nextTryOf,
  noteSender,
  type Trouble,
} from "#db/letters/senders.server";
import { removeUnanswered } from "#db/letters/subscription-letters.server";
import { day, minute, week } from "#db/time";
import { now, runPeriodically } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { type Settings, settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { afterVisitors, deliver } from "./delivery.server";
import {
  explain,
  faultOf,
  longestSending,
  type MailServer,
  mostConnections,
  openMailServer,
  restAfter,
} from "./mail-server.server";
import { orderMornings } from "./mornings.server";
import { onOrder, wakeLetters } from "./orders.server";

/** Of danger the team is told within a minute, with the time that a letter takes. */
const pause = minute / 2;

/** Unanswered entries are removed only here, so never where no letters are sent. */
function startHousekeeping(instance: string): { stop(): void; ended: Promise<void> } {
  const stopping = new AbortController();
  const trouble = "letters cannot be ordered or forgotten just now";
  const ended = runPeriodically((round) => runHousekeeping(instance, round), {
    pause,
    signal: stopping.signal,
    trouble,
  });
  return { stop: () => stopping.abort(), ended };
}

async function runHousekeeping(instance: string, round: number): Promise<void> {
  await noteSender(database(), instance, now());
  if ((await orderMornings(database())) > 0) wakeLetters();
  const { OPERATOR_EMAIL } = settings();
  if (OPERATOR_EMAIL && (await queueDigest(database(), OPERATOR_EMAIL.length, now())))
    wakeLetters();
  if (await queueTeamLetters(database(), now())) wakeLetters();
  if (round % 120 !== 0) return;
  await remindOfBackup();
  await forgetOld();
}

/** Each week, where backups were made once and then stopped. */
async function remindOfBackup(): Promise<void> {
  const { DATA_DIR, DATABASE_URL, OPERATOR_EMAIL = [] } = settings();
  const at = DATABASE_URL ? undefined : lastBackup(DATA_DIR);
  const late = now() - (at ?? now()) - backupGrowsOld;
  if (late < 0) return;
  for (const item of OPERATOR_EMAIL.keys()) {
    const key = `backup ${at} ${Math.floor(late / week)} ${item}`;
    const letter = { kind: "backup-overdue", key, item: String(item) } as const;
    if (await database().write((tx) => queueLetter(tx, letter, now()))) wakeLetters();
  }
}

async function forgetOld(): Promise<void> {
  const db = database();
  const at = now();
  await removeUnanswered(db, at - unanswered.lasts);
  await forgetPlanLetters(db, { unanswered: at - unanswered.lasts, ended: at - remembered.lasts });
  await forgetLetters(db, at - remembered.lasts);
  await forgetInvitations(db, at);
  await forgetChanges(db, at - remembered.lasts);
  await closeWaysBack(db, at - wayBackLasts);
  await forgetLimits(db, at);
  await forgetSenders(db, at - day);
}

/** Longer than a letter may take to be made, sent and recorded. */
const leaseLasts = longestSending + minute;

/** Milliseconds between two letters to many: nobody waits for these. */
const breath = 100;

/** Milliseconds; another process may have ordered a letter. */
const longestRest = 5_000;

/**
 * Instances share the work. After a crash a letter may be sent twice, never lost.
 * @returns what stops it; resolves when no letter is being sent any more.
 */
export function startLetters(settings: Settings): () => Promise<void> {
  const { SMTP_URL, MAIL_FROM, PORT } = settings;
  if (!SMTP_URL || !MAIL_FROM) {
    log().info("no letters are sent: SMTP_URL is not set");
    return async () => {};
  }
  const worker: Worker = {
    server: openMailServer({ ...settings, SMTP_URL, MAIL_FROM }),
    url: SMTP_URL,
    instance: `${hostname()}:${PORT}`,
    stopped: false,
    resting: new Set(),
    trouble: { reason: "", since: 0, tries: 0, nextTryAt: 0 },
  };
  const sleepOn = onOrder(() => wake(worker));
  const lanes = Array.from({ length: mostConnections }, (_, lane) => sendLetters(worker, lane));
  const housekeeping = startHousekeeping(worker.instance);
  return async () => {
    worker.stopped = true;
    sleepOn();
    housekeeping.stop();
    wake(worker);
    await Promise.all([...lanes, housekeeping.ended]);
    worker.server.close();
    await forgetSender(database(), worker.instance).catch(() => {});
  };
}

type Worker = {
  server: MailServer;
  url: string;
  instance: string;
  stopped: boolean;
  resting: Set<() => void>;
  trouble?: Trouble;
};

function wake({ resting }: Worker): void {
  for (const end of resting) end();
}

/** A database error now may pass in a moment. */
async function sendLetters(worker: Worker, lane: number): Promise<void> {
  while (!worker.stopped) {
    try {
      if (!worker.trouble) await sendNext(worker);
      else if (lane === 0) await tryAgain(worker, worker.trouble);
      else await rest(worker, longestRest);
    } catch (error) {
      log().error({ err: error }, "letters cannot be sent just now");
      await rest(worker, longestRest);
    }
  }
}

async function sendNext(worker: Worker): Promise<void> {
  const wait = await untilNext();
  // Looking is cheaper than an empty lease.
  const letter = wait > 0 ? undefined : await leaseLetter(database(), leaseLasts, now());
  if (letter) await send(worker, letter);
  if (!letter) await rest(worker, Math.max(250, wait));
  else if (letter.isBulk) {
    await sleep(breath);
    await afterVisitors();
  }
}

async function tryAgain(worker: Worker, trouble: Trouble): Promise<void> {
  const isKnown = trouble.tries > 0;
  const nextTryAt = isKnown ? await nextTryOf(database(), worker.instance) : 0;
  const wait = (nextTryAt ?? trouble.nextTryAt) - now();
  if (wait > 0) return rest(worker, Math.min(longestRest, wait));
  const reason = await worker.server.check();
  if (reason) return noteTrouble(worker, reason);
  const letter = await leaseLetter(database(), leaseLasts, now());
  if (letter && !(await send(worker, letter))) return;
  worker.trouble = undefined;
  log().info({ server: new URL(worker.url).hostname }, "letters are sent");
  await noteSender(database(), worker.instance, now(), null);
  wake(worker);
}

async function send(worker: Worker, letter: Letter): Promise<boolean> {
  const outcome = await deliver(worker.server, letter);
  if (outcome.state !== "untried") return true;
  await noteTrouble(worker, outcome.reason);
  return false;
}

async function noteTrouble(worker: Worker, reason: string): Promise<void> {
  const { trouble } = worker;
  const at = now();
  const tries = (trouble?.tries ?? 0) + 1;
  const isSender = faultOf(reason) === "sender";
  const nextTryAt = at + restAfter(tries, isSender);
  worker.trouble = { reason, since: trouble?.since || at, tries, nextTryAt };
  const { why, advice } = explain(reason, worker.url);
  if (trouble?.reason !== reason)
    log()[isSender ? "error" : "warn"](
      { reason },
      `letters wait: the mail server takes none, because ${why}. ${advice}`,
    );
  await noteSender(database(), worker.instance, at, worker.trouble);
}

async function untilNext(): Promise<number> {
  const due = await nextDue(database(), now());
  return Math.min(longestRest, due === undefined ? longestRest : due - now());
}

function rest({ resting, stopped }: Worker, ms: number): Promise<void> {
  if (stopped) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resting.delete(end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    resting.add(end);
  });
}
