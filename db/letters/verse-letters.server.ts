import { and, asc, eq, lte } from "drizzle-orm";
import type { Db, Reader, Tx } from "../engines/database";
import { newsletterSubscriptions } from "../schema/inbox";
import { subscriptionLetters, verseLetters } from "../schema/letters";
import type { MorningOrder } from "./mornings.server";
import { queueLetter } from "./outbox.server";

/** How often a newsletter entry gets a verse. */
export type VerseRhythm = "daily" | "weekly";

/** Saves how often somebody wants a verse; undefined ends them. @param dueAt when the first one comes. */
export async function saveVerses(
  db: Db,
  subscriptionId: number,
  wish: { rhythm: VerseRhythm; zone: string | undefined; dueAt: number } | undefined,
): Promise<void> {
  await db.write(async (tx) => {
    if (!wish) return endVerses(tx, subscriptionId);
    const { rhythm, zone = null, dueAt } = wish;
    const set = { rhythm, zone, dueAt: new Date(dueAt) };
    await tx
      .insert(verseLetters)
      .values({ subscriptionId, ...set })
      .onConflictDoUpdate({ target: verseLetters.subscriptionId, set })
      .run();
  });
}

/** No more verses, within a transaction. */
export async function endVerses(tx: Tx, subscriptionId: number): Promise<void> {
  await tx.delete(verseLetters).where(eq(verseLetters.subscriptionId, subscriptionId)).run();
}

/** What an entry wants of verses, if it wants any. */
export function versesOf(db: Reader, subscriptionId: number) {
  const own = eq(verseLetters.subscriptionId, subscriptionId);
  return db.select().from(verseLetters).where(own).get();
}

/** An entry whose verse is due. */
export type DueVerse = Awaited<ReturnType<typeof dueVerses>>[number];

/** Entries whose hour has come, the earliest first. */
export function dueVerses(db: Reader, now: number, limit: number) {
  const { subscriptionId, rhythm, zone, dueAt, lastOn } = verseLetters;
  return db
    .select({
      subscriptionId,
      rhythm,
      zone,
      dueAt,
      lastOn,
      pausedUntil: subscriptionLetters.pausedUntil,
    })
    .from(verseLetters)
    .innerJoin(subscriptionLetters, eq(subscriptionLetters.subscriptionId, subscriptionId))
    .where(lte(dueAt, new Date(now)))
    .orderBy(asc(dueAt))
    .limit(limit)
    .all();
}

/** Orders a verse to each; of one morning there is one letter. */
export async function orderVerses(
  db: Db,
  orders: readonly MorningOrder<DueVerse>[],
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    for (const { row, on, next } of orders) {
      const { subscriptionId, dueAt } = row;
      const own = eq(verseLetters.subscriptionId, subscriptionId);
      const moved = await tx
        .update(verseLetters)
        .set({ dueAt: new Date(next), ...(on !== undefined && { lastOn: on }) })
        .where(and(own, eq(verseLetters.dueAt, dueAt)))
        .returning({ id: verseLetters.subscriptionId });
      if (moved.length === 0 || on === undefined) continue;
      const key = `verse ${subscriptionId} ${on}`;
      const letter = { kind: "verse", subscriptionId, item: on, key, isBulk: true } as const;
      await queueLetter(tx, letter, now);
    }
  });
}

/** Whether an entry still wants a verse when its turn comes: it said yes, is active and does not rest. */
export async function stillWantsVerses(db: Reader, id: number, now: number): Promise<boolean> {
  const found = await db
    .select({ pausedUntil: subscriptionLetters.pausedUntil })
    .from(verseLetters)
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, verseLetters.subscriptionId))
    .innerJoin(
      subscriptionLetters,
      eq(subscriptionLetters.subscriptionId, newsletterSubscriptions.id),
    )
    .where(
      and(
        eq(verseLetters.subscriptionId, id),
        eq(newsletterSubscriptions.isActive, true),
        eq(subscriptionLetters.confirmedEmail, newsletterSubscriptions.email),
      ),
    )
    .get();
  return found !== undefined && (found.pausedUntil?.getTime() ?? 0) <= now;
}
