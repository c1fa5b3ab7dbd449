import { and, asc, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import type { Db, Engine, Reader, Tx } from "#db/engines/database";
import { isPostgres } from "#db/engines/postgres/connections.server";
import { letterHolds, outbox } from "#db/schema/letters";
import { newHandle } from "../handle.server";

/** What a letter is about; its words are made when it is sent. */
export type LetterKind =
  | "confirm-subscription"
  | "confirm-address"
  | "password-reset"
  | "new-sign-in"
  | "password-changed"
  | "factor-on"
  | "factor-off"
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
  /** Which one of many: the day of a plan, the date of a verse, the place of an operator's address. */
  item?: string;
  /** One of many that nobody waits for: it comes behind all others. */
  isBulk?: boolean;
  requestId?: number;
  /** What it alone brings; it goes with what became of the letter. */
  sealed?: string;
  /** Not before this moment, in milliseconds since 1970. */
  dueAt?: number;
};

/**
 * Puts a letter into the outbox, within the transaction of its cause.
 * @returns whether it is new: of one `key` there is one letter.
 */
export async function queueLetter(tx: Tx, letter: NewLetter, now: number): Promise<boolean> {
  const made = await tx
    .insert(outbox)
    .values({
      ...letter,
      handle: newHandle(),
      createdAt: new Date(now),
      dueAt: new Date(letter.dueAt ?? now),
    })
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  return made.length > 0;
}

/** Whether a letter of a kind to an account was asked for since a moment. */
export async function hasRecentLetter(
  tx: Tx,
  kind: LetterKind,
  userId: number,
  since: number,
): Promise<boolean> {
  const found = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, kind),
        eq(outbox.userId, userId),
        or(isNull(outbox.settledAt), sql`${outbox.createdAt} > ${since}`),
      ),
    )
    .limit(1)
    .get();
  return found !== undefined;
}

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

/** Forgets letters that were settled before a moment, a thousand at a time. @returns how many. */
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
