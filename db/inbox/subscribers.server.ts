import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "../engines/client.server";
import { groupCommit } from "../engines/group-commit.server";
import { accountSubscriptions, newsletterSubscriptions, subscriptionTags } from "../schema/inbox";
import { noteAsker } from "./account-subscriptions.server";

type Executor = Pick<Db, "select" | "insert" | "update" | "delete">;

/** An address that asks for the newsletter, already lower-case, and what else it waits for. */
export type Subscriber = {
  email: string;
  tags: readonly string[];
  /** The account that asks, where somebody is signed in. */
  userId?: number;
};

/**
 * Keeps a newsletter address with its tags. A known address is no error: its tags are added, and
 * one that had left is active again, so the caller cannot tell who was there before.
 * @param now milliseconds since 1970.
 */
export async function subscribe(db: Db, subscriber: Subscriber, now: number): Promise<void> {
  await groupCommit(db, (tx) => enter(tx, subscriber, now));
}

/** The same within a transaction. */
export function enter(tx: Executor, { email, tags, userId }: Subscriber, now: number): void {
  const { id } = newsletterSubscriptions;
  const made = tx
    .insert(newsletterSubscriptions)
    .values({ email, subscribedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id })
    .get();
  const entry =
    made ??
    tx
      .update(newsletterSubscriptions)
      .set({ isActive: true })
      .where(eq(newsletterSubscriptions.email, email))
      .returning({ id })
      .get();
  addTags(tx, entry.id, tags, now);
  // Nobody has asked for a new entry before.
  if (userId === undefined && made) return;
  noteAsker(tx, { id: entry.id, email, tags, isNew: made !== undefined }, userId, now);
}

/** Adds tags to a subscription, within a transaction; those that it has stay as they are. */
export function addTags(
  tx: Pick<Db, "insert">,
  subscriptionId: number,
  tags: readonly string[],
  now: number,
): void {
  if (tags.length === 0) return;
  const rows = tags.map((tag) => ({ subscriptionId, tag, taggedAt: new Date(now) }));
  tx.insert(subscriptionTags).values(rows).onConflictDoNothing().run();
}

/**
 * Takes an address off the list: nothing is sent to it, and it waits for nothing any more. Its row
 * stays, so that it is known.
 * @returns whether it was on the list.
 */
export async function unsubscribe(db: Db, email: string): Promise<boolean> {
  return db.transaction((tx) => leave(tx, eq(newsletterSubscriptions.email, email)), {
    behavior: "immediate",
  });
}

/** The same within a transaction. @param which of the subscriptions. */
export function leave(tx: Executor, which: SQL): boolean {
  const left = tx
    .update(newsletterSubscriptions)
    .set({ isActive: false })
    .where(and(which, eq(newsletterSubscriptions.isActive, true)))
    .returning({ id: newsletterSubscriptions.id })
    .get();
  if (!left) return false;
  tx.delete(subscriptionTags).where(eq(subscriptionTags.subscriptionId, left.id)).run();
  tx.update(accountSubscriptions)
    .set({ isActive: false, tags: [] })
    .where(eq(accountSubscriptions.subscriptionId, left.id))
    .run();
  return true;
}

/** The subscription of an address with its tags in order, or undefined. */
export async function getSubscriber(db: Db, email: string) {
  return findSubscriber(db, email);
}

/** The same within a transaction. */
export function findSubscriber(tx: Pick<Db, "select">, email: string) {
  const subscription = tx
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
    .get();
  if (!subscription) return undefined;
  const tags = tx
    .select({ tag: subscriptionTags.tag })
    .from(subscriptionTags)
    .where(eq(subscriptionTags.subscriptionId, subscription.id))
    .orderBy(subscriptionTags.tag)
    .all();
  return { ...subscription, tags: tags.map(({ tag }) => tag) };
}

/** Those who get the newsletter, in the order they came, each with their tags. */
export async function listSubscribers(db: Db, { inactive = false } = {}) {
  const tagsOf = new Map<number, string[]>();
  for (const { subscriptionId, tag } of db.select().from(subscriptionTags).all()) {
    tagsOf.set(subscriptionId, [...(tagsOf.get(subscriptionId) ?? []), tag]);
  }
  return db
    .select()
    .from(newsletterSubscriptions)
    .where(inactive ? undefined : eq(newsletterSubscriptions.isActive, true))
    .orderBy(newsletterSubscriptions.id)
    .all()
    .map(({ id, ...row }) => ({ ...row, tags: tagsOf.get(id) ?? [] }));
}

/** Those who carry a tag, in the order they got it. */
export async function listTagged(db: Db, tag: string, { inactive = false } = {}) {
  const tagged = eq(subscriptionTags.tag, tag);
  return db
    .select({
      email: newsletterSubscriptions.email,
      tag: subscriptionTags.tag,
      taggedAt: subscriptionTags.taggedAt,
      isActive: newsletterSubscriptions.isActive,
    })
    .from(subscriptionTags)
    .innerJoin(
      newsletterSubscriptions,
      eq(newsletterSubscriptions.id, subscriptionTags.subscriptionId),
    )
    .where(inactive ? tagged : and(tagged, eq(newsletterSubscriptions.isActive, true)))
    .orderBy(subscriptionTags.taggedAt)
    .all();
}
