import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../engines/database";
import { prepared } from "../engines/executor.server";
import type { PageRange } from "../engines/paging.server";
import { wordsIn } from "../engines/words-in.server";
import { prayers } from "../schema/prayers";
import type { Prayer } from "./prayers.server";
import { countPrayersWhere, selectPrayers } from "./select-prayers.server";

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

const searched = [prayers.title, prayers.text, prayers.reference, prayers.answer];

/** A person's prayers, wherever they stand, in which some words occur; the newest first. */
export async function findPrayers(
  db: Db,
  userId: number,
  words: string,
  range: PageRange,
): Promise<{ prayers: Prayer[]; count: number }> {
  const where = and(eq(prayers.userId, userId), wordsIn(searched, words));
  const found = await selectPrayers(db, where, range, desc(prayers.createdAt), desc(prayers.id));
  return { prayers: found, count: await countPrayersWhere(db, where) };
}

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
