import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../engines/database";
import { savedItems } from "../schema/bookmarks";

/** A plan or theme by its id. */
export type Item = { kind: "plan" | "theme"; item: string };

/** Saves a plan or theme for a person; once is enough. */
export async function saveItem(db: Db, userId: number, item: Item, now: number): Promise<void> {
  await db.write((tx) =>
    tx
      .insert(savedItems)
      .values({ ...item, userId, savedAt: new Date(now) })
      .onConflictDoNothing()
      .run(),
  );
}

/** Removes what a person saved. */
export async function removeItem(db: Db, userId: number, item: Item): Promise<void> {
  await db.write((tx) => tx.delete(savedItems).where(is(userId, item)).run());
}

export async function isSaved(db: Db, userId: number, item: Item): Promise<boolean> {
  return (await db.select().from(savedItems).where(is(userId, item)).get()) !== undefined;
}

/** What a person saved, the latest first. */
export async function listSaved(db: Db, userId: number): Promise<Item[]> {
  const { kind, item } = savedItems;
  return db
    .select({ kind, item })
    .from(savedItems)
    .where(eq(savedItems.userId, userId))
    .orderBy(desc(savedItems.savedAt), item)
    .all();
}

function is(userId: number, { kind, item }: Item) {
  return and(eq(savedItems.userId, userId), eq(savedItems.kind, kind), eq(savedItems.item, item));
}
