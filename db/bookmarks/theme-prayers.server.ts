import { eq, sql } from "drizzle-orm";
import type { Db } from "../engines/database";
import { themePrayers } from "../schema/bookmarks";

/** Counts one time prayed. */
export async function countPrayer(db: Db, themeId: string): Promise<void> {
  await db.write((tx) =>
    tx
      .insert(themePrayers)
      .values({ themeId, prayed: 1 })
      .onConflictDoUpdate({
        target: themePrayers.themeId,
        set: { prayed: sql`${themePrayers.prayed} + 1` },
      })
      .run(),
  );
}

/** How often a theme was prayed since the site stands. */
export async function getPrayed(db: Db, themeId: string): Promise<number> {
  return (
    (await db.select().from(themePrayers).where(eq(themePrayers.themeId, themeId)).get())?.prayed ??
    0
  );
}
