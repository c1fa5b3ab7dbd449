import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { readingPreferences } from "#db/schema/accounts";

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
  return preferencesOf(db).get({ userId });
}

const { colorScheme, textSize, calm } = readingPreferences;

const preferencesOf = prepared((db) =>
  db
    .select({ colorScheme, textSize, calm })
    .from(readingPreferences)
    .where(eq(readingPreferences.userId, sql.placeholder("userId")))
    .prepare(),
);

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
