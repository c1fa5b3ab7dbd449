import { and, eq, inArray } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { planLetters } from "#db/schema/morning-letters";
import { newHandle } from "../handle.server";
import { forgetLimit, mayWrite, queueLetter, strangerPause } from "./outbox.server";
import { adoptPlans, ownerOf } from "./own-plan-letters.server";
import { forgetDays } from "./plan-letter-days.server";
import { type Morning, ownPlan, type PlanLetter } from "./plan-letters.server";

type AskedPlan = Morning & { email: string; planId: string };

/**
 * Somebody asks for a plan at an address, whoever they are: a letter asks the address, once in thirty
 * days until it answers. What comes to it already, or rests, stays as its reader has it.
 * @param key of the address's limit.
 */
export async function askForPlan(
  db: Db,
  { email, planId, hour, zone }: AskedPlan,
  key: string,
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    const before = await tx.select().from(planLetters).where(ownPlan(email, planId)).get();
    if (before?.state === "running" || before?.state === "paused") return;
    const asked = { hour, zone, state: "asked", day: 1, askedAt: new Date(now) } as const;
    const { id } = await enter(tx, { email, planId, ...asked });
    if (!(await mayWrite(tx, key, strangerPause, now))) return;
    await queueLetter(tx, { kind: "confirm-plan", planLetterId: id }, now);
  });
}

/**
 * The same for an account and its confirmed address: it needs no letter to begin.
 * @param dueAt when the first day comes. @returns the row.
 */
export async function beginOwnPlan(
  db: Db,
  { userId, dueAt, ...plan }: AskedPlan & { userId: number; dueAt: number },
  now: number,
): Promise<PlanLetter> {
  return db.write(async (tx) => {
    const { email, planId } = plan;
    const before = await tx.select().from(planLetters).where(ownPlan(email, planId)).get();
    const isUnderWay = before?.state === "running" || before?.state === "paused";
    const at = new Date(now);
    const day = isUnderWay ? before.day : 1;
    const begun = { userId, state: "running", day, askedAt: at, confirmedAt: at } as const;
    const entered = await enter(tx, { ...plan, ...begun, dueAt: new Date(dueAt) });
    if (!isUnderWay) await forgetDays(tx, entered.id);
    return entered;
  });
}

async function enter(tx: Tx, row: Omit<typeof planLetters.$inferInsert, "handle" | "endedAt">) {
  const { email: _, planId: __, ...changed } = row;
  return tx
    .insert(planLetters)
    .values({ ...row, handle: newHandle() })
    .onConflictDoUpdate({
      target: [planLetters.email, planLetters.planId],
      set: { dueAt: null, ...changed, endedAt: null },
    })
    .returning()
    .get();
}

/** The address said yes: the plan begins with its first day. @param key of the address's limit. */
export async function beginPlan(
  db: Db,
  id: number,
  { key, dueAt }: { key: string; dueAt: number },
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    await forgetLimit(tx, key);
    const begun = await tx
      .update(planLetters)
      .set({
        state: "running",
        day: 1,
        dueAt: new Date(dueAt),
        confirmedAt: new Date(now),
        endedAt: null,
      })
      .where(and(eq(planLetters.id, id), inArray(planLetters.state, ["asked", "ended"])))
      .returning({ id: planLetters.id, email: planLetters.email });
    const [plan] = begun;
    if (!plan) return;
    await forgetDays(tx, id);
    const owner = await ownerOf(tx, plan.email);
    if (owner) await adoptPlans(tx, owner);
  });
}
