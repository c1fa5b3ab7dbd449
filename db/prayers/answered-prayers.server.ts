import { and, count, desc, eq, isNotNull, like, ne, sql } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import type { PageRange } from "#db/engines/paging.server";
import { prayers } from "#db/schema/prayers";
import type { Prayer } from "./prayers.server";
import { pageOfPrayers } from "./select-prayers.server";

/** Those that were answered, the latest first. */
export async function listAnswered(db: Db, userId: number, range: PageRange): Promise<Prayer[]> {
  return anyAnswered(db).all({ ...range, userId });
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
  const on = { userId, day, sameDay: `%${day.slice(4)}` };
  const { all = 0, anniversaries = 0 } = (await answeredCounts(db).get(on)) ?? {};
  if (all === 0) return undefined;
  const one = { ...on, limit: 1 };
  return anniversaries > 0
    ? anniversary(db).get({ ...one, offset: 0 })
    : anyAnswered(db).get({ ...one, offset: Math.floor(chance * all) });
}

const { placeholder } = sql;

const isAnswered = and(eq(prayers.userId, placeholder("userId")), isNotNull(prayers.answeredOn));

const isSameDay = and(
  like(prayers.answeredOn, placeholder("sameDay")),
  ne(prayers.answeredOn, placeholder("day")),
);

const answeredCounts = prepared((db) =>
  db
    .select({ all: count(), anniversaries: sql<number>`count(CASE WHEN ${isSameDay} THEN 1 END)` })
    .from(prayers)
    .where(isAnswered)
    .prepare(),
);

const anniversary = prepared((db) =>
  pageOfPrayers(db, and(isAnswered, isSameDay), ...latestAnswered),
);

const anyAnswered = prepared((db) => pageOfPrayers(db, isAnswered, ...latestAnswered));
