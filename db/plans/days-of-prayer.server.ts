import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import type { Reader, Tx } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { daysOfPrayer } from "#db/schema/plans";

export async function noteDayOfPrayer(tx: Tx, userId: number, day: string): Promise<void> {
  await tx.insert(daysOfPrayer).values({ userId, day }).onConflictDoNothing().run();
}

/** Of a year, or the last ones up to a day, in ascending order. */
export async function listDaysOfPrayer(db: Reader, userId: number, year: number, last = year) {
  const [from, to] = [`${nameOf(year)}-01-01`, `${nameOf(last)}-12-31`];
  return (await daysWithin(db).all({ userId, from, to })).map(({ day }) => day);
}

export async function firstDayOfPrayer(db: Reader, userId: number): Promise<string | undefined> {
  return (await firstDay(db).get({ userId }))?.day;
}

const nameOf = (year: number) => String(year).padStart(4, "0");

const { placeholder } = sql;
const { day } = daysOfPrayer;
const isOwn = eq(daysOfPrayer.userId, placeholder("userId"));

const daysWithin = prepared((db) => {
  const within = and(isOwn, gte(day, placeholder("from")), lte(day, placeholder("to")));
  return db.select({ day }).from(daysOfPrayer).where(within).orderBy(asc(day)).prepare();
});

const firstDay = prepared((db) =>
  db.select({ day }).from(daysOfPrayer).where(isOwn).orderBy(asc(day)).limit(1).prepare(),
);
