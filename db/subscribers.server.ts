import { and, eq, notInArray } from "drizzle-orm";
import type { Db } from "./client.server";
import { newsletterSubscriptions, subscriptionTags } from "./schema";
import { together } from "./together.server";

/**
 * Keeps a newsletter address with its tags. A known address is no error: its tags are added, and
 * one that had left is active again, so the caller cannot tell who was there before.
 * @param subscriber.email already lower-case.
 * @param now milliseconds since 1970.
 */
export async function subscribe(
  db: Db,
  subscriber: { email: string; tags: readonly string[] },
  now: number,
): Promise<void> {
  await together(db, (tx) => {
    const { id } = tx
      .insert(newsletterSubscriptions)
      .values({ email: subscriber.email, subscribedAt: new Date(now) })
      .onConflictDoUpdate({ target: newsletterSubscriptions.email, set: { isActive: true } })
      .returning({ id: newsletterSubscriptions.id })
      .get();
    const tags = subscriber.tags.map((tag) => ({
      subscriptionId: id,
      tag,
      taggedAt: new Date(now),
    }));
    if (tags.length > 0) tx.insert(subscriptionTags).values(tags).onConflictDoNothing().run();
  });
}

/**
 * Takes an address off the list: nothing is sent to it, and it waits for nothing any more. Its row
 * stays, so that it is known.
 * @returns whether it was on the list.
 */
export async function unsubscribe(db: Db, email: string): Promise<boolean> {
  const active = and(
    eq(newsletterSubscriptions.email, email),
    eq(newsletterSubscriptions.isActive, true),
  );
  return db.transaction(
    (tx) => {
      const left = tx
        .update(newsletterSubscriptions)
        .set({ isActive: false })
        .where(active)
        .returning({ id: newsletterSubscriptions.id })
        .get();
      if (!left) return false;
      tx.delete(subscriptionTags).where(eq(subscriptionTags.subscriptionId, left.id)).run();
      return true;
    },
    { behavior: "immediate" },
  );
}

/**
 * Moves a subscription to another address of the same person, within a transaction. One that the
 * new address has already takes the other's place, with what the old one waited for; one that had
 * left stays away.
 */
export function moveSubscription(
  tx: Pick<Db, "select" | "update" | "delete">,
  from: string,
  to: string,
) {
  const of = (email: string) => eq(newsletterSubscriptions.email, email);
  const before = tx.select().from(newsletterSubscriptions).where(of(from)).get();
  const after = tx.select().from(newsletterSubscriptions).where(of(to)).get();
  if (!before) return;
  if (!after) {
    tx.update(newsletterSubscriptions).set({ email: to }).where(of(from)).run();
    return;
  }
  if (after.isActive) {
    const tagged = (id: number) => eq(subscriptionTags.subscriptionId, id);
    const { tag } = subscriptionTags;
    const known = tx.select({ tag }).from(subscriptionTags).where(tagged(after.id));
    tx.update(subscriptionTags)
      .set({ subscriptionId: after.id })
      .where(and(tagged(before.id), notInArray(tag, known)))
      .run();
  }
  tx.delete(newsletterSubscriptions).where(of(from)).run();
}

/** The subscription of an address with its tags in order, or undefined. */
export async function getSubscriber(db: Db, email: string) {
  const subscription = db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
    .get();
  if (!subscription) return undefined;
  const tags = db
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
