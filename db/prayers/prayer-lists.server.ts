import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { findRows, type Pause } from "#db/engines/find.server";
import type { PageRange } from "#db/engines/paging.server";
import { prayers } from "#db/schema/prayers";
import type { Prayer } from "./prayers.server";
import { selectPrayers } from "./select-prayers.server";

/** How many prayers a person has, by where they stand. */
export type PrayerCounts = { open: number; resting: number; answered: number };

/** Those that rest, the first to come back first. */
export async function listResting(
  db: Db,
  userId: number,
  range: PageRange,
  now: number,
): Promise<Prayer[]> {
  return selectPrayers(
    db,
    and(eq(prayers.userId, userId), gt(prayers.wakesAt, new Date(now))),
    range,
    asc(prayers.wakesAt),
    asc(prayers.id),
  );
}

/** A person's prayers, wherever they stand, in which some words occur; the newest first. */
export async function findPrayers(
  db: Db,
  userId: number,
  words: string,
  range: PageRange,
  pause: Pause,
): Promise<{ prayers: Prayer[]; count: number }> {
  const read = (below: number, limit: number) => texts(db).all({ userId, below, limit });
  const { ids, count } = await findRows(words, range, read, pause);
  const page = { limit: ids.length, offset: 0 };
  return {
    prayers: await selectPrayers(db, inArray(prayers.id, ids), page, desc(prayers.id)),
    count,
  };
}

const texts = prepared((db) => {
  const { id, userId, title, text, reference, answer } = prayers;
  const below = lt(id, sql.placeholder("below"));
  return db
    .select({ id, title, text, reference, answer })
    .from(prayers)
    .where(and(eq(userId, sql.placeholder("userId")), below))
    .orderBy(desc(id))
    .limit(sql.placeholder("limit"))
    .prepare();
});

export async function countPrayers(db: Db, userId: number, now: number): Promise<PrayerCounts> {
  const counted = await counts(db).get({ userId, now: Math.floor(now) });
  const { all = 0, answered = 0, resting = 0 } = counted ?? {};
  return { open: all - answered - resting, resting, answered };
}

const counts = prepared((db) =>
  db
    .select({
      all: sql<number>`count(*)`,
      answered: sql<number>`count(${prayers.answeredOn})`,
      resting: sql<number>`count(CASE WHEN ${prayers.wakesAt} > ${sql.placeholder("now")} THEN 1 END)`,
    })
    .from(prayers)
    .where(eq(prayers.userId, sql.placeholder("userId")))
    .prepare(),
);
