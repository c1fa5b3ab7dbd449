import { and, eq, isNotNull, isNull, lte, notInArray, type SQL } from "drizzle-orm";
import type { Db, Reader, Tx } from "../engines/database";
import { users } from "../schema/accounts";
import { confirmedAddresses, newsletterSubscriptions, subscriptionTags } from "../schema/inbox";
import { subscriptionLetters } from "../schema/letters";
import { forgetLimit, mayWrite, strangerPause } from "./letter-limits.server";
import { newHandle, queueLetter } from "./outbox.server";

/** A newsletter entry and what is known of its letters. */
export type LetterSubscription = NonNullable<Awaited<ReturnType<typeof subscriptionOf>>>;

/** An entry that was just asked for. */
type Asked = { id: number; email: string; tags: readonly string[]; userId?: number };

/**
 * After an entry was asked for: a letter asks its address whether that is right, unless it said so
 * before or it is the confirmed address of the account that asks. Within a transaction.
 * @param key of the address's limit; undefined where no letters are sent.
 */
export async function askToConfirm(
  tx: Tx,
  { id, email, tags, userId }: Asked,
  key: string | undefined,
  now: number,
): Promise<void> {
  if (key === undefined) return;
  const before = await noteWish(tx, id, tags.length === 0);
  if (before.confirmedEmail === email) return;
  if (userId !== undefined && (await isConfirmedOf(tx, userId, email)))
    return confirmEntry(tx, { id, email }, now);
  if (!(await mayWrite(tx, key, strangerPause, now))) return;
  await tx
    .update(subscriptionLetters)
    .set({ askedAt: new Date(now), deliveredAt: null })
    .where(eq(subscriptionLetters.subscriptionId, id))
    .run();
  await queueLetter(tx, { kind: "confirm-subscription", subscriptionId: id }, now);
}

/** Who asks without a tag asks for the newsletter; tags ask for what they name. */
async function noteWish(tx: Tx, subscriptionId: number, wantsNews: boolean) {
  const own = eq(subscriptionLetters.subscriptionId, subscriptionId);
  const before = await tx.select().from(subscriptionLetters).where(own).get();
  if (!before) {
    const row = { subscriptionId, handle: newHandle(), wantsNews };
    return tx.insert(subscriptionLetters).values(row).returning().get();
  }
  if (wantsNews && !before.wantsNews)
    await tx.update(subscriptionLetters).set({ wantsNews }).where(own).run();
  return before;
}

async function isConfirmedOf(tx: Tx, userId: number, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(confirmedAddresses, eq(confirmedAddresses.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.email, email), eq(confirmedAddresses.email, email)))
    .get();
  return found !== undefined;
}

/** Notes that an entry's address said yes, within a transaction. */
export async function confirmEntry(
  tx: Tx,
  { id: subscriptionId, email }: { id: number; email: string },
  now: number,
): Promise<void> {
  const confirmed = { confirmedEmail: email, confirmedAt: new Date(now) };
  await tx
    .insert(subscriptionLetters)
    .values({ subscriptionId, handle: newHandle(), wantsNews: true, ...confirmed })
    .onConflictDoUpdate({ target: subscriptionLetters.subscriptionId, set: confirmed })
    .run();
}

/** The same for somebody who answered a letter. @param key of the address's limit, which ends. */
export async function confirmSubscription(
  db: Db,
  entry: { id: number; email: string },
  key: string,
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    await confirmEntry(tx, entry, now);
    await forgetLimit(tx, key);
  });
}

/** Whoever left, or cannot be reached, is written to only after another yes. Within a transaction. */
export async function unconfirmEntry(tx: Tx, subscriptionId: number): Promise<void> {
  await tx
    .update(subscriptionLetters)
    .set({ confirmedEmail: null, confirmedAt: null, wantsNews: false, pausedUntil: null })
    .where(eq(subscriptionLetters.subscriptionId, subscriptionId))
    .run();
}

/** The entry of a number, with its tags in order. */
export const subscriptionById = (db: Reader, id: number) =>
  subscriptionOf(db, eq(newsletterSubscriptions.id, id));

/** The entry that a letter's links name. */
export const subscriptionByHandle = (db: Reader, handle: string) =>
  subscriptionOf(db, eq(subscriptionLetters.handle, handle));

async function subscriptionOf(db: Reader, which: SQL) {
  const found = await db
    .select({
      id: newsletterSubscriptions.id,
      email: newsletterSubscriptions.email,
      isActive: newsletterSubscriptions.isActive,
      letters: subscriptionLetters,
    })
    .from(newsletterSubscriptions)
    .innerJoin(
      subscriptionLetters,
      eq(subscriptionLetters.subscriptionId, newsletterSubscriptions.id),
    )
    .where(which)
    .get();
  if (!found) return undefined;
  const tags = await db
    .select({ tag: subscriptionTags.tag })
    .from(subscriptionTags)
    .where(eq(subscriptionTags.subscriptionId, found.id))
    .orderBy(subscriptionTags.tag)
    .all();
  const isConfirmed = found.letters.confirmedEmail === found.email;
  return { ...found, tags: tags.map(({ tag }) => tag), isConfirmed };
}

/** Which letters an entry wants, and how often. */
export type LetterWishes = {
  wantsNews: boolean;
  isMonthly: boolean;
  /** Milliseconds since 1970. */
  pausedUntil: number | undefined;
  /** Tags that go. */
  without: readonly string[];
};

/** Saves what somebody wants by letter. */
export async function saveWishes(db: Db, id: number, wishes: LetterWishes): Promise<void> {
  const { wantsNews, isMonthly, pausedUntil, without } = wishes;
  await db.write(async (tx) => {
    await tx
      .update(subscriptionLetters)
      .set({
        wantsNews,
        isMonthly,
        pausedUntil: pausedUntil === undefined ? null : new Date(pausedUntil),
      })
      .where(eq(subscriptionLetters.subscriptionId, id))
      .run();
    for (const tag of without) {
      const gone = and(eq(subscriptionTags.subscriptionId, id), eq(subscriptionTags.tag, tag));
      await tx.delete(subscriptionTags).where(gone).run();
    }
  });
}

/** The mail server took the letter that asks, or one that was asked for. Within a transaction. */
export async function noteDelivered(
  tx: Tx,
  subscriptionId: number,
  kind: "asked" | "letter",
  now: number,
): Promise<void> {
  const at = new Date(now);
  await tx
    .update(subscriptionLetters)
    .set(kind === "asked" ? { deliveredAt: at } : { lastLetterAt: at })
    .where(eq(subscriptionLetters.subscriptionId, subscriptionId))
    .run();
}

/**
 * Removes entries whose address was asked and did not answer; what an account asked for while signed in
 * stays where its address is confirmed. @param before when the mail server took the letter that asked.
 */
export async function removeUnanswered(db: Db, before: number): Promise<number> {
  const { id } = newsletterSubscriptions;
  const gone = await db.write(async (tx) => {
    const unanswered = tx
      .select({ id: subscriptionLetters.subscriptionId })
      .from(subscriptionLetters)
      .innerJoin(
        newsletterSubscriptions,
        eq(newsletterSubscriptions.id, subscriptionLetters.subscriptionId),
      )
      .where(
        and(
          isNull(subscriptionLetters.confirmedAt),
          isNotNull(subscriptionLetters.askedAt),
          lte(subscriptionLetters.deliveredAt, new Date(before)),
          eq(newsletterSubscriptions.isActive, true),
          notInArray(
            newsletterSubscriptions.email,
            tx.select({ email: confirmedAddresses.email }).from(confirmedAddresses),
          ),
        ),
      )
      .limit(500);
    const found = (await unanswered.all()).map((row) => row.id);
    for (const one of found) await tx.delete(newsletterSubscriptions).where(eq(id, one)).run();
    return found;
  });
  if (gone.length > 0) db.forgetDeleted();
  return gone.length;
}
