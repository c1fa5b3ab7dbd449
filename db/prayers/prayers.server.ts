import { and, eq, getTableColumns, gt, inArray, isNull, type SQL } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { sameWithin } from "#db/engines/fingerprint.server";
import { countRows, updateRow } from "#db/engines/rows.server";
import { newHandle } from "#db/handle.server";
import { noteDayOfPrayer } from "#db/plans/days-of-prayer.server";
import { prayers } from "#db/schema/prayers";
import { ownKey, writeSealed } from "#db/seal/keys.server";
import { type Key, lockedWords, openRow, sealRow } from "#db/seal/seal.server";

export type PrayerWords = {
  title?: string;
  text: string;
  reference?: string;
  person?: string;
  /** As "Mon Wed Fri"; every day without. */
  weekdays?: string;
};

/** `handle` is its name in addresses; days are yyyy-mm-dd. */
export type Prayer = Omit<typeof prayers.$inferSelect, "id" | "userId">;

const { id, userId: _, ...columns } = getTableColumns(prayers);

export const prayerColumns = columns;

const { title, text, reference, person, answer } = prayers;

const sealed = { title, text, reference, person, answer };

/** The words of a row as they were written. */
export const openPrayer =
  (key: Key | undefined, userId: number) =>
  <Row extends { handle: string }>(row: Row): Row =>
    openRow(key, sealed, [userId, row.handle], row);

export const own = (userId: number, handle: string) =>
  and(eq(prayers.userId, userId), eq(prayers.handle, handle));

/** Saves a source once, the same words once a minute. @returns undefined where there are too many. */
export async function addPrayer(
  db: Db,
  userId: number,
  prayer: PrayerWords & { source?: string },
  { now, day, quota }: { now: number; day: string; quota: number },
): Promise<{ handle: string; before: boolean } | undefined> {
  const { source } = prayer;
  return writeSealed(db, userId, async (tx, key) => {
    const all = eq(prayers.userId, userId);
    const fromSource = source && and(all, eq(prayers.source, source));
    const twin = fromSource
      ? await tx.select().from(prayers).where(fromSource).get()
      : await sentTwice(tx, key, userId, prayer, now);
    if (twin) return { handle: twin.handle, before: true };
    if ((await countRows(tx, prayers, all)) >= quota) return undefined;
    const handle = newHandle();
    const times = { writtenOn: day, createdAt: new Date(now), updatedAt: new Date(now) };
    const words = sealRow(key, sealed, [userId, handle], prayer);
    await tx.insert(prayers).values({ ...words, ...times, handle, userId });
    return { handle, before: false };
  });
}

/** Without scripts a form is easily sent twice. */
async function sentTwice(
  tx: Tx,
  key: Key | undefined,
  userId: number,
  words: PrayerWords,
  now: number,
) {
  const isNew = and(
    eq(prayers.userId, userId),
    isNull(prayers.source),
    gt(prayers.createdAt, new Date(now - sameWithin)),
  );
  const names = ["text", "title", "reference", "person", "weekdays"] as const;
  const found = await tx.select().from(prayers).where(isNew).all();
  const recent = found.map(openPrayer(key, userId));
  return recent.find((saved) => names.every((name) => saved[name] === (words[name] ?? null)));
}

export async function getPrayer(
  db: Db,
  userId: number,
  handle: string,
): Promise<Prayer | undefined> {
  const found = await db.select(prayerColumns).from(prayers).where(own(userId, handle)).get();
  return found && openPrayer(await ownKey(db, userId), userId)(found);
}

// The changes below return whether the person has such a prayer.

/** @param from when the edited text was read; a later edit is not overwritten. */
export async function editPrayer(
  db: Db,
  userId: number,
  handle: string,
  { text, ...optional }: PrayerWords,
  now: number,
  from?: number,
): Promise<boolean> {
  const { title = null, reference = null, person = null, weekdays = null } = optional;
  const same = from === undefined ? undefined : eq(prayers.updatedAt, new Date(from));
  const changed = await writeSealed(db, userId, async (tx, key) => {
    const words = sealRow(key, sealed, [userId, handle], { text, title, reference, person });
    const values = { ...words, weekdays, updatedAt: new Date(now) };
    // The form shows no words of a locked prayer: they would be lost.
    const before = await tx.select().from(prayers).where(own(userId, handle)).get();
    if (before && Object.values(openPrayer(key, userId)(before)).includes(lockedWords))
      return false;
    return update(tx, userId, handle, values, same);
  });
  if (changed) db.forgetDeleted();
  return changed;
}

export async function markPrayed(
  db: Db,
  userId: number,
  handle: string,
  { now, day }: { now: number; day: string },
): Promise<boolean> {
  return db.write(async (tx) => {
    const changed = await update(tx, userId, handle, { prayedAt: new Date(now), prayedOn: day });
    if (changed) await noteDayOfPrayer(tx, userId, day);
    return changed;
  });
}

/** A rest ends with it. */
export async function answerPrayer(
  db: Db,
  userId: number,
  handle: string,
  { answeredOn, answer = null }: { answeredOn: string; answer?: string | null },
): Promise<boolean> {
  const changed = await writeSealed(db, userId, (tx, key) => {
    const words = sealRow(key, sealed, [userId, handle], { answer });
    const values = { ...words, answeredOn, restsUntil: null, wakesAt: null };
    return update(tx, userId, handle, values);
  });
  if (changed) db.forgetDeleted();
  return changed;
}

export async function openPrayerAgain(db: Db, userId: number, handle: string): Promise<boolean> {
  return db.write((tx) => update(tx, userId, handle, { answeredOn: null }));
}

/** Reopens an answered one. */
export async function restPrayer(
  db: Db,
  userId: number,
  handle: string,
  { restsUntil, wakesAt }: { restsUntil: string; wakesAt: Date },
): Promise<boolean> {
  const values = { restsUntil, wakesAt, answeredOn: null };
  return db.write((tx) => update(tx, userId, handle, values));
}

export async function wakePrayer(db: Db, userId: number, handle: string): Promise<boolean> {
  return db.write((tx) => update(tx, userId, handle, { restsUntil: null, wakesAt: null }));
}

async function update(
  tx: Tx,
  userId: number,
  handle: string,
  values: Partial<typeof prayers.$inferInsert>,
  only?: SQL,
): Promise<boolean> {
  return updateRow(tx, prayers, and(own(userId, handle), only), values);
}

export async function deletePrayer(db: Db, userId: number, handle: string): Promise<boolean> {
  const remove = (tx: Tx) => tx.delete(prayers).where(own(userId, handle)).returning({ id }).all();
  const deleted = (await db.write(remove)).length > 0;
  if (deleted) db.forgetDeleted();
  return deleted;
}

export async function listSavedSources(
  db: Db,
  userId: number,
  sources: readonly string[],
): Promise<string[]> {
  const fromSources = and(eq(prayers.userId, userId), inArray(prayers.source, [...sources]));
  const found = await db.select({ source: prayers.source }).from(prayers).where(fromSources).all();
  return found.flatMap(({ source }) => source ?? []);
}
