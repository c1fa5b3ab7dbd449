import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
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
