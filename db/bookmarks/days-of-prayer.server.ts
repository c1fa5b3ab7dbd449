import { and, asc, eq, gte, lte } from "drizzle-orm";
import type { Reader, Tx } from "../engines/database";
import { daysOfPrayer } from "../schema/bookmarks";

/** Saves that a person prayed on a day (yyyy-mm-dd where they are); once is enough. */
export async function noteDayOfPrayer(tx: Tx, userId: number, day: string): Promise<void> {
  await tx.insert(daysOfPrayer).values({ userId, day }).onConflictDoNothing().run();
}

/** The days of a year on which a person prayed, in their order. */
export async function listDaysOfPrayer(
  db: Reader,
  userId: number,
  year: number,
): Promise<string[]> {
  const name = String(year).padStart(4, "0");
  const { day } = daysOfPrayer;
  const within = and(gte(day, `${name}-01-01`), lte(day, `${name}-12-31`));
  const found = await db
    .select({ day })
    .from(daysOfPrayer)
    .where(and(eq(daysOfPrayer.userId, userId), within))
    .orderBy(asc(day))
    .all();
  return found.map((each) => each.day);
}

/** The first day on which a person prayed here. */
export async function firstDayOfPrayer(db: Reader, userId: number): Promise<string | undefined> {
  const { day } = daysOfPrayer;
  const own = db.select({ day }).from(daysOfPrayer).where(eq(daysOfPrayer.userId, userId));
  return (await own.orderBy(asc(day)).limit(1).get())?.day;
}
