import { and, desc, eq, isNull, like, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "../engines/database";
import type { PageRange } from "../engines/paging.server";
import { prayers } from "../schema/prayers";
import { type Prayer, prayerColumns } from "./prayers.server";
import { countPrayersWhere, selectPrayers } from "./select-prayers.server";

/** The prayers to pray: never prayed first, the newest on top, then the least recently prayed. */
export async function listPrayers(
  db: Db,
  userId: number,
  range: PageRange,
  now: number,
): Promise<Prayer[]> {
  return selectPrayers(db, and(eq(prayers.userId, userId), isOpen(now)), range, ...inTurn);
}

/** The day where a person is, as yyyy-mm-dd, its weekday as "Mon", and the moment. */
export type PersonsDay = { day: string; weekday: string; now: number };

/** What is to be prayed on a day: open, meant for its weekday or for any, and not prayed on it yet. */
export async function listDue(
  db: Db,
  userId: number,
  today: PersonsDay,
  range: PageRange,
): Promise<{ prayers: Prayer[]; count: number }> {
  const all = sql<number>`count(*) over ()`;
  const due = await db
    .select({ prayer: prayerColumns, all })
    .from(prayers)
    .where(isDue(userId, today))
    .orderBy(...inTurn)
    .limit(range.limit)
    .offset(range.offset)
    .all();
  const count = due[0]?.all ?? (await countDue(db, userId, today));
  return { prayers: due.map(({ prayer }) => prayer), count };
}

/** How many are to be prayed on a day. */
export function countDue(db: Db, userId: number, today: PersonsDay): Promise<number> {
  return countPrayersWhere(db, isDue(userId, today));
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

const isOpen = (now: number) =>
  and(isNull(prayers.answeredOn), or(isNull(prayers.wakesAt), lte(prayers.wakesAt, new Date(now))));

const inTurn = [
  sql`${prayers.prayedAt} ASC NULLS FIRST`,
  desc(prayers.createdAt),
  desc(prayers.id),
];

/** Days are not counted in the same zone everywhere, so what was just prayed is not due either. */
function isDue(userId: number, { day, weekday, now }: PersonsDay) {
  const { prayedOn, prayedAt, weekdays } = prayers;
  const before = lte(prayedAt, new Date(now - 6 * 3_600_000));
  return and(
    eq(prayers.userId, userId),
    isOpen(now),
    or(isNull(weekdays), like(weekdays, `%${weekday}%`)),
    or(isNull(prayedOn), and(ne(prayedOn, day), before)),
  );
}
