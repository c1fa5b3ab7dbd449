import {
  and,
  desc,
  eq,
  gte,
  inArray,
  isNull,
  like,
  lt,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { addDays, isDay } from "#content/year/days";
import type { Db, PageRange, Reader } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { prayers } from "#db/schema/prayers";
import { inTurn, isListed, isOwn, opened, pageOf } from "./prayer-lists.server";
import { type Prayer, prayerColumns } from "./prayers.server";

const { placeholder } = sql;
const isOverdue = (since: string) =>
  or(isNull(prayers.prayedOn), lte(prayers.prayedOn, placeholder(since)));
const yearly = [placeholder("date"), placeholder("leapDate")];
const isOnItsDay = or(
  and(isNull(prayers.rhythm), like(prayers.weekdays, placeholder("weekday"))),
  and(eq(prayers.rhythm, "third"), isOverdue("third")),
  and(eq(prayers.rhythm, "monthly"), isOverdue("month")),
  inArray(prayers.birthday, yearly),
  inArray(prayers.anniversary, yearly),
);
// After a journey to the west something may be marked for a day that has yet to begin here.
const isPrayed = gte(prayers.prayedOn, placeholder("day"));
const isUnprayed = or(isNull(prayers.prayedOn), lt(prayers.prayedOn, placeholder("day")));
const isUntil = or(isNull(prayers.prayUntil), gte(prayers.prayUntil, placeholder("day")));
const takesTurn = and(isNull(prayers.rhythm), isNull(prayers.weekdays));

/** As yyyy-mm-dd, "Mon" and milliseconds. */
export type PersonsDay = { day: string; weekday: string; now: number };

/** What takes its turn comes every day until there is more of it than this; then as much, and all within a month. */
const portion = 12;

export const portionOf = (turns: number) => Math.max(portion, Math.ceil(turns / 30));

/** How many take their turns, and how many of these are left today: in order, so nobody is forgotten or comes twice. */
async function turnsOf(db: Db, values: ReturnType<typeof dayValues>) {
  const { all = 0, prayed = 0 } = (await turnCounts(db).get(values)) ?? {};
  return { all, left: Math.max(0, portionOf(all) - prayed) };
}

const turnCounts = prepared((db) =>
  db
    .select({
      all: sql<number>`count(CASE WHEN ${and(isListed, isUntil)} THEN 1 END)`,
      prayed: sql<number>`count(CASE WHEN ${isPrayed} THEN 1 END)`,
    })
    .from(prayers)
    .where(and(isOwn, takesTurn))
    .prepare(),
);

const dueOf = (db: Reader) => {
  const turns = db
    .select({ id: prayers.id })
    .from(prayers)
    .where(and(isListed, takesTurn, isUntil, isUnprayed))
    .orderBy(...inTurn)
    .limit(placeholder("left"));
  return and(isListed, isUntil, isUnprayed, or(isOnItsDay, inArray(prayers.id, turns)));
};

const dayPage = (where: (db: Reader) => SQL | undefined) =>
  prepared((db) => {
    const page = db
      .select({ id: prayers.id, all: sql<number>`count(*) over ()`.as("all") })
      .from(prayers)
      .where(where(db))
      .orderBy(...inTurn)
      .limit(placeholder("limit"))
      .offset(placeholder("offset"))
      .as("page");
    const rows = db.select({ prayer: prayerColumns, all: page.all }).from(page);
    return rows
      .innerJoin(prayers, eq(prayers.id, page.id))
      .orderBy(...inTurn)
      .prepare();
  });

const duePage = dayPage(dueOf);
const todayPage = dayPage((db) => and(isListed, or(dueOf(db), isPrayed)));
const otherPage = dayPage((db) => {
  const due = db.select({ id: prayers.id }).from(prayers).where(dueOf(db));
  return and(isListed, isUnprayed, notInArray(prayers.id, due));
});

const ofDay =
  (page: typeof duePage) => async (db: Db, userId: number, today: PersonsDay, range: PageRange) => {
    const values = dayValues(userId, today);
    const { left } = await turnsOf(db, values);
    const rows = await page(db).all({ ...range, ...values, left });
    const prayers = rows.map(({ prayer }) => prayer);
    // Behind the end no row says how many there are.
    const first = rows[0] ?? (await page(db).all({ ...values, left, limit: 1, offset: 0 }))[0];
    return { prayers: await opened(db, userId, prayers), count: first?.all ?? 0 };
  };

export const listDue = ofDay(duePage);

/** What is due, then what was prayed of it. */
export const listToday = ofDay(todayPage);

export const listOtherDays = ofDay(otherPage);

export const countDue = async (db: Db, userId: number, today: PersonsDay): Promise<number> =>
  (await listDue(db, userId, today, { limit: 1, offset: 0 })).count;

export const countTurns = async (db: Db, userId: number, today: PersonsDay) =>
  (await turnsOf(db, dayValues(userId, today))).all;

function dayValues(userId: number, { day, weekday, now }: PersonsDay) {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const monthAgo = month === 1 ? [year - 1, 12] : [year, month - 1];
  const date = day.slice(5);
  return {
    ...{ userId, day, weekday: `%${weekday}%`, now: Math.floor(now) },
    third: addDays(day, -3),
    // Compared as text: it need not be a day of the calendar.
    month: [...monthAgo, day.slice(8)].map((part) => String(part).padStart(2, "0")).join("-"),
    ...{ date, leapDate: date === "02-28" && !isDay(`${year}-02-29`) ? "02-29" : date },
  };
}

const overPrayers = pageOf(
  and(isListed, lt(prayers.prayUntil, placeholder("day"))),
  desc(prayers.prayUntil),
  desc(prayers.id),
);

/** Whose last day is over lately. */
export const listOver = (db: Db, userId: number, today: PersonsDay): Promise<Prayer[]> =>
  firstOf(db, overPrayers, 5, dayValues(userId, today));

const prayedPage = pageOf(and(isOwn, isPrayed), desc(prayers.prayedAt));

/** The last of this day, or a later one: the person may have been further east. */
export const lastPrayed = async (db: Db, userId: number, day: string) =>
  (await listPrayed(db, userId, day, 1))[0];

/** The latest first. */
export const listPrayed = (db: Db, userId: number, day: string, most: number) =>
  firstOf(db, prayedPage, most, { userId, day });

/** What was marked in one go, last of all. */
export async function listPrayedTogether(db: Db, userId: number, day: string, most: number) {
  const found = await listPrayed(db, userId, day, most);
  return found.filter(({ prayedAt }) => Number(prayedAt) === Number(found[0]?.prayedAt));
}

type OwnValues = { userId: number; day: string };

const firstOf = async (db: Db, page: typeof prayedPage, limit: number, values: OwnValues) =>
  opened(db, values.userId, await page(db).all({ ...values, limit, offset: 0 }));
