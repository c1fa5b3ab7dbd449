import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { runPeriodically } from "~/runtime/periodic.server";
import { queueDigest } from "../../db/letters/digest.server";
import { forgetEmailChanges } from "../../db/letters/email-changes.server";
import { forgetLetters, forgetLimits } from "../../db/letters/forget-letters.server";
import { forgetPlanLetters } from "../../db/letters/plan-letters.server";
import { removeUnanswered } from "../../db/letters/subscription-letters.server";
import { queueTeamLetters } from "../../db/letters/team-letters.server";
import { digestPause } from "./letter-times.server";
import { remembered, unanswered } from "./link-lifetimes";
import { orderMornings } from "./order-mornings.server";
import { wakeLetters } from "./orders.server";

/** Milliseconds between two rounds. */
const pause = 60_000;

/**
 * Once a minute: what comes each morning is ordered, what came is told to the operators and the
 * prayer team, and what has had its time is forgotten. Entries whose address never answered go only here, so never where no letters
 * are sent.
 */
export function startHousekeeping(): { stop(): void; ended: Promise<void> } {
  const stopping = new AbortController();
  const trouble = "letters cannot be ordered or forgotten just now";
  const ended = runPeriodically(runHousekeeping, { pause, signal: stopping.signal, trouble });
  return { stop: () => stopping.abort(), ended };
}

async function runHousekeeping(round: number): Promise<void> {
  if ((await orderMornings(database())) > 0) wakeLetters();
  const { OPERATOR_EMAIL } = settings();
  const digests = { pause: digestPause, copies: OPERATOR_EMAIL?.length ?? 0 };
  if (OPERATOR_EMAIL && (await queueDigest(database(), digests, now()))) wakeLetters();
  if (await queueTeamLetters(database(), now())) wakeLetters();
  if (round % 60 === 0) await forgetOld();
}

/** Forgets what has had its time. */
export async function forgetOld(): Promise<void> {
  const db = database();
  const at = now();
  await removeUnanswered(db, at - unanswered.lasts);
  await forgetPlanLetters(db, { unanswered: at - unanswered.lasts, ended: at - remembered.lasts });
  await forgetLetters(db, at - remembered.lasts);
  await forgetEmailChanges(db, at - remembered.lasts);
  await forgetLimits(db, at);
}
