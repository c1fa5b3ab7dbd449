import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { savedItems } from "#db/schema/plans";

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
  return (await savedItem(db).get({ userId, ...item })) !== undefined;
}

/** What a person saved, the latest first. */
export async function listSaved(db: Db, userId: number): Promise<Item[]> {
  return allSaved(db).all({ userId });
}

const { placeholder } = sql;

const isOwn = eq(savedItems.userId, placeholder("userId"));

const savedItem = prepared((db) => {
  const { kind, item } = savedItems;
  const same = and(isOwn, eq(kind, placeholder("kind")), eq(item, placeholder("item")));
  return db.select({ item }).from(savedItems).where(same).prepare();
});

const allSaved = prepared((db) => {
  const { kind, item, savedAt } = savedItems;
  const all = db.select({ kind, item }).from(savedItems).where(isOwn);
  return all.orderBy(desc(savedAt), item).prepare();
});

function is(userId: number, { kind, item }: Item) {
  return and(eq(savedItems.userId, userId), eq(savedItems.kind, kind), eq(savedItems.item, item));
}
