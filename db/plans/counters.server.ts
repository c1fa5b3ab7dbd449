import { and, count, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { planStarts, savedItems, themePrayers } from "#db/schema/plans";
import type { Item } from "./saved-items.server";

/** Counts one time that a theme was prayed. */
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

/** How many people have prayed a plan to its end; each counts once. */
export async function countFinished(db: Db, planId: string): Promise<number> {
  return (await finishedPlan(db).get({ planId }))?.people ?? 0;
}

const finishedPlan = prepared((db) => {
  const { planId, finishedAt } = planStarts;
  const finished = and(eq(planId, sql.placeholder("planId")), isNotNull(finishedAt));
  return db.select({ people: count() }).from(planStarts).where(finished).prepare();
});

/** How many people save a plan or theme. */
export async function countSaves(db: Db, { kind, item }: Item): Promise<number> {
  return (await savesOf(db).get({ kind, item }))?.saves ?? 0;
}

const savesOf = prepared((db) => {
  const { kind, item } = savedItems;
  const same = and(eq(kind, sql.placeholder("kind")), eq(item, sql.placeholder("item")));
  return db.select({ saves: count() }).from(savedItems).where(same).prepare();
});
