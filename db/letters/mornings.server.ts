import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { countRows, updateRow } from "#db/engines/rows.server";
import { outbox, planLetters, subscriptionLetters, verseLetters } from "#db/schema/letters";
import { queueLetter } from "./outbox.server";
import { endPlan, type PlanLetter } from "./plan-letters.server";

// What comes each morning is ordered when its hour has come. Of several instances that look at once one
// orders: whoever finds the moment moved on has nothing to do.

export function duePlans(db: Reader, now: number, limit: number): Promise<PlanLetter[]> {
  const { dueAt } = planLetters;
  const due = db
    .select()
    .from(planLetters)
    .where(lte(dueAt, new Date(now)));
  return due.orderBy(asc(dueAt)).limit(limit).all();
}

export type MorningOrder<Row> = {
  row: Row;
  /** The date (yyyy-mm-dd) where the reader is; without it no letter goes. */
  on?: string;
  next: number;
  /** Of a plan whose days are days of the year. */
  day?: number;
  /** Its season is over: no other letter comes. */
  ends?: boolean;
};

/** Skips a plan whose last letter is still waiting: nobody gets two days at once, and none is left out. */
export async function orderPlanDays(
  db: Db,
  orders: readonly MorningOrder<PlanLetter>[],
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    for (const { row, on, next, day = row.day, ends } of orders) {
      const { id, dueAt, userId } = row;
      if (ends) {
        await endPlan(tx, id, now);
        continue;
      }
      const same = and(eq(planLetters.id, id), eq(planLetters.dueAt, dueAt ?? new Date(0)));
      const isOrdered = on !== undefined && !(await isOnTheWay(tx, id));
      const moved = { dueAt: new Date(next), ...(isOrdered && { lastOn: on, day }) };
      const isFirst = await updateRow(tx, planLetters, same, { state: "running", ...moved });
      if (!isFirst || !isOrdered) continue;
      const key = `plan ${id} ${on}`;
      const letter = { kind: "plan-day", planLetterId: id, item: String(day), key } as const;
      const of = { userId: userId ?? undefined, isBulk: true };
      await queueLetter(tx, { ...letter, ...of }, now);
    }
  });
}

async function isOnTheWay(tx: Tx, planLetterId: number): Promise<boolean> {
  const waiting = and(eq(outbox.planLetterId, planLetterId), eq(outbox.state, "waiting"));
  return (await countRows(tx, outbox, waiting)) > 0;
}

/** The last day ends the plan. */
export async function planDaySent(
  tx: Tx,
  { id, day, dayCount }: { id: number; day: number; dayCount: number },
  now: number,
): Promise<void> {
  const after =
    day < dayCount
      ? { day: day + 1 }
      : ({ state: "ended", dueAt: null, endedAt: new Date(now) } as const);
  await updateRow(tx, planLetters, and(eq(planLetters.id, id), eq(planLetters.day, day)), after);
}

export async function countMornings(db: Reader): Promise<{ plans: number; verses: number }> {
  return {
    plans: await countRows(db, planLetters, isNotNull(planLetters.dueAt)),
    verses: await countRows(db, verseLetters),
  };
}

export type DueVerse = Awaited<ReturnType<typeof dueVerses>>[number];

export function dueVerses(db: Reader, now: number, limit: number) {
  const { subscriptionId, rhythm, zone, dueAt, lastOn } = verseLetters;
  const { pausedUntil } = subscriptionLetters;
  return db
    .select({ subscriptionId, rhythm, zone, dueAt, lastOn, pausedUntil })
    .from(verseLetters)
    .innerJoin(subscriptionLetters, eq(subscriptionLetters.subscriptionId, subscriptionId))
    .where(lte(dueAt, new Date(now)))
    .orderBy(asc(dueAt))
    .limit(limit)
    .all();
}

export async function orderVerses(db: Db, orders: readonly MorningOrder<DueVerse>[], now: number) {
  await db.write(async (tx) => {
    for (const { row, on, next } of orders) {
      const { subscriptionId, dueAt } = row;
      const own = eq(verseLetters.subscriptionId, subscriptionId);
      const same = and(own, eq(verseLetters.dueAt, dueAt));
      const moved = { dueAt: new Date(next), ...(on !== undefined && { lastOn: on }) };
      if (!(await updateRow(tx, verseLetters, same, moved)) || on === undefined) continue;
      const key = `verse ${subscriptionId} ${on}`;
      const letter = { kind: "verse", subscriptionId, item: on, key, isBulk: true } as const;
      await queueLetter(tx, letter, now);
    }
  });
}
