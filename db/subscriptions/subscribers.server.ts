import { and, eq, type SQL } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { addTags } from "#db/letters/letter-wishes.server";
import { askToConfirm, unconfirmEntry } from "#db/letters/subscription-letters.server";
import {
  accountSubscriptions,
  newsletterSubscriptions,
  subscriptionTags,
} from "#db/schema/subscriptions";
import { noteAsker } from "./account-subscriptions.server";

/** An address that asks for the newsletter, already lower-case, and what else it waits for. */
export type Subscriber = {
  email: string;
  tags: readonly string[];
  /** The account that asks, where somebody is signed in. */
  userId?: number;
  /** Of the address's limit, where letters are sent. */
  letterKey?: string;
};

/**
 * Saves a newsletter address with its tags. A known address is no error: its tags are added, or wait for
 * its yes where it is confirmed, and one that had left is active again, so the caller cannot tell who was
 * there before.
 * @param now milliseconds since 1970.
 */
export async function subscribe(db: Db, subscriber: Subscriber, now: number): Promise<void> {
  await db.write(async (tx) => enter(tx, subscriber, now));
}

/** The same within a transaction. */
export async function enter(
  tx: Tx,
  { email, tags, userId, letterKey }: Subscriber,
  now: number,
): Promise<void> {
  const { id } = newsletterSubscriptions;
  const made = await tx
    .insert(newsletterSubscriptions)
    .values({ email, subscribedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id })
    .get();
  const entry =
    made ??
    (await tx
      .update(newsletterSubscriptions)
      .set({ isActive: true })
      .where(eq(newsletterSubscriptions.email, email))
      .returning({ id })
      .get());
  const asked = { id: entry.id, email, tags, userId };
  const waits = letterKey !== undefined && (await askToConfirm(tx, asked, letterKey, now));
  if (!waits) await addTags(tx, entry.id, tags, now);
  // Nobody has asked for a new entry before.
  if (userId === undefined && made) return;
  await noteAsker(tx, { id: entry.id, email, tags, isNew: made !== undefined }, userId, now);
}

/**
 * Takes an address off the list: nothing is sent to it, and it waits for nothing any more. Its row
 * stays, so that it is known.
 * @returns whether it was on the list.
 */
export async function unsubscribe(db: Db, email: string): Promise<boolean> {
  return db.write((tx) => leave(tx, eq(newsletterSubscriptions.email, email)));
}

/** The same within a transaction. @param which of the subscriptions. */
export async function leave(tx: Tx, which: SQL): Promise<boolean> {
  const left = await tx
    .update(newsletterSubscriptions)
    .set({ isActive: false })
    .where(and(which, eq(newsletterSubscriptions.isActive, true)))
    .returning({ id: newsletterSubscriptions.id })
    .get();
  if (!left) return false;
  await unconfirmEntry(tx, left.id);
  await tx.delete(subscriptionTags).where(eq(subscriptionTags.subscriptionId, left.id)).run();
  await tx
    .update(accountSubscriptions)
    .set({ isActive: false, tags: [] })
    .where(eq(accountSubscriptions.subscriptionId, left.id))
    .run();
  return true;
}
