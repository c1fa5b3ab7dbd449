import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db, PageRange } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { findRows, type Pause } from "#db/engines/find.server";
import { prayers } from "#db/schema/prayers";
import { ownKey } from "#db/seal/keys.server";
import { openPrayer, type Prayer, prayerColumns } from "./prayers.server";

const { placeholder } = sql;
const isOwn = eq(prayers.userId, placeholder("userId"));
const isAwake = or(isNull(prayers.wakesAt), lte(prayers.wakesAt, placeholder("now")));
const isOpen = and(isOwn, isNull(prayers.answeredOn), isAwake);
const isAnswered = and(isOwn, isNotNull(prayers.answeredOn));
const isSameDay = and(
  like(prayers.answeredOn, placeholder("sameDay")),
  ne(prayers.answeredOn, placeholder("day")),
);
const isDue = and(
  isOpen,
  or(isNull(prayers.weekdays), like(prayers.weekdays, placeholder("weekday"))),
  // After a journey to the west something may be marked for a day that has yet to begin here.
  or(isNull(prayers.prayedOn), lt(prayers.prayedOn, placeholder("day"))),
);

/** Never prayed first, the newest on top, then the least recently prayed. */
const inTurn = [
  sql`${prayers.prayedAt} ASC NULLS FIRST`,
  desc(prayers.createdAt),
  desc(prayers.id),
];
const latestAnswered = [desc(prayers.answeredOn), desc(prayers.id)];

const pageOf = (where: SQL | undefined, ...order: SQL[]) =>
  prepared((db) =>
    db
      .select(prayerColumns)
      .from(prayers)
      .where(where)
      .orderBy(...order)
      .limit(placeholder("limit"))
      .offset(placeholder("offset"))
      .prepare(),
  );

const openPrayers = pageOf(isOpen, ...inTurn);
const otherPrayers = pageOf(and(isOpen, ne(prayers.handle, placeholder("handle"))), ...inTurn);
const restingPrayers = pageOf(
  and(isOwn, gt(prayers.wakesAt, placeholder("now"))),
  asc(prayers.wakesAt),
  asc(prayers.id),
);
const answeredPrayers = pageOf(isAnswered, ...latestAnswered);
const anniversaries = pageOf(and(isAnswered, isSameDay), ...latestAnswered);

async function opened<Row extends Prayer>(db: Db, userId: number, rows: Row[]): Promise<Row[]> {
  return rows.length === 0 ? [] : rows.map(openPrayer(await ownKey(db, userId), userId));
}

/** One page of a list. */
const listOf =
  (page: typeof openPrayers) =>
  async (db: Db, userId: number, range: PageRange, now: number): Promise<Prayer[]> =>
    opened(db, userId, await page(db).all({ ...range, userId, now: Math.floor(now) }));

export const listPrayers = listOf(openPrayers);

export const listResting = listOf(restingPrayers);

export const listAnswered = (db: Db, userId: number, range: PageRange): Promise<Prayer[]> =>
  listOf(answeredPrayers)(db, userId, range, 0);

export async function nextPrayer(
  db: Db,
  userId: number,
  handle: string,
  now: number,
): Promise<Prayer | undefined> {
  const values = { limit: 1, offset: 0, userId, handle, now: Math.floor(now) };
  return (await opened(db, userId, await otherPrayers(db).all(values)))[0];
}

/** As yyyy-mm-dd, "Mon" and milliseconds. */
export type PersonsDay = { day: string; weekday: string; now: number };

export async function listDue(
  db: Db,
  userId: number,
  today: PersonsDay,
  range: PageRange,
): Promise<{ prayers: Prayer[]; count: number }> {
  const due = await duePrayers(db).all({ ...range, ...dayValues(userId, today) });
  const count = due[0]?.all ?? (await countDue(db, userId, today));
  const prayers = due.map(({ prayer }) => prayer);
  return { prayers: await opened(db, userId, prayers), count };
}

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

export async function countDue(db: Db, userId: number, today: PersonsDay): Promise<number> {
  return (await dueCount(db).get(dayValues(userId, today)))?.all ?? 0;
}

const dueCount = prepared((db) => db.select({ all: count() }).from(prayers).where(isDue).prepare());

const dayValues = (userId: number, { day, weekday, now }: PersonsDay) => ({
  ...{ userId, day, weekday: `%${weekday}%` },
  now: Math.floor(now),
});

/** Or later: the person may have been further east. */
export async function hasPrayedOn(db: Db, userId: number, day: string): Promise<boolean> {
  return (await prayedOn(db).get({ userId, day })) !== undefined;
}

const prayedOn = prepared((db) =>
  db
    .select({ handle: prayers.handle })
    .from(prayers)
    .where(and(isOwn, gte(prayers.prayedOn, placeholder("day"))))
    .limit(1)
    .prepare(),
);

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

/** Of this date in an earlier year, else of any day. `chance` from 0 to just under 1, the same all day. */
export async function recallAnswered(
  db: Db,
  userId: number,
  day: string,
  chance: number,
): Promise<Prayer | undefined> {
  const on = { userId, day, sameDay: `%${day.slice(4)}` };
  const { all = 0, sameDay = 0 } = (await answeredCounts(db).get(on)) ?? {};
  if (all === 0) return undefined;
  const found = await (sameDay > 0
    ? anniversaries(db).all({ ...on, limit: 1, offset: 0 })
    : answeredPrayers(db).all({ ...on, limit: 1, offset: Math.floor(chance * all) }));
  return (await opened(db, userId, found))[0];
}

const answeredCounts = prepared((db) =>
  db
    .select({ all: count(), sameDay: sql<number>`count(CASE WHEN ${isSameDay} THEN 1 END)` })
    .from(prayers)
    .where(isAnswered)
    .prepare(),
);

export async function findPrayers(
  db: Db,
  userId: number,
  words: string,
  range: PageRange,
  pause: Pause,
): Promise<{ prayers: Prayer[]; count: number }> {
  const opens = openPrayer(await ownKey(db, userId), userId);
  const read = (below: number, limit: number) => texts(db).all({ userId, below, limit });
  const open = (row: Awaited<ReturnType<typeof read>>[number]) => ({ ...opens(row), handle: null });
  const { ids, count } = await findRows(words, range, { read, open }, pause);
  const found = db.select(prayerColumns).from(prayers).where(inArray(prayers.id, ids));
  const rows = await found.orderBy(desc(prayers.id)).all();
  return { prayers: await opened(db, userId, rows), count };
}

const texts = prepared((db) => {
  const { id, handle, title, text, reference, answer } = prayers;
  return db
    .select({ id, handle, title, text, reference, answer })
    .from(prayers)
    .where(and(isOwn, lt(id, placeholder("below"))))
    .orderBy(desc(id))
    .limit(placeholder("limit"))
    .prepare();
});

type PrayerCounts = { open: number; resting: number; answered: number };

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
      resting: sql<number>`count(CASE WHEN ${prayers.wakesAt} > ${placeholder("now")} THEN 1 END)`,
    })
    .from(prayers)
    .where(isOwn)
    .prepare(),
);
