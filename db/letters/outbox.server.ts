import { randomBytes } from "node:crypto";
import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Db, Tx } from "../engines/database";
import { outbox } from "../schema/letters";

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
  | "campaign"
  | "confirm-plan"
  | "plan-day"
  | "verse"
  | "request-receipt";

type NewLetter = Pick<typeof outbox.$inferInsert, "key" | "userId"> & {
  kind: LetterKind;
  subscriptionId?: number;
  emailChangeId?: number;
  campaignId?: number;
  planLetterId?: number;
  /** Which one of many: the day of a plan, the date of a verse. */
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

/** A name that nobody guesses: 128 random bits. */
export function newHandle(): string {
  return randomBytes(16).toString("base64url");
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
