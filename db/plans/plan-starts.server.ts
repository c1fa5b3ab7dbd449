import { and, count, eq } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { planDays, planStarts } from "#db/schema/plans";

/** A plan as somebody prays it. */
export type OwnPlan = { userId: number; planId: string; dayCount: number };

/** A moment (milliseconds), and the day it is where the person is. */
export type Moment = { at: number; on: string };

/** Records that a person begins a plan: anew only when they have finished it. */
export async function startPlan(db: Db, own: OwnPlan, moment: Moment): Promise<void> {
  await db.write(async (tx) => void (await begin(tx, own, moment, { again: true })));
}

/** Begins again from here after days away: whatever lies behind is over. */
export async function resumePlan(
  db: Db,
  userId: number,
  planId: string,
  { on }: Moment,
): Promise<void> {
  await db.write((tx) =>
    tx.update(planStarts).set({ begunOn: on }).where(of(userId, planId)).run(),
  );
}

/**
 * Makes sure, inside a transaction, that a plan is begun.
 * @param again a plan that was finished begins its next round.
 * @returns the round that the person is in.
 */
export async function begin(
  tx: Tx,
  { userId, planId, dayCount }: OwnPlan,
  { at, on }: Moment,
  { again = false } = {},
): Promise<number> {
  const start = await tx.select().from(planStarts).where(of(userId, planId)).get();
  if (!start) {
    const startedAt = new Date(at);
    await tx.insert(planStarts).values({ userId, planId, startedAt, begunOn: on }).run();
    return 1;
  }
  if (!again || (await countDays(tx, userId, planId, start.round)) < dayCount) return start.round;
  const round = start.round + 1;
  await tx.update(planStarts).set({ round, begunOn: on }).where(of(userId, planId)).run();
  return round;
}

/** How many of a round's days are done. */
export async function countDays(
  tx: Tx,
  userId: number,
  planId: string,
  round: number,
): Promise<number> {
  const own = and(
    eq(planDays.userId, userId),
    eq(planDays.planId, planId),
    eq(planDays.round, round),
  );
  return (await tx.select({ days: count() }).from(planDays).where(own).get())?.days ?? 0;
}

const of = (userId: number, planId: string) =>
  and(eq(planStarts.userId, userId), eq(planStarts.planId, planId));
