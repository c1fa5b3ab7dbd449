import { and, count, desc, eq } from "drizzle-orm";
import type { Db } from "../engines/client.server";
import { keptItems } from "../schema";

/** A plan or theme by its id. */
export type Item = { kind: "plan" | "theme"; item: string };

/** Keeps a plan or theme for a person; once is enough. */
export async function keepItem(db: Db, userId: number, item: Item, now: number): Promise<void> {
  db.insert(keptItems)
    .values({ ...item, userId, keptAt: new Date(now) })
    .onConflictDoNothing()
    .run();
}

/** Lets go of what a person kept. */
export async function dropItem(db: Db, userId: number, item: Item): Promise<void> {
  db.delete(keptItems).where(is(userId, item)).run();
}

export async function isKept(db: Db, userId: number, item: Item): Promise<boolean> {
  return db.select().from(keptItems).where(is(userId, item)).get() !== undefined;
}

/** What a person keeps, the latest first. */
export async function listKept(db: Db, userId: number): Promise<Item[]> {
  const { kind, item } = keptItems;
  return db
    .select({ kind, item })
    .from(keptItems)
    .where(eq(keptItems.userId, userId))
    .orderBy(desc(keptItems.keptAt), item)
    .all();
}

/** How many people keep a plan or theme. */
export async function countKept(db: Db, { kind, item }: Item): Promise<number> {
  const kept = and(eq(keptItems.kind, kind), eq(keptItems.item, item));
  return db.select({ kept: count() }).from(keptItems).where(kept).get()?.kept ?? 0;
}

function is(userId: number, { kind, item }: Item) {
  return and(eq(keptItems.userId, userId), eq(keptItems.kind, kind), eq(keptItems.item, item));
}
