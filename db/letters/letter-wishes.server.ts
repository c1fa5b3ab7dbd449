import { and, eq, type SQL } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { hasId, type Id } from "#db/engines/paging.server";
import { upsert } from "#db/engines/rows.server";
import { subscriptionLetters } from "#db/schema/letters";
import { verseLetters } from "#db/schema/morning-letters";
import { newsletterSubscriptions, subscriptionTags } from "#db/schema/subscriptions";

export type LetterSubscription = NonNullable<Awaited<ReturnType<typeof subscriptionOf>>>;

export const subscriptionById = (db: Reader, id: Id) =>
  subscriptionOf(db, hasId(newsletterSubscriptions.id, id));

/** Links in letters to an earlier address carry `formerHandle`; they may only unsubscribe. */
export const subscriptionByHandle = (
  db: Reader,
  handle: string,
  column: "handle" | "formerHandle" = "handle",
) => subscriptionOf(db, eq(subscriptionLetters[column], handle));

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

export type LetterWishes = {
  wantsNews: boolean;
  isMonthly: boolean;
  pausedUntil: number | undefined;
  /** Tags to remove. */
  without: readonly string[];
};

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

export async function addTags(
  tx: Tx,
  subscriptionId: number,
  tags: readonly string[],
  now: number,
): Promise<void> {
  if (tags.length === 0) return;
  const rows = tags.map((tag) => ({ subscriptionId, tag, taggedAt: new Date(now) }));
  await tx.insert(subscriptionTags).values(rows).onConflictDoNothing().run();
}

export type VerseRhythm = "daily" | "weekly";

/** @param rhythm undefined ends them. @param dueAt when the first one comes. */
export async function saveVerses(
  db: Db,
  subscriptionId: number,
  wish: { rhythm: VerseRhythm; zone: string | undefined; dueAt: number } | undefined,
): Promise<void> {
  await db.write(async (tx) => {
    if (!wish) return endVerses(tx, subscriptionId);
    const { rhythm, zone = null, dueAt } = wish;
    const set = { rhythm, zone, dueAt: new Date(dueAt) };
    await upsert(tx, verseLetters, { subscriptionId }, set);
  });
}

export async function endVerses(tx: Tx, subscriptionId: number): Promise<void> {
  await tx.delete(verseLetters).where(eq(verseLetters.subscriptionId, subscriptionId)).run();
}

export function versesOf(db: Reader, subscriptionId: number) {
  const own = eq(verseLetters.subscriptionId, subscriptionId);
  return db.select().from(verseLetters).where(own).get();
}
