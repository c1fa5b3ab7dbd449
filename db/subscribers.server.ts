import { eq } from "drizzle-orm";
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
