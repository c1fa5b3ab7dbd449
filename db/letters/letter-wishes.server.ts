import { and, eq, type SQL } from "drizzle-orm";
import type { Db, Reader } from "../engines/database";
import { newsletterSubscriptions, subscriptionTags } from "../schema/inbox";
import { subscriptionLetters } from "../schema/letters";

/** A newsletter entry and what is known of its letters. */
export type LetterSubscription = NonNullable<Awaited<ReturnType<typeof subscriptionOf>>>;

/** The entry of a number, with its tags in order. */
export const subscriptionById = (db: Reader, id: number) =>
  subscriptionOf(db, eq(newsletterSubscriptions.id, id));

/** The entry that a letter's links name. */
export const subscriptionByHandle = (db: Reader, handle: string) =>
  subscriptionOf(db, eq(subscriptionLetters.handle, handle));

async function subscriptionOf(db: Reader, which: SQL) {
  const found = await db
    .select({
      id: newsletterSubscriptions.id,
      email: newsletterSubscriptions.email,
      isActive: newsletterSubscriptions.isActive,
      letters: subscriptionLetters,
    })
    .from(newsletterSubscriptions)
    .innerJoin(
      subscriptionLetters,
      eq(subscriptionLetters.subscriptionId, newsletterSubscriptions.id),
    )
    .where(which)
    .get();
  if (!found) return undefined;
  const tags = await db
    .select({ tag: subscriptionTags.tag })
    .from(subscriptionTags)
    .where(eq(subscriptionTags.subscriptionId, found.id))
    .orderBy(subscriptionTags.tag)
    .all();
  const isConfirmed = found.letters.confirmedEmail === found.email;
  return { ...found, tags: tags.map(({ tag }) => tag), isConfirmed };
}

/** Which letters an entry wants, and how often. */
export type LetterWishes = {
  wantsNews: boolean;
  isMonthly: boolean;
  /** Milliseconds since 1970. */
  pausedUntil: number | undefined;
  /** Tags that go. */
  without: readonly string[];
};

/** Saves what somebody wants by letter. */
export async function saveWishes(db: Db, id: number, wishes: LetterWishes): Promise<void> {
  const { wantsNews, isMonthly, pausedUntil, without } = wishes;
  await db.write(async (tx) => {
    await tx
      .update(subscriptionLetters)
      .set({
        wantsNews,
        isMonthly,
        pausedUntil: pausedUntil === undefined ? null : new Date(pausedUntil),
      })
      .where(eq(subscriptionLetters.subscriptionId, id))
      .run();
    for (const tag of without) {
      const gone = and(eq(subscriptionTags.subscriptionId, id), eq(subscriptionTags.tag, tag));
      await tx.delete(subscriptionTags).where(gone).run();
    }
  });
}
