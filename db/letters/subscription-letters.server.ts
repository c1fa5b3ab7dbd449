import { and, eq, isNotNull, isNull, lte, notInArray } from "drizzle-orm";
import type { Db, Tx } from "../engines/database";
import { users } from "../schema/accounts";
import { confirmedAddresses, newsletterSubscriptions } from "../schema/inbox";
import { subscriptionLetters } from "../schema/letters";
import { forgetLimit, mayWrite, newHandle, queueLetter, strangerPause } from "./outbox.server";
import { endVerses } from "./verse-letters.server";

/** An entry that was just asked for. */
type Asked = { id: number; email: string; tags: readonly string[]; userId?: number };

/**
 * After an entry was asked for: a letter asks its address whether that is right, unless it said so
 * before or it is the confirmed address of the account that asks. Within a transaction.
 * @param key of the address's limit.
 */
export async function askToConfirm(
  tx: Tx,
  { id, email, tags, userId }: Asked,
  key: string,
  now: number,
): Promise<void> {
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
  await endVerses(tx, subscriptionId);
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
