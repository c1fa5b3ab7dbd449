import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { planDays, planStarts } from "#db/schema/plans";
import { noteDayOfPrayer } from "./days-of-prayer.server";
import { begin, countDays, type Moment, type OwnPlan } from "./plan-starts.server";

/** Saves a day as prayed; once is enough. The last open day finishes the plan. */
export async function markDay(
  db: Db,
  own: OwnPlan,
  day: number,
  { at, on }: Moment,
): Promise<void> {
  const { userId, planId, dayCount } = own;
  const plan = and(eq(planStarts.userId, userId), eq(planStarts.planId, planId));
  await db.write(async (tx) => {
    const round = await begin(tx, own, { at, on });
    await tx
      .insert(planDays)
      .values({ userId, planId, round, day, doneOn: on, doneAt: new Date(at) })
      .onConflictDoNothing()
      .run();
    await noteDayOfPrayer(tx, userId, on);
    if ((await countDays(tx, userId, planId, round)) < dayCount) return;
    await tx
      .update(planStarts)
      .set({ finishedAt: new Date(at) })
      .where(and(plan, isNull(planStarts.finishedAt)))
      .run();
  });
}
