import { and, count, desc, eq, gte, isNull, like, lt, lte, ne, or, sql } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import type { PageRange } from "#db/engines/paging.server";
import { prayers } from "#db/schema/prayers";
import { type Prayer, prayerColumns } from "./prayers.server";
import { pageOfPrayers } from "./select-prayers.server";

/** The prayers to pray: never prayed first, the newest on top, then the least recently prayed. */
export async function listPrayers(
  db: Db,
  userId: number,
  range: PageRange,
  now: number,
): Promise<Prayer[]> {
  return openPrayers(db).all({ ...range, userId, now: Math.floor(now) });
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
  const due = await duePrayers(db).all({ ...range, ...asValues(userId, today) });
  const count = due[0]?.all ?? (await countDue(db, userId, today));
  return { prayers: due.map(({ prayer }) => prayer), count };
}

/** How many are to be prayed on a day. */
export async function countDue(db: Db, userId: number, today: PersonsDay): Promise<number> {
  return (await dueCount(db).get(asValues(userId, today)))?.all ?? 0;
}

/** Whether any of a person's prayers was prayed on a day, or on a later one, further east. */
export async function hasPrayedOn(db: Db, userId: number, day: string): Promise<boolean> {
  return (await prayedOn(db).get({ userId, day })) !== undefined;
}

/** The prayer whose turn it is beside the one at hand. */
export async function nextPrayer(
  db: Db,
  userId: number,
  handle: string,
  now: number,
): Promise<Prayer | undefined> {
  const here = { limit: 1, offset: 0, userId, handle, now: Math.floor(now) };
  return otherPrayers(db).get(here);
}

const asValues = (userId: number, { day, weekday, now }: PersonsDay) => ({
  ...{ userId, day, weekday: `%${weekday}%` },
  now: Math.floor(now),
});

const { placeholder } = sql;

const isOwn = eq(prayers.userId, placeholder("userId"));

const isOpen = and(
  isNull(prayers.answeredOn),
  or(isNull(prayers.wakesAt), lte(prayers.wakesAt, placeholder("now"))),
);

const isDue = and(
  isOwn,
  isOpen,
  or(isNull(prayers.weekdays), like(prayers.weekdays, placeholder("weekday"))),
  // After a journey to the west what was prayed there may be of a day that has yet to begin here.
  or(isNull(prayers.prayedOn), lt(prayers.prayedOn, placeholder("day"))),
);

const inTurn = [
  sql`${prayers.prayedAt} ASC NULLS FIRST`,
  desc(prayers.createdAt),
  desc(prayers.id),
];

const openPrayers = prepared((db) => pageOfPrayers(db, and(isOwn, isOpen), ...inTurn));

const otherPrayers = prepared((db) =>
  pageOfPrayers(db, and(isOwn, ne(prayers.handle, placeholder("handle")), isOpen), ...inTurn),
);

const duePrayers = prepared((db) =>
  db
    .select({ prayer: prayerColumns, all: sql<number>`count(*) over ()` })
    .from(prayers)
    .where(isDue)
    .orderBy(...inTurn)
    .limit(placeholder("limit"))
    .offset(placeholder("offset"))
    .prepare(),
);

const dueCount = prepared((db) => db.select({ all: count() }).from(prayers).where(isDue).prepare());

const prayedOn = prepared((db) =>
  db
    .select({ handle: prayers.handle })
    .from(prayers)
    .where(and(isOwn, gte(prayers.prayedOn, placeholder("day"))))
    .limit(1)
    .prepare(),
);
