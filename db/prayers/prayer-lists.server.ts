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
import { batchesOf, rowsOf } from "#db/accounts/personal-data/personal-rows.server";
import type { Db, PageRange } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { findRows, type Pause, slice } from "#db/engines/find.server";
import { prayers } from "#db/schema/prayers";
import { ownKey } from "#db/seal/keys.server";
import { openPrayer, type Prayer, prayerColumns } from "./prayers.server";

const { placeholder } = sql;
export const isOwn = eq(prayers.userId, placeholder("userId"));
const isAwake = or(isNull(prayers.wakesAt), lte(prayers.wakesAt, placeholder("now")));
const isOpen = and(isOwn, isNull(prayers.answeredOn), isAwake);
const isSaved = and(isOpen, eq(prayers.rhythm, "saved"));
export const isListed = and(isOpen, or(isNull(prayers.rhythm), ne(prayers.rhythm, "saved")));
const isAnswered = and(isOwn, isNotNull(prayers.answeredOn));
const isSameDay = and(
  like(prayers.answeredOn, placeholder("sameDay")),
  ne(prayers.answeredOn, placeholder("day")),
);
/** Never prayed first, the newest on top, then the least recently prayed. */
export const inTurn = [
  sql`${prayers.prayedAt} ASC NULLS FIRST`,
  desc(prayers.createdAt),
  desc(prayers.id),
];
const latestAnswered = [desc(prayers.answeredOn), desc(prayers.id)];

/** Which rows, from the index alone; their words are read once it is known. */
export const pageOf = (where: SQL | undefined, ...order: SQL[]) =>
  prepared((db) => {
    const page = db
      .select({ id: prayers.id })
      .from(prayers)
      .where(where)
      .orderBy(...order)
      .limit(placeholder("limit"))
      .offset(placeholder("offset"));
    const rows = db.select(prayerColumns).from(prayers).where(inArray(prayers.id, page));
    return rows.orderBy(...order).prepare();
  });

const listedPrayers = pageOf(isListed, ...inTurn);
const savedPrayers = pageOf(isSaved, desc(prayers.id));
const restingPrayers = pageOf(
  and(isOwn, gt(prayers.wakesAt, placeholder("now"))),
  asc(prayers.wakesAt),
  asc(prayers.id),
);
const answeredPrayers = pageOf(isAnswered, ...latestAnswered);
const anniversaries = pageOf(and(isAnswered, isSameDay), ...latestAnswered);

export async function opened<Row extends Prayer>(
  db: Db,
  userId: number,
  rows: Row[],
): Promise<Row[]> {
  return rows.length === 0 ? [] : rows.map(openPrayer(await ownKey(db, userId), userId));
}

/** One page of a list. */
const listOf =
  (page: typeof listedPrayers) =>
  async (db: Db, userId: number, range: PageRange, now: number): Promise<Prayer[]> =>
    opened(db, userId, await page(db).all({ ...range, userId, now: Math.floor(now) }));

export const listPrayers = listOf(listedPrayers);

export const listSaved = listOf(savedPrayers);

export const listResting = listOf(restingPrayers);

export const listAnswered = (db: Db, userId: number, range: PageRange): Promise<Prayer[]> =>
  listOf(answeredPrayers)(db, userId, range, 0);

const whole = rowsOf(prayers, [prayers.id], { handle: "handle" });

/** Oldest first. */
export const readPrayers = (db: Db, userId: number, size: number) =>
  batchesOf(db, whole, userId, size) as AsyncGenerator<Prayer[]>;

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
  const key = await ownKey(db, userId);
  const ends = await sliceEnds(db).all({ userId });
  const read = (below: number) => texts(db).all({ userId, below, lowest: ends.shift()?.id ?? 0 });
  const { ids, count } = await findRows(words, range, { read, key }, pause);
  const found = db.select(prayerColumns).from(prayers).where(inArray(prayers.id, ids));
  const rows = await found.orderBy(desc(prayers.id)).all();
  return { prayers: await opened(db, userId, rows), count };
}

const sliceEnds = prepared((db) => {
  const at = sql<number>`row_number() OVER (ORDER BY ${prayers.id} DESC)`.as("at");
  const all = db.select({ id: prayers.id, at }).from(prayers).where(isOwn).as("all");
  return db
    .select({ id: all.id })
    .from(all)
    .where(eq(sql`${all.at} % ${slice.rows}`, 0))
    .orderBy(desc(all.id))
    .prepare();
});

/** Between two numbers, not up to a limit: PostgreSQL would sort all of them for each portion. */
const texts = prepared((db) => {
  const { id, title, text, reference, answer, notes } = prayers;
  return db
    .select({ id, title, text, reference, answer, notes })
    .from(prayers)
    .where(and(isOwn, lt(id, placeholder("below")), gte(id, placeholder("lowest"))))
    .orderBy(desc(id))
    .prepare();
});

type PrayerCounts = { open: number; resting: number; answered: number; saved: number };

export async function countPrayers(db: Db, userId: number, now: number): Promise<PrayerCounts> {
  const counted = await counts(db).get({ userId, now: Math.floor(now) });
  const { all = 0, answered = 0, resting = 0, saved = 0 } = counted ?? {};
  return { open: all - answered - resting - saved, resting, answered, saved };
}

const counts = prepared((db) =>
  db
    .select({
      all: sql<number>`count(*)`,
      answered: sql<number>`count(${prayers.answeredOn})`,
      resting: sql<number>`count(CASE WHEN ${prayers.wakesAt} > ${placeholder("now")} THEN 1 END)`,
      saved: sql<number>`count(CASE WHEN ${isSaved} THEN 1 END)`,
    })
    .from(prayers)
    .where(isOwn)
    .prepare(),
);
