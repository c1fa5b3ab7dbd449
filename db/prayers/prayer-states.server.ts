import { and, eq, type SQL } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { noteDayOfPrayer } from "#db/plans/days-of-prayer.server";
import { prayers } from "#db/schema/prayers";

/** A person's prayer, and nobody else's: the condition of all that touches one. */
export const own = (userId: number, handle: string) =>
  and(eq(prayers.userId, userId), eq(prayers.handle, handle));

/** Writes over a prayer. @param only where this is so too. @returns whether the person has such a prayer. */
export async function change(
  db: Db,
  userId: number,
  handle: string,
  values: Partial<typeof prayers.$inferInsert>,
  only?: SQL,
): Promise<boolean> {
  return db.write((tx) => update(tx, userId, handle, values, only));
}

async function update(
  tx: Tx,
  userId: number,
  handle: string,
  values: Partial<typeof prayers.$inferInsert>,
  only?: SQL,
): Promise<boolean> {
  const where = and(own(userId, handle), only);
  const changed = await tx
    .update(prayers)
    .set(values)
    .where(where)
    .returning({ id: prayers.id })
    .all();
  return changed.length > 0;
}

/** It was prayed: its turn comes again after all the others. */
export async function markPrayed(
  db: Db,
  userId: number,
  handle: string,
  { now, day }: { now: number; day: string },
): Promise<boolean> {
  return db.write(async (tx) => {
    const changed = await update(tx, userId, handle, { prayedAt: new Date(now), prayedOn: day });
    if (changed) await noteDayOfPrayer(tx, userId, day);
    return changed;
  });
}

/** It was answered on a day, and how, if that was said; a rest ends with it. */
export async function answerPrayer(
  db: Db,
  userId: number,
  handle: string,
  { answeredOn, answer = null }: { answeredOn: string; answer?: string | null },
): Promise<boolean> {
  const values = { answeredOn, answer, restsUntil: null, wakesAt: null };
  const changed = await change(db, userId, handle, values);
  if (changed) db.forgetDeleted();
  return changed;
}

/** It is prayed again; what was written of the answer is saved. */
export async function openPrayerAgain(db: Db, userId: number, handle: string): Promise<boolean> {
  return change(db, userId, handle, { answeredOn: null });
}

/** It rests until a day, which begins at a moment. An answered one is opened again by that. */
export async function restPrayer(
  db: Db,
  userId: number,
  handle: string,
  { restsUntil, wakesAt }: { restsUntil: string; wakesAt: Date },
): Promise<boolean> {
  return change(db, userId, handle, { restsUntil, wakesAt, answeredOn: null });
}

/** Its rest is over. */
export async function wakePrayer(db: Db, userId: number, handle: string): Promise<boolean> {
  return change(db, userId, handle, { restsUntil: null, wakesAt: null });
}
