import { and, asc, eq, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type { Db, Id, Reader, Tx } from "#db/engines/database";
import { hasId, insertNew, updateRow } from "#db/engines/rows.server";
import { newHandle } from "#db/handle.server";
import { confirmedAddresses, users } from "#db/schema/accounts";
import { planLetterDays, planLetters } from "#db/schema/letters";
import { forgetLimit, mayWrite, queueLetter, strangerPause } from "./outbox.server";

export type PlanLetter = typeof planLetters.$inferSelect;

export type Morning = { hour: number; zone: string };

const isUnderWay = (id: number) =>
  and(eq(planLetters.id, id), inArray(planLetters.state, ["running", "paused"]));

type PlanChange = Partial<Morning> & {
  state: "running" | "paused";
  /** Left out for a pause without an end. */
  dueAt?: number;
};

export async function changePlan(db: Db, id: number, change: PlanChange): Promise<void> {
  const dueAt = change.dueAt === undefined ? null : new Date(change.dueAt);
  await db.write((tx) => updateRow(tx, planLetters, isUnderWay(id), { ...change, dueAt }));
}

export async function endPlan(tx: Tx, id: number, now: number): Promise<void> {
  await end(tx, eq(planLetters.id, id), now);
}

export async function endPlansOf(tx: Tx, email: string, now: number): Promise<number> {
  return (await end(tx, eq(planLetters.email, email), now)).length;
}

const end = (tx: Tx, which: SQL, now: number) =>
  tx
    .update(planLetters)
    .set({ state: "ended", dueAt: null, endedAt: new Date(now) })
    .where(and(which, ne(planLetters.state, "ended")))
    .returning({ id: planLetters.id });

export function planLetterById(db: Reader, id: Id) {
  return db.select().from(planLetters).where(hasId(planLetters.id, id)).get();
}

export function planLetterByHandle(db: Reader, handle: string) {
  return db.select().from(planLetters).where(eq(planLetters.handle, handle)).get();
}

export function listPlanLetters(db: Reader, email: string): Promise<PlanLetter[]> {
  const open = and(eq(planLetters.email, email), ne(planLetters.state, "ended"));
  return db.select().from(planLetters).where(open).orderBy(asc(planLetters.id)).all();
}

const ownPlan = (email: string, planId: string) =>
  and(eq(planLetters.email, email), eq(planLetters.planId, planId));

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

type AskedPlan = Morning & { email: string; planId: string };

/** The address gets one letter in 30 days until it answers; a plan that runs or rests stays as it is. */
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

/** The address is confirmed, so no letter asks. @param dueAt when the first day comes. */
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

/** @param key of the address's limit. */
export async function beginPlan(
  db: Db,
  id: number,
  { key, dueAt }: { key: string; dueAt: number },
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    await forgetLimit(tx, key);
    const times = { dueAt: new Date(dueAt), confirmedAt: new Date(now), endedAt: null };
    const [plan] = await tx
      .update(planLetters)
      .set({ state: "running", day: 1, ...times })
      .where(and(eq(planLetters.id, id), inArray(planLetters.state, ["asked", "ended"])))
      .returning({ email: planLetters.email });
    if (!plan) return;
    await forgetDays(tx, id);
    const owner = await ownerOf(tx, plan.email);
    if (owner) await adoptPlans(tx, owner);
  });
}

/** The address is confirmed. */
type Owner = { id: number; email: string };

export function ownerOf(tx: Reader, email: string): Promise<Owner | undefined> {
  return tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(confirmedAddresses, eq(confirmedAddresses.userId, users.id))
    .where(and(eq(users.email, email), eq(confirmedAddresses.email, email)))
    .get();
}

/** Takes plans of the confirmed address for the account, and moves those it had at another address. */
export async function adoptPlans(tx: Tx, { id: userId, email }: Owner): Promise<void> {
  const here = eq(planLetters.email, email);
  await tx.update(planLetters).set({ userId }).where(here).run();
  const elsewhere = and(eq(planLetters.userId, userId), ne(planLetters.email, email));
  const known = tx.select({ planId: planLetters.planId }).from(planLetters).where(here);
  const twins = and(elsewhere, inArray(planLetters.planId, known));
  await tx.delete(planLetters).where(twins).run();
  const moved = await tx.select({ id: planLetters.id }).from(planLetters).where(elsewhere).all();
  // Links in letters to the earlier address end.
  for (const { id } of moved)
    await updateRow(tx, planLetters, eq(planLetters.id, id), { email, handle: newHandle() });
}

/** @param on the date where the reader is. */
export async function markPlanLetterDay(db: Db, planLetterId: number, day: number, on: string) {
  await db.write((tx) => insertNew(tx, planLetterDays, { planLetterId, day, prayedOn: on }));
}

export async function daysPrayedOf(db: Reader, planLetterId: number): Promise<number[]> {
  const { day } = planLetterDays;
  const own = eq(planLetterDays.planLetterId, planLetterId);
  const found = await db.select({ day }).from(planLetterDays).where(own).orderBy(asc(day)).all();
  return found.map(({ day }) => day);
}

async function forgetDays(tx: Tx, planLetterId: number): Promise<void> {
  await tx.delete(planLetterDays).where(eq(planLetterDays.planLetterId, planLetterId)).run();
}
