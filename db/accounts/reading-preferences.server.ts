import { eq } from "drizzle-orm";
import type { Db } from "../engines/database";
import { readingPreferences } from "../schema/accounts";

/** How a person wants every page to look. */
export type ReadingPreferences = Pick<
  typeof readingPreferences.$inferSelect,
  "colorScheme" | "textSize" | "calm"
>;

/** What a person chose, if they ever did. */
export async function getPreferences(
  db: Db,
  userId: number,
): Promise<ReadingPreferences | undefined> {
  const { colorScheme, textSize, calm } = readingPreferences;
  return db
    .select({ colorScheme, textSize, calm })
    .from(readingPreferences)
    .where(eq(readingPreferences.userId, userId))
    .get();
}

/** Saves what a person chose, in place of what they chose before. */
export async function savePreferences(
  db: Db,
  userId: number,
  chosen: ReadingPreferences,
  now: number,
): Promise<void> {
  const row = { ...chosen, savedAt: new Date(now) };
  await db.write((tx) =>
    tx
      .insert(readingPreferences)
      .values({ ...row, userId })
      .onConflictDoUpdate({ target: readingPreferences.userId, set: row })
      .run(),
  );
}
