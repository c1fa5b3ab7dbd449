import { and, count, desc, eq, gt, isNotNull, lte, ne, or, sql } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { users } from "#db/schema/accounts";
import { outbox } from "#db/schema/letters";
import { planLetters } from "#db/schema/morning-letters";
import { newsletterSubscriptions } from "#db/schema/subscriptions";
import { heldBack } from "./delivery.server";
import { callSenders, endHolds } from "./senders.server";

/** How many letters are due and not sent, since when, how many were refused, and how many are held back. */
export async function countOutbox(
  db: Reader,
  now: number,
): Promise<{ waiting: number; oldest: Date | null; refused: number; held: number }> {
  // One that is tried again later was due when it was ordered; one of many is due in its turn.
  const since = sql<Date>`min(CASE WHEN ${outbox.attempts} > 0 OR ${outbox.isBulk} = 0
    THEN ${outbox.createdAt} ELSE ${outbox.dueAt} END)`.mapWith(outbox.createdAt);
  const due = await db
    .select({ waiting: count(), oldest: since })
    .from(outbox)
    .where(
      and(
        eq(outbox.state, "waiting"),
        or(gt(outbox.attempts, 0), lte(outbox.dueAt, new Date(now))),
      ),
    )
    .get();
  const refused = await db
    .select({ refused: count() })
    .from(outbox)
    .where(eq(outbox.state, "refused"))
    .get();
  const held = await db
    .select({ held: count() })
    .from(outbox)
    .where(and(eq(outbox.state, "waiting"), eq(outbox.reason, heldBack)))
    .get();
  return {
    waiting: due?.waiting ?? 0,
    oldest: due?.oldest ?? null,
    refused: refused?.refused ?? 0,
    held: held?.held ?? 0,
  };
}

/** Letters with whom they are for, the newest first. @param all those that were sent as well. */
export async function listOutbox(db: Reader, limit: number, all = false) {
  const email = sql<
    string | null
  >`coalesce(${newsletterSubscriptions.email}, ${planLetters.email}, ${users.email})`;
  const { id, kind, state, attempts, createdAt, dueAt, settledAt, reason } = outbox;
  return db
    .select({ id, kind, state, attempts, createdAt, dueAt, settledAt, reason, email })
    .from(outbox)
    .leftJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, outbox.subscriptionId))
    .leftJoin(planLetters, eq(planLetters.id, outbox.planLetterId))
    .leftJoin(users, eq(users.id, outbox.userId))
    .where(all ? undefined : ne(outbox.state, "sent"))
    .orderBy(desc(outbox.id))
    .limit(limit)
    .all();
}

/** How many letters were refused or wait for each reason. */
export function countReasons(db: Reader) {
  const { state, reason } = outbox;
  const failed = and(or(eq(state, "refused"), eq(state, "waiting")), isNotNull(reason));
  return db
    .select({ state, reason: sql<string>`${reason}`, all: count() })
    .from(outbox)
    .where(failed)
    .groupBy(state, reason)
    .all();
}

/** Has letters that were refused or put off tried at once, and all that rests go on. @returns how many. */
export async function retryLetters(db: Db, now: number): Promise<number> {
  const { state, reason, id } = outbox;
  const again = await db.write(async (tx) => {
    await endHolds(tx);
    await callSenders(tx);
    return tx
      .update(outbox)
      .set({
        state: "waiting",
        attempts: 0,
        settledAt: null,
        reason: null,
        dueAt: new Date(now),
        createdAt: new Date(now),
      })
      .where(or(eq(state, "refused"), and(eq(state, "waiting"), ne(reason, heldBack))))
      .returning({ id });
  });
  return again.length;
}
