import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { insertNew, updateRow } from "#db/engines/rows.server";
import { planDays, planStarts } from "#db/schema/plans";
import { noteDayOfPrayer } from "./days-of-prayer.server";

type OwnPlan = {
  userId: number;
  planId: string;
  dayCount: number;
  /** What was begun and prayed before this day (yyyy-mm-dd) was another year's. */
  since?: string;
};

/** Milliseconds, and the local date. */
export type Moment = { at: number; on: string };

/** Anew only when the person has finished it. */
export async function startPlan(db: Db, own: OwnPlan, moment: Moment): Promise<void> {
  await db.write(async (tx) => void (await begin(tx, own, moment, { again: true })));
}

/** Continues after days away: earlier days count as over. */
export async function resumePlan(db: Db, userId: number, planId: string, { on }: Moment) {
  const start = startOf(userId, planId);
  await db.write((tx) => tx.update(planStarts).set({ begunOn: on }).where(start).run());
}

/** The last open day finishes the plan. */
export async function markDay(db: Db, own: OwnPlan, day: number, { at, on }: Moment) {
  const { userId, planId, dayCount } = own;
  await db.write(async (tx) => {
    const round = await begin(tx, own, { at, on });
    const done = { doneOn: on, doneAt: new Date(at) };
    await insertNew(tx, planDays, { userId, planId, round, day, ...done });
    await noteDayOfPrayer(tx, userId, on);
    if ((await daysOfRound(tx, userId, planId, round)).length < dayCount) return;
    const isOpen = and(startOf(userId, planId), isNull(planStarts.finishedAt));
    await updateRow(tx, planStarts, isOpen, { finishedAt: new Date(at) });
  });
}

/** @param again a plan that was finished begins its next round. */
async function begin(
  tx: Tx,
  { userId, planId, dayCount, since = "" }: OwnPlan,
  { at, on }: Moment,
  { again = false } = {},
): Promise<number> {
  const own = startOf(userId, planId);
  const start = await tx.select().from(planStarts).where(own).get();
  if (!start) {
    const startedAt = new Date(at);
    await tx.insert(planStarts).values({ userId, planId, startedAt, begunOn: on }).run();
    return 1;
  }
  const days = await daysOfRound(tx, userId, planId, start.round);
  const isOver = [start.begunOn, ...days].every((day) => day < since);
  if (!isOver && !(again && days.length >= dayCount)) return start.round;
  const round = start.round + 1;
  await tx.update(planStarts).set({ round, begunOn: on }).where(own).run();
  return round;
}

/** When they were prayed. */
async function daysOfRound(tx: Tx, userId: number, planId: string, round: number) {
  const { doneOn } = planDays;
  const own = and(
    eq(planDays.userId, userId),
    eq(planDays.planId, planId),
    eq(planDays.round, round),
  );
  return (await tx.select({ doneOn }).from(planDays).where(own).all()).map((day) => day.doneOn);
}

const startOf = (userId: number, planId: string) =>
  and(eq(planStarts.userId, userId), eq(planStarts.planId, planId));

export type Progress = {
  planId: string;
  lastOn: string;
  days: readonly { day: number; doneOn: string }[];
};

export async function getProgress(db: Db, userId: number, planId: string) {
  const starts = await startsOfPlan(db).all({ userId, planId });
  if (starts.length === 0) return undefined;
  return progressOf(starts, await daysOfPlan(db).all({ userId, planId }))[0];
}

export async function listProgress(db: Db, userId: number): Promise<Progress[]> {
  const starts = await startsOfUser(db).all({ userId });
  return starts.length === 0 ? [] : progressOf(starts, await daysOfUser(db).all({ userId }));
}

type Rows<Table extends { $inferSelect: unknown }> = readonly Table["$inferSelect"][];

function progressOf(starts: Rows<typeof planStarts>, days: Rows<typeof planDays>): Progress[] {
  const progress = starts.map(({ planId, round, startedAt, begunOn }) => {
    const own = days.filter((each) => each.planId === planId && each.round === round);
    const lastOn = [begunOn, own.at(-1)?.doneOn ?? begunOn].sort().at(-1) as string;
    return {
      last: `${lastOn} ${(own.at(-1)?.doneAt ?? startedAt).toISOString()}`,
      progress: { planId, lastOn, days: own.map(({ day, doneOn }) => ({ day, doneOn })) },
    };
  });
  return progress.sort((a, b) => (a.last < b.last ? 1 : -1)).map((each) => each.progress);
}

const { placeholder } = sql;

const startsWhere = (where: SQL | undefined) =>
  prepared((db) => db.select().from(planStarts).where(where).prepare());

const isOwnStart = eq(planStarts.userId, placeholder("userId"));
const startsOfUser = startsWhere(isOwnStart);
const startsOfPlan = startsWhere(and(isOwnStart, eq(planStarts.planId, placeholder("planId"))));

const daysWhere = (where: SQL | undefined) =>
  prepared((db) =>
    db
      .select()
      .from(planDays)
      .where(where)
      .orderBy(asc(planDays.doneAt), asc(planDays.day))
      .prepare(),
  );

const isOwnDay = eq(planDays.userId, placeholder("userId"));
const daysOfUser = daysWhere(isOwnDay);
const daysOfPlan = daysWhere(and(isOwnDay, eq(planDays.planId, placeholder("planId"))));
