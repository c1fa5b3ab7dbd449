import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Engine, Reader, Tx } from "#db/engines/database";
import { isPostgres } from "#db/engines/postgres/client.server";
import { letterHolds, outbox } from "#db/schema/letters";
import { newHandle } from "../handle.server";

/** A letter that is to be sent, or was. */
export type Letter = typeof outbox.$inferSelect;

/** The order of letters: what somebody waits for, what anybody may have asked for, what many are sent. */
const turn = sql.raw(
  `CASE WHEN "isBulk" = 1 THEN 2 WHEN kind IN ('confirm-subscription', 'confirm-plan') THEN 1 ELSE 0 END`,
);

/**
 * Takes the letter that is due the longest for one sender: for a while no other sender gets it. What
 * somebody waits for comes first.
 * @param lasts milliseconds. @returns undefined when none is due.
 */
export async function leaseLetter(
  db: Engine,
  lasts: number,
  now: number,
): Promise<Letter | undefined> {
  // Senders that ask at once get different ones, where the engine lets them ask at once.
  const skip = sql.raw(isPostgres(db) ? "FOR UPDATE SKIP LOCKED" : "");
  const next = sql`(SELECT "id" FROM ${outbox} WHERE "state" = 'waiting' AND "dueAt" <= ${now}
    AND ("leasedUntil" IS NULL OR "leasedUntil" <= ${now}) AND ${isNotHeld(now)}
    ORDER BY ${turn}, "dueAt", "id" LIMIT 1 ${skip})`;
  return db.write(async (tx) => {
    const [letter] = await tx
      .update(outbox)
      .set({
        lease: newHandle(),
        leasedUntil: new Date(now + lasts),
        attempts: sql`${outbox.attempts} + 1`,
      })
      .where(eq(outbox.id, next))
      .returning();
    return letter;
  });
}

/** Letters to many that are refused alike wait. */
const isNotHeld = (now: number) =>
  sql`NOT EXISTS (SELECT 1 FROM ${letterHolds} WHERE ${letterHolds.heldUntil} > ${now}
    AND ${letterHolds.subject} = ${outbox.kind} || coalesce(' ' || CAST(${outbox.campaignId} AS TEXT), ''))`;

/** What became of a letter that was leased: for good, or until it is tried again. */
export type Outcome =
  | { state: "sent" | "refused" | "dropped"; reason?: string }
  | { state: "waiting"; dueAt: number; reason: string; attempts?: number }
  /** Nothing was heard of it: what `reason` says is of the mail server, and the letter is as it was. */
  | { state: "untried"; reason: string };

/** Why a letter waits for its turn: more are asked for than leave to addresses that nobody confirmed. */
export const heldBack = "held back";

/** Notes what became of a letter, within a transaction. @returns false when its lease had run out. */
export async function settleLetter(
  tx: Tx,
  { id, lease, attempts }: Letter,
  outcome: Outcome,
  now: number,
): Promise<boolean> {
  const settled = await tx
    .update(outbox)
    .set({ lease: null, leasedUntil: null, ...changes() })
    .where(and(eq(outbox.id, id), eq(outbox.lease, lease ?? "")))
    .returning({ id: outbox.id });
  return settled.length > 0;

  function changes() {
    const { state, reason = null } = outcome;
    if (state === "untried") return { attempts: attempts - 1 };
    if (state === "waiting")
      return { reason, dueAt: new Date(outcome.dueAt), attempts: outcome.attempts };
    return { state, reason, settledAt: new Date(now), sealed: null };
  }
}

/** Letters that wait for a reason are due, within a transaction. */
export async function wakeAlike(tx: Tx, reason: string, now: number): Promise<void> {
  const { state, dueAt } = outbox;
  const later = and(eq(state, "waiting"), gt(dueAt, new Date(now)), eq(outbox.reason, reason));
  await tx
    .update(outbox)
    .set({ dueAt: new Date(now) })
    .where(later)
    .run();
}

/** The letter of a handle, if there is one. */
export async function findLetter(tx: Reader, handle: string) {
  return tx.select().from(outbox).where(eq(outbox.handle, handle)).get();
}

/** When the next letter that no sender has is due, in milliseconds since 1970; undefined when none waits. */
export async function nextDue(db: Reader, now: number): Promise<number | undefined> {
  const { state, dueAt, leasedUntil } = outbox;
  const free = or(isNull(leasedUntil), lte(leasedUntil, new Date(now)));
  const found = await db
    .select({ dueAt })
    .from(outbox)
    .where(and(eq(state, "waiting"), free, isNotHeld(now)))
    .orderBy(asc(dueAt))
    .limit(1)
    .get();
  return found?.dueAt.getTime();
}
