import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { planDays, planStarts } from "#db/schema/plans";

/** How far a person is in a plan: the days done this time through, in the order they were done. */
export type Progress = {
  planId: string;
  /** The day that was prayed last, or the one of a beginning after it. */
  lastOn: string;
  days: readonly { day: number; doneOn: string }[];
};

/** How far a person is in a plan, if they began it. */
export async function getProgress(
  db: Db,
  userId: number,
  planId: string,
): Promise<Progress | undefined> {
  return (await read(db, userId, planId))[0];
}

/** How far a person is in every plan they began, the one they prayed last before the others. */
export async function listProgress(db: Db, userId: number): Promise<Progress[]> {
  return read(db, userId);
}

async function read(db: Db, userId: number, planId?: string): Promise<Progress[]> {
  const starts = await (planId ? startOfPlan : startsOf)(db).all({ userId, planId });
  if (starts.length === 0) return [];
  const days = await (planId ? daysOfPlan : daysOf)(db).all({ userId, planId });
  const progress = starts.map(({ round, startedAt, ...start }) => {
    const own = days.filter((each) => each.planId === start.planId && each.round === round);
    const { begunOn } = start;
    const lastOn = [begunOn, own.at(-1)?.doneOn ?? begunOn].sort().at(-1) as string;
    return {
      last: `${lastOn} ${(own.at(-1)?.doneAt ?? startedAt).toISOString()}`,
      progress: { planId: start.planId, lastOn, days: own.map(shown) },
    };
  });
  return progress.sort((a, b) => (a.last < b.last ? 1 : -1)).map((each) => each.progress);
}

const { placeholder } = sql;

const isOwnDay = eq(planDays.userId, placeholder("userId"));

const daysOf = prepared((db) =>
  db
    .select()
    .from(planDays)
    .where(isOwnDay)
    .orderBy(...inOrder)
    .prepare(),
);

const daysOfPlan = prepared((db) =>
  db
    .select()
    .from(planDays)
    .where(and(isOwnDay, eq(planDays.planId, placeholder("planId"))))
    .orderBy(...inOrder)
    .prepare(),
);

const inOrder = [asc(planDays.doneAt), asc(planDays.day)];

const isOwnStart = eq(planStarts.userId, placeholder("userId"));

const startsOf = prepared((db) => db.select().from(planStarts).where(isOwnStart).prepare());

const startOfPlan = prepared((db) =>
  db
    .select()
    .from(planStarts)
    .where(and(isOwnStart, eq(planStarts.planId, placeholder("planId"))))
    .prepare(),
);

const shown = ({ day, doneOn }: { day: number; doneOn: string }) => ({ day, doneOn });
