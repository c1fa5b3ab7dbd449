import { and, eq, isNotNull, isNull, lte, notInArray, type SQL, sql } from "drizzle-orm";
import type { Db, Id, Reader, Tx } from "#db/engines/database";
import { hasId, insertNew, updateRow, upsert } from "#db/engines/rows.server";
import { newHandle } from "#db/handle.server";
import { confirmedAddresses } from "#db/schema/accounts";
import {
  newsletterSubscriptions,
  subscriptionLetters,
  subscriptionTags,
  verseLetters,
} from "#db/schema/letters";
import { forgetLimit, mayWrite, queueLetter, strangerPause } from "./outbox.server";
import { ownerOf } from "./plan-letters.server";

export type LetterSubscription = NonNullable<Awaited<ReturnType<typeof subscriptionOf>>>;

/** An entry of which letters were asked. */
export const subscriptionById = (db: Reader, id: Id) =>
  subscriptionOf(db, hasId(newsletterSubscriptions.id, id));

export const subscriptionByEmail = (db: Reader, email: string) =>
  subscriptionOf(db, eq(newsletterSubscriptions.email, email));

/** Links in letters to an earlier address carry `formerHandle`; they may only unsubscribe. */
export const subscriptionByHandle = (
  db: Reader,
  handle: string,
  column: "handle" | "formerHandle" = "handle",
) => subscriptionOf(db, eq(subscriptionLetters[column], handle));

async function subscriptionOf(db: Reader, which: SQL) {
  const { id, email, isActive } = newsletterSubscriptions;
  const found = await db
    .select({ id, email, isActive, letters: subscriptionLetters })
    .from(newsletterSubscriptions)
    .innerJoin(subscriptionLetters, eq(subscriptionLetters.subscriptionId, id))
    .where(which)
    .get();
  if (!found) return undefined;
  const isConfirmed = found.letters.confirmedEmail === found.email;
  return { ...found, tags: await tagsOf(db, found.id), isConfirmed };
}

export async function tagsOf(db: Reader, subscriptionId: number): Promise<string[]> {
  const { subscriptionId: id, tag } = subscriptionTags;
  const own = eq(id, subscriptionId);
  const found = await db.select({ tag }).from(subscriptionTags).where(own).orderBy(tag);
  return found.map(({ tag }) => tag);
}

type Letters = Partial<typeof subscriptionLetters.$inferInsert>;

async function change(tx: Tx, subscriptionId: number, letters: Letters): Promise<void> {
  const own = eq(subscriptionLetters.subscriptionId, subscriptionId);
  await tx.update(subscriptionLetters).set(letters).where(own).run();
}

type LetterWishes = Pick<Letters, "wantsNews" | "isMonthly" | "pausedUntil">;

export async function saveWishes(db: Db, id: number, wishes: LetterWishes): Promise<void> {
  await db.write((tx) => change(tx, id, wishes));
}

export async function removeTag(db: Db, id: number, tag: string): Promise<void> {
  const gone = and(eq(subscriptionTags.subscriptionId, id), eq(subscriptionTags.tag, tag));
  await db.write((tx) => tx.delete(subscriptionTags).where(gone).run());
}

export async function addTags(
  tx: Tx,
  subscriptionId: number,
  tags: readonly string[],
  now: number,
): Promise<void> {
  if (tags.length === 0) return;
  const rows = tags.map((tag) => ({ subscriptionId, tag, taggedAt: new Date(now) }));
  await tx.insert(subscriptionTags).values(rows).onConflictDoNothing().run();
}

export type VerseRhythm = "daily" | "weekly";

/** @param rhythm undefined ends them. @param dueAt when the first one comes. */
export async function saveVerses(
  db: Db,
  subscriptionId: number,
  wish: { rhythm: VerseRhythm; zone: string | undefined; dueAt: number } | undefined,
): Promise<void> {
  await db.write(async (tx) => {
    if (!wish) return endVerses(tx, subscriptionId);
    const { rhythm, zone = null, dueAt } = wish;
    const set = { rhythm, zone, dueAt: new Date(dueAt) };
    await upsert(tx, verseLetters, { subscriptionId }, set);
  });
}

async function endVerses(tx: Tx, subscriptionId: number): Promise<void> {
  await tx.delete(verseLetters).where(eq(verseLetters.subscriptionId, subscriptionId)).run();
}

export function versesOf(db: Reader, subscriptionId: number) {
  const own = eq(verseLetters.subscriptionId, subscriptionId);
  return db.select().from(verseLetters).where(own).get();
}

type Asked = { id: number; email: string; tags: readonly string[]; userId?: number };

/**
 * Asks the address by letter, unless it confirmed before or is the confirmed one of the account that asks.
 * Anybody can type any address: what another asks of a confirmed entry waits for its yes.
 * @param key of the address's limit. @returns whether what was asked waits.
 */
export async function askToConfirm(
  tx: Tx,
  { id, email, tags, userId }: Asked,
  key: string,
  now: number,
): Promise<boolean> {
  // Who asks without a tag asks for the newsletter; tags ask for what they name.
  const wantsNews = tags.length === 0;
  const entered = { subscriptionId: id, handle: newHandle(), wantsNews };
  await insertNew(tx, subscriptionLetters, entered);
  const entry = await subscriptionById(tx, id);
  const isOwn = userId !== undefined && (await ownerOf(tx, email))?.id === userId;
  const pending = entry?.isConfirmed && !isOwn ? stillToAsk(entry, wantsNews, tags) : null;
  if (wantsNews && !pending) await change(tx, id, { wantsNews });
  if (isOwn) await confirmEntry(tx, { id, email }, now);
  if (isOwn || (entry?.isConfirmed && !pending)) return false;
  if (await mayWrite(tx, key, strangerPause, now)) {
    await change(tx, id, { askedAt: new Date(now), deliveredAt: null, pending });
    await queueLetter(tx, { kind: "confirm-subscription", subscriptionId: id }, now);
  }
  return pending !== null;
}

function stillToAsk(
  { letters, tags: had }: LetterSubscription,
  wantsNews: boolean,
  asked: readonly string[],
) {
  const news = !letters.wantsNews && (wantsNews || (letters.pending?.news ?? false));
  const missing = asked.filter((tag) => !had.includes(tag));
  if (missing.length === 0 && !(wantsNews && news)) return null;
  return { news, tags: [...new Set([...(letters.pending?.tags ?? []), ...missing])] };
}

export async function confirmEntry(
  tx: Tx,
  { id: subscriptionId, email }: { id: number; email: string },
  now: number,
): Promise<void> {
  const { confirmedEmail, formerHandle } = subscriptionLetters;
  const confirmed = {
    confirmedEmail: email,
    confirmedAt: new Date(now),
    unreachableAt: null,
    // Its yes now is later than any letter to the earlier address.
    formerHandle: sql`CASE WHEN ${confirmedEmail} = ${email} THEN ${formerHandle} END`,
  };
  const first = { handle: newHandle(), wantsNews: true, formerHandle: null };
  await upsert(tx, subscriptionLetters, { subscriptionId }, confirmed, { first });
}

/** What the entry had chosen at another address is not the reader's. @param key of the address's limit. */
export async function confirmSubscription(
  db: Db,
  entry: { id: number; email: string },
  key: string,
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    const { subscriptionId, formerHandle, confirmedEmail } = subscriptionLetters;
    const moved = and(
      eq(subscriptionId, entry.id),
      isNotNull(formerHandle),
      isNull(confirmedEmail),
    );
    const wishes = { isMonthly: false, pausedUntil: null };
    if (await updateRow(tx, subscriptionLetters, moved, wishes)) await endVerses(tx, entry.id);
    const { pending } = (await subscriptionById(tx, entry.id))?.letters ?? {};
    if (pending) {
      await change(tx, entry.id, { pending: null, ...(pending.news && { wantsNews: true }) });
      await addTags(tx, entry.id, pending.tags, now);
    }
    await confirmEntry(tx, entry, now);
    await forgetLimit(tx, key);
  });
}

/** Links in letters to the earlier address end, except to unsubscribe. */
export async function moveLetters(tx: Tx, subscriptionId: number): Promise<void> {
  const { handle, subscriptionId: id } = subscriptionLetters;
  const asked = { askedAt: null, deliveredAt: null };
  await tx
    .update(subscriptionLetters)
    .set({ ...unconfirmed, ...asked, formerHandle: handle, handle: newHandle() })
    .where(eq(id, subscriptionId))
    .run();
}

const unconfirmed = { confirmedEmail: null, confirmedAt: null, pending: null };

/** For an entry that left or cannot be reached: only another yes makes letters possible again. */
export async function unconfirmEntry(tx: Tx, subscriptionId: number): Promise<void> {
  await change(tx, subscriptionId, { ...unconfirmed, wantsNews: false, pausedUntil: null });
  await endVerses(tx, subscriptionId);
}

/** The mail server says that there is no such address. */
export async function noteUnreachable(tx: Tx, subscriptionId: number, now: number): Promise<void> {
  await unconfirmEntry(tx, subscriptionId);
  await change(tx, subscriptionId, { unreachableAt: new Date(now) });
}

export async function noteDelivered(
  tx: Tx,
  subscriptionId: number,
  kind: "asked" | "letter",
  now: number,
): Promise<void> {
  const at = new Date(now);
  await change(tx, subscriptionId, kind === "asked" ? { deliveredAt: at } : { lastLetterAt: at });
}

/**
 * Keeps what a signed-in account asked for where its address is confirmed.
 * @param before when the mail server took the question.
 */
export async function removeUnanswered(db: Db, before: number): Promise<number> {
  const { id, email, isActive } = newsletterSubscriptions;
  const { subscriptionId, confirmedAt, askedAt, deliveredAt } = subscriptionLetters;
  const isUnanswered = and(
    isNull(confirmedAt),
    isNotNull(askedAt),
    lte(deliveredAt, new Date(before)),
    eq(isActive, true),
    notInArray(email, db.select({ email: confirmedAddresses.email }).from(confirmedAddresses)),
  );
  const gone = await db.write(async (tx) => {
    const unanswered = tx
      .select({ id })
      .from(subscriptionLetters)
      .innerJoin(newsletterSubscriptions, eq(id, subscriptionId))
      .where(isUnanswered)
      .limit(500);
    const found = (await unanswered.all()).map((row) => row.id);
    for (const one of found) await tx.delete(newsletterSubscriptions).where(eq(id, one)).run();
    return found;
  });
  if (gone.length > 0) db.forgetDeleted();
  return gone.length;
}
