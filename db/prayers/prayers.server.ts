import { createHash } from "node:crypto";
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
  /** As "Mon Wed Fri". */
  weekdays?: string;
  rhythm?: Prayer["rhythm"];
  prayUntil?: string;
  birthday?: string;
  anniversary?: string;
};

/** `handle` is its name in addresses; days are yyyy-mm-dd. */
export type Prayer = Omit<typeof prayers.$inferSelect, "id" | "userId">;

const { id, userId: _, ...columns } = getTableColumns(prayers);

/** What a form says of a prayer. */
export const wordNames = [
  ...(["text", "title", "reference", "person", "weekdays"] as const),
  ...(["rhythm", "prayUntil", "birthday", "anniversary"] as const),
];

export const prayerColumns = columns;

const { title, text, reference, person, answer, notes } = prayers;

const sealed = { title, text, reference, person, answer, notes };

/** The words of a row as they were written. */
export const openPrayer =
  (key: Key | undefined, userId: number) =>
  <Row extends { handle: string }>(row: Row): Row =>
    openRow(key, sealed, [userId, row.handle], row);

export const own = (userId: number, handle: string) =>
  and(eq(prayers.userId, userId), eq(prayers.handle, handle));

/**
 * Saves a source once, the same words once a minute, what a device sends again under its own handle once for
 * good. @returns undefined where there are too many.
 */
export async function addPrayer(
  db: Db,
  userId: number,
  { handle: wanted, ...prayer }: PrayerWords & { source?: string; handle?: string },
  { now, day, quota }: { now: number; day: string; quota: number },
): Promise<{ handle: string; before: boolean } | undefined> {
  const { source } = prayer;
  return writeSealed(db, userId, async (tx, key) => {
    const all = eq(prayers.userId, userId);
    const fromSource = source && and(all, eq(prayers.source, source));
    const twin = fromSource
      ? await tx.select().from(prayers).where(fromSource).get()
      : await sentTwice(tx, key, userId, prayer, now);
    const sent = wanted
      ? await tx.select().from(prayers).where(eq(prayers.handle, wanted)).get()
      : undefined;
    const before = sent?.userId === userId ? sent : twin;
    if (before) return { handle: before.handle, before: true };
    if ((await countRows(tx, prayers, all)) >= quota) return undefined;
    const handle = wanted && !sent ? wanted : newHandle();
    const times = { writtenOn: day, createdAt: new Date(now), updatedAt: new Date(now) };
    const words = sealRow(key, sealed, [userId, handle], prayer);
    await tx.insert(prayers).values({ ...words, ...times, handle, userId });
    return { handle, before: false };
  });
}

export type ImportedPrayer = PrayerWords &
  Omit<typeof prayers.$inferInsert, "id" | "userId" | "createdAt" | "updatedAt">;

/** Those whose handle, or source, is not there yet. @returns how many, fewer where My Prayers is full. */
export async function importPrayers(
  db: Db,
  userId: number,
  imported: readonly ImportedPrayer[],
  { now, quota }: { now: number; quota: number },
): Promise<number> {
  return writeSealed(db, userId, async (tx, key) => {
    const room = quota - (await countRows(tx, prayers, eq(prayers.userId, userId)));
    const times = { createdAt: new Date(now), updatedAt: new Date(now) };
    const rows = imported.slice(0, Math.max(room, 0)).map((prayer) => {
      const words = sealRow(key, sealed, [userId, prayer.handle], prayer);
      return { ...words, ...times, userId };
    });
    if (rows.length === 0) return 0;
    const made = tx.insert(prayers).values(rows).onConflictDoNothing();
    return (await made.returning({ id }).all()).length;
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
  const found = await tx.select().from(prayers).where(isNew).all();
  const recent = found.map(openPrayer(key, userId));
  return recent.find((saved) => wordNames.every((name) => saved[name] === (words[name] ?? null)));
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
  const { title = null, reference = null, person = null, ...days } = optional;
  const { weekdays = null, rhythm = null, prayUntil = null } = days;
  const { birthday = null, anniversary = null } = days;
  const same = from === undefined ? undefined : eq(prayers.updatedAt, new Date(from));
  const changed = await writeSealed(db, userId, async (tx, key) => {
    const words = sealRow(key, sealed, [userId, handle], { text, title, reference, person });
    const times = { weekdays, rhythm, prayUntil, birthday, anniversary };
    const values = { ...words, ...times, updatedAt: new Date(now) };
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
    const found = await tx.select().from(prayers).where(own(userId, handle)).get();
    if (!found) return false;
    // Another device may have sent a later one before.
    if (!found.prayedAt || found.prayedAt.getTime() < now) {
      const { prayedOn: beforeOn, prayedAt: beforeAt } = found;
      const before = beforeOn === day ? {} : { beforeOn, beforeAt };
      await update(tx, userId, handle, { ...before, prayedAt: new Date(now), prayedOn: day });
    }
    await noteDayOfPrayer(tx, userId, day);
    return true;
  });
}

/** Takes back that it was prayed on this day; of another day that stands. */
export async function unmarkPrayed(
  db: Db,
  userId: number,
  handle: string,
  day: string,
): Promise<boolean> {
  return db.write(async (tx) => {
    const found = await tx.select().from(prayers).where(own(userId, handle)).get();
    if (!found?.prayedOn || found.prayedOn < day) return found !== undefined;
    const before = { prayedOn: found.beforeOn, prayedAt: found.beforeAt };
    return update(tx, userId, handle, { ...before, beforeOn: null, beforeAt: null });
  });
}

/** From Saved, so that it takes its turn. */
export async function listPrayer(db: Db, userId: number, handle: string): Promise<boolean> {
  return db.write((tx) => update(tx, userId, handle, { rhythm: null }));
}

const mostNotes = 20_000;

/** Each begun by its day, but for what came in without one. */
export const notesIn = (notes: string | null): string[] =>
  notes?.split(/\n\n(?=\d{4}-\d\d-\d\d: )/) ?? [];

const isDated = /^\d{4}-\d\d-\d\d: /;

/** Tells a note from the others of its prayer. */
export const noteKey = (note: string): string =>
  createHash("sha256").update(note).digest("base64url").slice(0, 16);

/**
 * Adds one, or changes the one of a key, and without words takes it away; sent twice, it is done once.
 * @returns undefined where there is no room
 */
export async function saveNote(
  db: Db,
  userId: number,
  handle: string,
  { day, note, key }: { day: string; note?: string; key?: string },
): Promise<boolean | undefined> {
  return writeSealed(db, userId, async (tx, sealedBy) => {
    const row = await tx.select().from(prayers).where(own(userId, handle)).get();
    if (!row) return false;
    const { notes: before } = openPrayer(sealedBy, userId)(row);
    const all = notesIn(before);
    const old = key && all.find((each) => noteKey(each) === key);
    const on = old ? old.slice(0, isDated.test(old) ? 12 : 0) : `${day}: `;
    const next = note ? [on + note] : [];
    if (!old && all.some((each) => each === next[0] || (key && each.endsWith(`: ${note}`))))
      return true;
    const noted = old ? all.flatMap((each) => (each === old ? next : each)) : [...all, ...next];
    const notes = noted.join("\n\n") || null;
    if ([...(notes ?? "")].length > mostNotes || before === lockedWords) return undefined;
    return update(tx, userId, handle, sealRow(sealedBy, sealed, [userId, handle], { notes }));
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
