import { forgetChanges } from "#db/accounts/email-changes.server";
import { backupGrowsOld, lastBackup } from "#db/engines/sqlite/backup.server";
import { forgetLimits } from "#db/letters/letter-limits.server";
import { forgetLetters, queueLetter } from "#db/letters/outbox.server";
import { forgetPlanLetters } from "#db/letters/plan-letters.server";
import { forgetSenders, noteSender } from "#db/letters/senders.server";
import { removeUnanswered } from "#db/letters/subscription-letters.server";
import { queueDigest, queueTeamLetters } from "#db/letters/team-letters.server";
import { day, minute, week } from "#db/time";
import { now, runPeriodically } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { remembered, unanswered } from "./link-lifetimes";
import { orderMornings } from "./mornings.server";
import { wakeLetters } from "./orders.server";

const pause = minute;

/** Unanswered entries are removed only here, so never where no letters are sent. */
export function startHousekeeping(instance: string): { stop(): void; ended: Promise<void> } {
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
  if (round % 60 !== 0) return;
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
  await forgetChanges(db, at - remembered.lasts);
  await forgetLimits(db, at);
  await forgetSenders(db, at - day);
}
