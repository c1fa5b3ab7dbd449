import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  like,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "../engines/database";
import type { PageRange } from "../engines/paging.server";
import { wordsIn } from "../engines/words-in.server";
import { prayers } from "../schema/prayers";
import { type Prayer, prayerColumns } from "./prayers.server";

/** How many prayers a person has, by where they stand. */
export type PrayerCounts = { open: number; resting: number; answered: number };

/** The prayers to pray: never prayed first, the newest on top, then the least recently prayed. */
export async function listPrayers(
  db: Db,
  userId: number,
  range: PageRange,
  now: number,
): Promise<Prayer[]> {
  return select(db, and(eq(prayers.userId, userId), isOpen(now)), range, ...inTurn);
}

/**
 * What is to be prayed on a day: open, meant for its weekday or for any, and not prayed on it yet. Days
 * are not counted in the same zone everywhere, so what was just prayed is not due either.
 * @param today the day where the person is, as yyyy-mm-dd, its weekday as "Mon", and the moment.
 */
export async function listDue(
  db: Db,
  userId: number,
  today: { day: string; weekday: string; now: number },
  range: PageRange,
): Promise<{ prayers: Prayer[]; count: number }> {
  const { prayedOn, prayedAt, weekdays } = prayers;
  const before = lte(prayedAt, new Date(today.now - 6 * 3_600_000));
  const where = and(
    eq(prayers.userId, userId),
    isOpen(today.now),
    or(isNull(weekdays), like(weekdays, `%${today.weekday}%`)),
    or(isNull(prayedOn), and(ne(prayedOn, today.day), before)),
  );
  const all = sql<number>`count(*) over ()`;
  const due = await db
    .select({ prayer: prayerColumns, all })
    .from(prayers)
    .where(where)
    .orderBy(...inTurn)
    .limit(range.limit)
    .offset(range.offset)
    .all();
  const count = due[0]?.all ?? (await countWhere(db, where));
  return { prayers: due.map(({ prayer }) => prayer), count };
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
  return (await select(db, where, { limit: 1, offset }, ...latestAnswered))[0];
}

/** The prayer whose turn it is beside the one at hand. */
export async function nextPrayer(
  db: Db,
  userId: number,
  handle: string,
  now: number,
): Promise<Prayer | undefined> {
  return db
    .select(prayerColumns)
    .from(prayers)
    .where(and(eq(prayers.userId, userId), ne(prayers.handle, handle), isOpen(now)))
    .orderBy(...inTurn)
    .limit(1)
    .get();
}

/** Those that rest, the first to come back first. */
export async function listResting(
  db: Db,
  userId: number,
  range: PageRange,
  now: number,
): Promise<Prayer[]> {
  return select(
    db,
    and(eq(prayers.userId, userId), gt(prayers.wakesAt, new Date(now))),
    range,
    asc(prayers.wakesAt),
    asc(prayers.id),
  );
}

/** Those that were answered, the latest first. */
export async function listAnswered(db: Db, userId: number, range: PageRange): Promise<Prayer[]> {
  const answered = and(eq(prayers.userId, userId), isNotNull(prayers.answeredOn));
  return select(db, answered, range, ...latestAnswered);
}

const latestAnswered = [desc(prayers.answeredOn), desc(prayers.id)];

/** How many of a person's prayers were answered in each year, the latest first. */
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

const searched = [prayers.title, prayers.text, prayers.reference, prayers.answer];

/** A person's prayers, wherever they stand, in which some words occur; the newest first. */
export async function findPrayers(
  db: Db,
  userId: number,
  words: string,
  range: PageRange,
): Promise<{ prayers: Prayer[]; count: number }> {
  const where = and(eq(prayers.userId, userId), wordsIn(searched, words));
  const found = await select(db, where, range, desc(prayers.createdAt), desc(prayers.id));
  return { prayers: found, count: await countWhere(db, where) };
}

export async function countPrayers(db: Db, userId: number, now: number): Promise<PrayerCounts> {
  const moment = Math.floor(now);
  const counted = await db
    .select({
      all: sql<number>`count(*)`,
      answered: sql<number>`count(${prayers.answeredOn})`,
      resting: sql<number>`count(CASE WHEN ${prayers.wakesAt} > ${moment} THEN 1 END)`,
    })
    .from(prayers)
    .where(eq(prayers.userId, userId))
    .get();
  const { all = 0, answered = 0, resting = 0 } = counted ?? {};
  return { open: all - answered - resting, resting, answered };
}

function select(db: Db, where: SQL | undefined, { limit, offset }: PageRange, ...order: SQL[]) {
  return db
    .select(prayerColumns)
    .from(prayers)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .all();
}

async function countWhere(db: Db, where: SQL | undefined): Promise<number> {
  return (await db.select({ n: count() }).from(prayers).where(where).get())?.n ?? 0;
}

const isOpen = (now: number) =>
  and(isNull(prayers.answeredOn), or(isNull(prayers.wakesAt), lte(prayers.wakesAt, new Date(now))));

const inTurn = [
  sql`${prayers.prayedAt} ASC NULLS FIRST`,
  desc(prayers.createdAt),
  desc(prayers.id),
];
