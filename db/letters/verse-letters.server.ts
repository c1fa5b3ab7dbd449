import { eq } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { verseLetters } from "#db/schema/morning-letters";

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
