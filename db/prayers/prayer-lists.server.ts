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
  sql,
} from "drizzle-orm";
import type { Stretch } from "../accounts/owned-rows.server";
import type { Db } from "../engines/database";
import { prayers } from "../schema/prayers";
import { type Prayer, prayerColumns } from "./prayers.server";

/** How many prayers a person has, by where they stand. */
export type PrayerCounts = { open: number; resting: number; answered: number };

/** The prayers to pray: never prayed first, the newest on top, then the least recently prayed. */
export async function listPrayers(
  db: Db,
  userId: number,
  { limit, offset }: Stretch,
  now: number,
): Promise<Prayer[]> {
  return db
    .select(prayerColumns)
    .from(prayers)
    .where(and(eq(prayers.userId, userId), isOpen(now)))
    .orderBy(...inTurn)
    .limit(limit)
    .offset(offset)
    .all();
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
  { limit, offset }: Stretch,
): Promise<{ prayers: Prayer[]; count: number }> {
  const { prayedOn, prayedAt, weekdays } = prayers;
  const before = lte(prayedAt, new Date(today.now - 6 * 3_600_000));
  const where = and(
    eq(prayers.userId, userId),
    isOpen(today.now),
    or(isNull(weekdays), like(weekdays, `%${today.weekday}%`)),
    or(isNull(prayedOn), and(ne(prayedOn, today.day), before)),
  );
  const counted = await db.select({ n: count() }).from(prayers).where(where).get();
  const due = await db
    .select(prayerColumns)
    .from(prayers)
    .where(where)
    .orderBy(...inTurn)
    .limit(limit)
    .offset(offset)
    .all();
  return { prayers: due, count: counted?.n ?? 0 };
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
  const select = (where: typeof answered) =>
    db
      .select(prayerColumns)
      .from(prayers)
      .where(where)
      .orderBy(desc(prayers.answeredOn), desc(prayers.id));
  const anniversary = await select(and(answered, sameDay)).limit(1).get();
  if (anniversary) return anniversary;
  const counted = await db.select({ n: count() }).from(prayers).where(answered).get();
  return select(answered)
    .limit(1)
    .offset(Math.floor(chance * (counted?.n ?? 0)))
    .get();
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
  { limit, offset }: Stretch,
  now: number,
): Promise<Prayer[]> {
  return db
    .select(prayerColumns)
    .from(prayers)
    .where(and(eq(prayers.userId, userId), gt(prayers.wakesAt, new Date(now))))
    .orderBy(asc(prayers.wakesAt), asc(prayers.id))
    .limit(limit)
    .offset(offset)
    .all();
}

/** Those that were answered, the latest first. */
export async function listAnswered(
  db: Db,
  userId: number,
  { limit, offset }: Stretch,
): Promise<Prayer[]> {
  return db
    .select(prayerColumns)
    .from(prayers)
    .where(and(eq(prayers.userId, userId), isNotNull(prayers.answeredOn)))
    .orderBy(desc(prayers.answeredOn), desc(prayers.id))
    .limit(limit)
    .offset(offset)
    .all();
}

/** A person's prayers, wherever they stand, in which some words occur; the newest first. */
export async function findPrayers(
  db: Db,
  userId: number,
  words: string,
  { limit, offset }: Stretch,
): Promise<{ prayers: Prayer[]; count: number }> {
  const where = and(eq(prayers.userId, userId), contains(words));
  const counted = await db.select({ n: count() }).from(prayers).where(where).get();
  const found = await db
    .select(prayerColumns)
    .from(prayers)
    .where(where)
    .orderBy(desc(prayers.createdAt), desc(prayers.id))
    .limit(limit)
    .offset(offset)
    .all();
  return { prayers: found, count: counted?.n ?? 0 };
}

/** Both engines fold the case of ASCII letters alone, so others are looked for in each case. */
function contains(words: string) {
  const [first = "", ...rest] = words.toLowerCase();
  const spellings = new Set([
    words,
    words.toLowerCase(),
    words.toUpperCase(),
    first.toUpperCase() + rest.join(""),
  ]);
  const { title, text, reference, answer } = prayers;
  const patterns = [...spellings].map((each) => {
    const folded = each.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
    return `%${folded.replace(/[\\%_]/g, "\\$&")}%`;
  });
  return or(
    ...patterns.flatMap((pattern) =>
      [title, text, reference, answer].map(
        (column) => sql`lower(${column}) LIKE ${pattern} ESCAPE ${"\\"}`,
      ),
    ),
  );
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

const isOpen = (now: number) =>
  and(isNull(prayers.answeredOn), or(isNull(prayers.wakesAt), lte(prayers.wakesAt, new Date(now))));

const inTurn = [
  sql`${prayers.prayedAt} ASC NULLS FIRST`,
  desc(prayers.createdAt),
  desc(prayers.id),
];
