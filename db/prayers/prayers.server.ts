import { randomBytes } from "node:crypto";
import { and, count, eq, getTableColumns, gt, inArray, isNull } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { sameWithin } from "#db/engines/fingerprint.server";
import { prayers } from "#db/schema/prayers";
import { change, own } from "./prayer-states.server";

/** What a person writes of a prayer, or takes over from the site. */
export type PrayerWords = {
  title?: string;
  text: string;
  reference?: string;
  /** Whom it is for. */
  person?: string;
  /** The days of the week it is prayed on, as "Mon Wed Fri"; every day without. */
  weekdays?: string;
};

/** A prayer as it is kept. `handle` is its name in addresses; days are yyyy-mm-dd. */
export type Prayer = Omit<typeof prayers.$inferSelect, "id" | "userId">;

const { id, userId: _, ...columns } = getTableColumns(prayers);

/** What is read of a prayer: all but the numbers, which nobody else needs. */
export const prayerColumns = columns;

/**
 * Saves a prayer for a person. One from a place on the site is saved once, and the same one within a minute.
 * @param at now, the day it is where the person is, and how many prayers a person may have.
 * @returns its handle, and whether it was there before; undefined where the person has so many.
 */
export async function addPrayer(
  db: Db,
  userId: number,
  prayer: PrayerWords & { source?: string },
  { now, day, quota }: { now: number; day: string; quota: number },
): Promise<{ handle: string; before: boolean } | undefined> {
  const { source } = prayer;
  return db.write(async (tx) => {
    const twin = source
      ? await tx
          .select()
          .from(prayers)
          .where(and(eq(prayers.userId, userId), eq(prayers.source, source)))
          .get()
      : await sentTwice(tx, userId, prayer, now);
    if (twin) return { handle: twin.handle, before: true };
    const counted = await tx
      .select({ n: count() })
      .from(prayers)
      .where(eq(prayers.userId, userId))
      .get();
    if ((counted?.n ?? 0) >= quota) return undefined;
    const handle = randomBytes(16).toString("base64url");
    const moment = new Date(now);
    await tx
      .insert(prayers)
      .values({ ...prayer, handle, userId, writtenOn: day, createdAt: moment, updatedAt: moment })
      .run();
    return { handle, before: false };
  });
}

/** The prayer that the same words made within the last minute: a form without scripts is easily sent twice. */
async function sentTwice(tx: Tx, userId: number, words: PrayerWords, now: number) {
  const isNew = and(
    eq(prayers.userId, userId),
    isNull(prayers.source),
    gt(prayers.createdAt, new Date(now - sameWithin)),
  );
  const names = ["text", "title", "reference", "person", "weekdays"] as const;
  const recent = await tx.select().from(prayers).where(isNew).all();
  return recent.find((saved) => names.every((name) => saved[name] === (words[name] ?? null)));
}

/** A person's prayer; undefined for one of somebody else's as for none. */
export async function getPrayer(
  db: Db,
  userId: number,
  handle: string,
): Promise<Prayer | undefined> {
  return db.select(prayerColumns).from(prayers).where(own(userId, handle)).get();
}

/**
 * Writes other words over a prayer's.
 * @param from when the words they were made from were written; another edit since is not overwritten.
 * @returns whether the person has such a prayer.
 */
export async function editPrayer(
  db: Db,
  userId: number,
  handle: string,
  { text, ...optional }: PrayerWords,
  now: number,
  from?: number,
): Promise<boolean> {
  const { title = null, reference = null, person = null, weekdays = null } = optional;
  const words = { text, title, reference, person, weekdays };
  const same = from === undefined ? undefined : eq(prayers.updatedAt, new Date(from));
  const changed = await change(db, userId, handle, { ...words, updatedAt: new Date(now) }, same);
  if (changed) db.forgetDeleted();
  return changed;
}

/** Deletes a prayer for good. @returns whether the person had it. */
export async function deletePrayer(db: Db, userId: number, handle: string): Promise<boolean> {
  const remove = (tx: Tx) => tx.delete(prayers).where(own(userId, handle));
  const deleted = await db.write((tx) => remove(tx).returning({ id: prayers.id }).all());
  if (deleted.length > 0) db.forgetDeleted();
  return deleted.length > 0;
}

/** Which of some places on the site a person has saved a prayer from. */
export async function listSavedSources(
  db: Db,
  userId: number,
  sources: readonly string[],
): Promise<string[]> {
  const fromSources = and(eq(prayers.userId, userId), inArray(prayers.source, [...sources]));
  const found = await db.select({ source: prayers.source }).from(prayers).where(fromSources).all();
  return found.flatMap(({ source }) => source ?? []);
}
