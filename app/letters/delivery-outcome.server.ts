import { getPlan } from "#content/plans/plans";
import type { Tx } from "#db/engines/database";
import { type Letter, type Outcome, wakeAlike } from "#db/letters/delivery.server";
import { planDaySent } from "#db/letters/mornings.server";
import { endPlan, planLetterById } from "#db/letters/plan-letters.server";
import { noteRefusedAlike, noteTaken } from "#db/letters/senders.server";
import { noteDelivered, noteUnreachable } from "#db/letters/subscription-letters.server";
import { faultOf, isOfServer } from "./refusals.server";

/**
 * What follows from what became of a letter, within a transaction: for whoever it was for, and for others
 * that wait. @returns what is held since, if letters to many are.
 */
export async function noteOutcome(tx: Tx, letter: Letter, outcome: Outcome, at: number) {
  await noteForReader(tx, letter, outcome, at);
  const { state, reason = "" } = outcome;
  if (state === "sent") {
    if (letter.isBulk) await noteTaken(tx, letter, at);
    if (letter.reason && isOfServer(letter.reason)) await wakeAlike(tx, letter.reason, at);
  } else if (letter.isBulk && / 5\d\d/.test(reason) && state !== "untried")
    return noteRefusedAlike(tx, letter, reason, at);
  return undefined;
}

async function noteForReader(tx: Tx, letter: Letter, outcome: Outcome, at: number): Promise<void> {
  const { kind, subscriptionId, planLetterId } = letter;
  // There is no such address: it is written to only if it says yes again.
  const isNobody = outcome.state === "refused" && faultOf(outcome.reason ?? "") === "recipient";
  if (planLetterId !== null && isNobody) await endPlan(tx, planLetterId, at);
  if (kind === "plan-day" && outcome.state === "sent") await noteDay(tx, letter, at);
  if (subscriptionId === null) return;
  if (isNobody) await noteUnreachable(tx, subscriptionId, at);
  if (outcome.state !== "sent" || kind === "verse") return;
  await noteDelivered(tx, subscriptionId, kind === "campaign" ? "letter" : "asked", at);
}

async function noteDay(tx: Tx, { planLetterId, item }: Letter, at: number): Promise<void> {
  const row = await planLetterById(tx, planLetterId ?? 0);
  const dayCount = getPlan(row?.planId ?? "")?.dayCount;
  if (row && dayCount) await planDaySent(tx, { id: row.id, day: Number(item), dayCount }, at);
}
