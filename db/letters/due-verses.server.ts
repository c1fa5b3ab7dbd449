import { and, asc, eq, lte } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { subscriptionLetters } from "#db/schema/letters";
import { verseLetters } from "#db/schema/morning-letters";
import { newsletterSubscriptions } from "#db/schema/subscriptions";
import type { MorningOrder } from "./mornings.server";
import { queueLetter } from "./outbox.server";

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
