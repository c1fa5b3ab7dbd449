import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { insertNew, upsert } from "#db/engines/rows.server";
import { planStarts, savedItems, themePrayers } from "#db/schema/plans";

export type Item = { kind: "plan" | "theme"; item: string };

export async function saveItem(db: Db, userId: number, item: Item, now: number): Promise<void> {
  const row = { ...item, userId, savedAt: new Date(now) };
  await db.write((tx) => insertNew(tx, savedItems, row));
}

export async function removeItem(db: Db, userId: number, { kind, item }: Item): Promise<void> {
  const own = eq(savedItems.userId, userId);
  const same = and(own, eq(savedItems.kind, kind), eq(savedItems.item, item));
  await db.write((tx) => tx.delete(savedItems).where(same).run());
}

export async function isSaved(db: Db, userId: number, item: Item): Promise<boolean> {
  return (await savedItem(db).get({ userId, ...item })) !== undefined;
}

export async function listSaved(db: Db, userId: number): Promise<Item[]> {
  return allSaved(db).all({ userId });
}

export async function countSaves(db: Db, { kind, item }: Item): Promise<number> {
  return (await savesOf(db).get({ kind, item }))?.saves ?? 0;
}

const { placeholder } = sql;
const { kind, item, savedAt } = savedItems;
const isOwn = eq(savedItems.userId, placeholder("userId"));
const isSame = and(eq(kind, placeholder("kind")), eq(item, placeholder("item")));

const savedItem = prepared((db) =>
  db.select({ item }).from(savedItems).where(and(isOwn, isSame)).prepare(),
);

const allSaved = prepared((db) =>
  db.select({ kind, item }).from(savedItems).where(isOwn).orderBy(desc(savedAt), item).prepare(),
);

const savesOf = prepared((db) =>
  db.select({ saves: count() }).from(savedItems).where(isSame).prepare(),
);

export async function countPrayer(db: Db, themeId: string): Promise<void> {
  const row = { prayed: sql`${themePrayers.prayed} + 1` };
  await db.write((tx) => upsert(tx, themePrayers, { themeId }, row, { first: { prayed: 1 } }));
}

export async function getPrayed(db: Db, themeId: string): Promise<number> {
  const same = eq(themePrayers.themeId, themeId);
  return (await db.select().from(themePrayers).where(same).get())?.prayed ?? 0;
}

/** People, not rounds. */
export async function countFinished(db: Db, planId: string): Promise<number> {
  return (await finishedPlan(db).get({ planId }))?.people ?? 0;
}

const finishedPlan = prepared((db) => {
  const { planId, finishedAt } = planStarts;
  const finished = and(eq(planId, placeholder("planId")), isNotNull(finishedAt));
  return db.select({ people: count() }).from(planStarts).where(finished).prepare();
});
