import { and, count, desc, eq, isNotNull, like, ne, sql } from "drizzle-orm";
import type { Db } from "../engines/database";
import type { PageRange } from "../engines/paging.server";
import { prayers } from "../schema/prayers";
import type { Prayer } from "./prayers.server";
import { selectPrayers } from "./select-prayers.server";

/** Those that were answered, the latest first. */
export async function listAnswered(db: Db, userId: number, range: PageRange): Promise<Prayer[]> {
  const answered = and(eq(prayers.userId, userId), isNotNull(prayers.answeredOn));
  return selectPrayers(db, answered, range, ...latestAnswered);
}

const latestAnswered = [desc(prayers.answeredOn), desc(prayers.id)];

/** How many of a person's prayers were answered in each month, as yyyy-mm, the latest first. */
export async function countAnsweredByMonth(
  db: Db,
  userId: number,
): Promise<{ month: string; count: number }[]> {
  const month = sql<string>`substr(${prayers.answeredOn}, 1, 7)`;
  return db
    .select({ month, count: count() })
    .from(prayers)
    .where(and(eq(prayers.userId, userId), isNotNull(prayers.answeredOn)))
    .groupBy(month)
    .orderBy(desc(month))
    .all();
}

/**
 * One answered prayer to give thanks for: of this day in an earlier year, or else of any day.
 * @param chance picks among those, from 0 to just under 1: the same all day.
 */
export async function recallAnswered(
  db: Db,
  userId: number,
  day: string,
  chance: number,
): Promise<Prayer | undefined> {
  const answered = and(eq(prayers.userId, userId), isNotNull(prayers.answeredOn));
  const sameDay = and(like(prayers.answeredOn, `%${day.slice(4)}`), ne(prayers.answeredOn, day));
  const counted = await db
    .select({ all: count(), anniversaries: sql<number>`count(CASE WHEN ${sameDay} THEN 1 END)` })
    .from(prayers)
    .where(answered)
    .get();
  const { all = 0, anniversaries = 0 } = counted ?? {};
  if (all === 0) return undefined;
  const [where, offset] =
    anniversaries > 0 ? [and(answered, sameDay), 0] : [answered, Math.floor(chance * all)];
  return (await selectPrayers(db, where, { limit: 1, offset }, ...latestAnswered))[0];
}
