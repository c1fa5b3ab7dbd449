import { asc, eq } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { planLetterDays } from "#db/schema/morning-letters";

/** Marks a day as prayed; once is enough. @param on the day, where its reader is. */
export async function markPlanLetterDay(
  db: Db,
  planLetterId: number,
  day: number,
  on: string,
): Promise<void> {
  const prayed = { planLetterId, day, prayedOn: on };
  await db.write((tx) => tx.insert(planLetterDays).values(prayed).onConflictDoNothing().run());
}

/** The days of a plan that were marked as prayed, in their order. */
export async function daysPrayedOf(db: Reader, planLetterId: number): Promise<number[]> {
  const found = await db
    .select({ day: planLetterDays.day })
    .from(planLetterDays)
    .where(eq(planLetterDays.planLetterId, planLetterId))
    .orderBy(asc(planLetterDays.day))
    .all();
  return found.map(({ day }) => day);
}

/** It begins again, within a transaction. */
export async function forgetDays(tx: Tx, planLetterId: number): Promise<void> {
  await tx.delete(planLetterDays).where(eq(planLetterDays.planLetterId, planLetterId)).run();
}
