import { and, asc, eq, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { planLetters } from "#db/schema/morning-letters";

/** A plan that comes to an address by letter. */
export type PlanLetter = typeof planLetters.$inferSelect;

/** The hour of the morning, and where. */
export type Morning = { hour: number; zone: string };

const isUnderWay = (id: number) =>
  and(eq(planLetters.id, id), inArray(planLetters.state, ["running", "paused"]));

/** What a reader changes of a plan that is under way. It goes on with the day that was next. */
export type PlanChange = Partial<Morning> & {
  state: "running" | "paused";
  /** When the next day comes; without it when somebody ends the pause. */
  dueAt?: number;
};

/** Changes the hour, pauses, or goes on. */
export async function changePlan(db: Db, id: number, change: PlanChange): Promise<void> {
  const dueAt = change.dueAt === undefined ? null : new Date(change.dueAt);
  await db.write((tx) =>
    tx
      .update(planLetters)
      .set({ ...change, dueAt })
      .where(isUnderWay(id))
      .run(),
  );
}

/** Ends a plan: no letter of it comes any more. Within a transaction. */
export async function endPlan(tx: Tx, id: number, now: number): Promise<void> {
  await tx
    .update(planLetters)
    .set({ state: "ended", dueAt: null, endedAt: new Date(now) })
    .where(and(eq(planLetters.id, id), ne(planLetters.state, "ended")))
    .run();
}

/** Ends all plans of an address. @returns how many came or were asked for. */
export async function endPlansOf(tx: Tx, email: string, now: number): Promise<number> {
  const ended = await tx
    .update(planLetters)
    .set({ state: "ended", dueAt: null, endedAt: new Date(now) })
    .where(and(eq(planLetters.email, email), ne(planLetters.state, "ended")))
    .returning({ id: planLetters.id });
  return ended.length;
}

export function planLetterById(db: Reader, id: number) {
  return db.select().from(planLetters).where(eq(planLetters.id, id)).get();
}

/** The plan that a letter's links name. */
export function planLetterByHandle(db: Reader, handle: string) {
  return db.select().from(planLetters).where(eq(planLetters.handle, handle)).get();
}

/** What comes to an address or was asked for it, in the order of asking. */
export function listPlanLetters(db: Reader, email: string): Promise<PlanLetter[]> {
  return db
    .select()
    .from(planLetters)
    .where(and(eq(planLetters.email, email), ne(planLetters.state, "ended")))
    .orderBy(asc(planLetters.id))
    .all();
}

export const ownPlan = (email: string, planId: string) =>
  and(eq(planLetters.email, email), eq(planLetters.planId, planId));

/** Forgets plans that nobody confirmed, and some while after their end all others. */
export async function forgetPlanLetters(
  db: Db,
  { unanswered, ended }: { unanswered: number; ended: number },
): Promise<number> {
  const { state, askedAt, endedAt, id } = planLetters;
  const old = or(
    and(eq(state, "asked"), lte(askedAt, new Date(unanswered))),
    lte(endedAt, new Date(ended)),
  );
  const some = db.select({ id }).from(planLetters).where(old).limit(500);
  const gone = await db.write((tx) =>
    tx.delete(planLetters).where(sql`${id} IN ${some}`).returning({ id }),
  );
  if (gone.length > 0) db.forgetDeleted();
  return gone.length;
}
