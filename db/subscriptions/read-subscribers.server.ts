import { and, eq, getTableColumns } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { subscriptionLetters } from "#db/schema/letters";
import { newsletterSubscriptions, subscriptionTags } from "#db/schema/subscriptions";

/** The subscription of an address with its tags in order, or undefined. */
export async function getSubscriber(tx: Reader, email: string) {
  const subscription = await tx
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
    .get();
  if (!subscription) return undefined;
  const tags = await tx
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
  for (const { subscriptionId, tag } of await db.select().from(subscriptionTags)) {
    tagsOf.set(subscriptionId, [...(tagsOf.get(subscriptionId) ?? []), tag]);
  }
  const found = await db
    .select({
      ...getTableColumns(newsletterSubscriptions),
      unreachableAt: subscriptionLetters.unreachableAt,
    })
    .from(newsletterSubscriptions)
    .leftJoin(
      subscriptionLetters,
      eq(subscriptionLetters.subscriptionId, newsletterSubscriptions.id),
    )
    .where(inactive ? undefined : eq(newsletterSubscriptions.isActive, true))
    .orderBy(newsletterSubscriptions.id)
    .all();
  return found.map(({ id, ...row }) => ({ ...row, tags: tagsOf.get(id) ?? [] }));
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
