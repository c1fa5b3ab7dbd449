import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Db, Engine, Reader, Tx } from "#db/engines/database";
import { isPostgres } from "#db/engines/postgres/connections.server";
import { insertNew, updateRow } from "#db/engines/rows.server";
import { newHandle } from "#db/handle.server";
import { letterHolds, outbox } from "#db/schema/letters";

export type LetterKind =
  | "confirm-subscription"
  | "confirm-address"
  | "password-reset"
  | "new-sign-in"
  | "password-changed"
  | "factor-on"
  | "factor-off"
  | "locked"
  | "email-changed"
  | "digest"
  | "backup-overdue"
  | "campaign"
  | "test"
  | "confirm-plan"
  | "plan-day"
  | "verse"
  | "request-receipt"
  | "team-danger"
  | "team-daily";

type NewLetter = Pick<typeof outbox.$inferInsert, "key" | "userId"> & {
  kind: LetterKind;
  subscriptionId?: number;
  emailChangeId?: number;
  campaignId?: number;
  planLetterId?: number;
  /** A plan's day, a verse's date, or the index of an operator's address. */
  item?: string;
  /** Sent after all others. */
  isBulk?: boolean;
  requestId?: number;
  /** Erased once the letter is settled. */
  sealed?: string;
  dueAt?: number;
};

/** @returns whether it is new: there is one letter of one `key`. */
export async function queueLetter(tx: Tx, letter: NewLetter, now: number): Promise<boolean> {
  const times = { createdAt: new Date(now), dueAt: new Date(letter.dueAt ?? now) };
  return insertNew(tx, outbox, { ...letter, handle: newHandle(), ...times });
}

export type Letter = typeof outbox.$inferSelect;

/** What somebody waits for, what anybody may have asked for, what many are sent. */
const turn = sql.raw(
  `CASE WHEN "isBulk" = 1 THEN 2 WHEN kind IN ('confirm-subscription', 'confirm-plan') THEN 1 ELSE 0 END`,
);

/** @param lasts milliseconds in which no other sender gets it. */
export async function leaseLetter(db: Engine, lasts: number, now: number) {
  // Where the engine lets senders ask at once, they get different letters.
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

const isNotHeld = (now: number) =>
  sql`NOT EXISTS (SELECT 1 FROM ${letterHolds} WHERE ${letterHolds.heldUntil} > ${now}
    AND ${letterHolds.subject} = ${outbox.kind} || coalesce(' ' || CAST(${outbox.campaignId} AS TEXT), ''))`;

export type Outcome =
  | { state: "sent" | "refused" | "dropped"; reason?: string }
  | { state: "waiting"; dueAt: number; reason: string; attempts?: number }
  /** The mail server was not reached: the letter does not count as tried. */
  | { state: "untried"; reason: string };

/** `reason` of a letter that waits for room in `strangerBudgets`. */
export const heldBack = "held back";

/** @returns false when its lease had run out. */
export async function settleLetter(
  tx: Tx,
  { id, lease, attempts }: Letter,
  outcome: Outcome,
  now: number,
): Promise<boolean> {
  const own = and(eq(outbox.id, id), eq(outbox.lease, lease ?? ""));
  return updateRow(tx, outbox, own, { lease: null, leasedUntil: null, ...changes() });

  function changes() {
    const { state, reason = null } = outcome;
    if (state === "untried") return { attempts: attempts - 1 };
    if (state === "waiting")
      return { reason, dueAt: new Date(outcome.dueAt), attempts: outcome.attempts };
    return { state, reason, settledAt: new Date(now), sealed: null };
  }
}

/** Makes letters that wait for this reason due now. */
export async function wakeAlike(tx: Tx, reason: string, now: number): Promise<void> {
  const { state, dueAt } = outbox;
  const later = and(eq(state, "waiting"), gt(dueAt, new Date(now)), eq(outbox.reason, reason));
  const due = { dueAt: new Date(now) };
  await tx.update(outbox).set(due).where(later).run();
}

export async function findLetter(tx: Reader, handle: string) {
  return tx.select().from(outbox).where(eq(outbox.handle, handle)).get();
}

/** Milliseconds since 1970, over letters that no sender has leased. */
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

export async function forgetLetters(db: Db, before: number): Promise<number> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.settledAt, new Date(before)))
    .orderBy(asc(outbox.settledAt))
    .limit(1_000);
  const gone = await db.write((tx) =>
    tx.delete(outbox).where(sql`${outbox.id} IN ${old}`).returning({ id: outbox.id }),
  );
  return gone.length;
}
