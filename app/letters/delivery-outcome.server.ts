import { getPlan } from "../../content/plans/plans";
import type { Tx } from "../../db/engines/database";
import type { Letter, Outcome } from "../../db/letters/delivery.server";
import { planDaySent } from "../../db/letters/mornings.server";
import { endPlan, planLetterById } from "../../db/letters/plan-letters.server";
import { noteDelivered, unconfirmEntry } from "../../db/letters/subscription-letters.server";
import { isNoAddress } from "./mail-server.server";

/** What follows for whoever a letter was for from what became of it, within a transaction. */
export async function noteOutcome(
  tx: Tx,
  letter: Letter,
  outcome: Outcome,
  at: number,
): Promise<void> {
  const { kind, subscriptionId, planLetterId } = letter;
  // There is no such address: it is written to only if it says yes again.
  const isNobody = outcome.state === "refused" && isNoAddress(outcome.reason ?? "");
  if (planLetterId !== null && isNobody) await endPlan(tx, planLetterId, at);
  if (kind === "plan-day" && outcome.state === "sent") await noteDay(tx, letter, at);
  if (subscriptionId === null) return;
  if (isNobody) await unconfirmEntry(tx, subscriptionId);
  if (outcome.state !== "sent" || kind === "verse") return;
  await noteDelivered(tx, subscriptionId, kind === "campaign" ? "letter" : "asked", at);
}

async function noteDay(tx: Tx, { planLetterId, item }: Letter, at: number): Promise<void> {
  const row = await planLetterById(tx, planLetterId ?? 0);
  const dayCount = getPlan(row?.planId ?? "")?.dayCount;
  if (row && dayCount) await planDaySent(tx, { id: row.id, day: Number(item), dayCount }, at);
}
