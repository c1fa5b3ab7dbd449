import { and, eq, isNotNull, isNull, lte, notInArray, sql } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { newHandle } from "#db/handle.server";
import { confirmedAddresses, users } from "#db/schema/accounts";
import { subscriptionLetters } from "#db/schema/letters";
import { newsletterSubscriptions } from "#db/schema/subscriptions";
import { forgetLimit, mayWrite, strangerPause } from "./letter-limits.server";
import {
  addTags,
  endVerses,
  type LetterSubscription,
  subscriptionById,
} from "./letter-wishes.server";
import { queueLetter } from "./outbox.server";

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
  const own = eq(subscriptionLetters.subscriptionId, id);
  // Who asks without a tag asks for the newsletter; tags ask for what they name.
  const wantsNews = tags.length === 0;
  await tx
    .insert(subscriptionLetters)
    .values({ subscriptionId: id, handle: newHandle(), wantsNews })
    .onConflictDoNothing()
    .run();
  const entry = await subscriptionById(tx, id);
  const isOwn = userId !== undefined && (await isConfirmedOf(tx, userId, email));
  const pending = entry?.isConfirmed && !isOwn ? stillToAsk(entry, wantsNews, tags) : null;
  if (wantsNews && !pending)
    await tx.update(subscriptionLetters).set({ wantsNews }).where(own).run();
  if (isOwn) await confirmEntry(tx, { id, email }, now);
  if (isOwn || (entry?.isConfirmed && !pending)) return false;
  if (await mayWrite(tx, key, strangerPause, now)) {
    await tx
      .update(subscriptionLetters)
      .set({ askedAt: new Date(now), deliveredAt: null, pending })
      .where(own)
      .run();
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

async function isConfirmedOf(tx: Tx, userId: number, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(confirmedAddresses, eq(confirmedAddresses.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.email, email), eq(confirmedAddresses.email, email)))
    .get();
  return found !== undefined;
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
  await tx
    .insert(subscriptionLetters)
    .values({
      ...confirmed,
      subscriptionId,
      handle: newHandle(),
      wantsNews: true,
      formerHandle: null,
    })
    .onConflictDoUpdate({ target: subscriptionLetters.subscriptionId, set: confirmed })
    .run();
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
    const moved = await tx
      .update(subscriptionLetters)
      .set({ isMonthly: false, pausedUntil: null })
      .where(and(eq(subscriptionId, entry.id), isNotNull(formerHandle), isNull(confirmedEmail)))
      .returning({ id: subscriptionId });
    if (moved.length > 0) await endVerses(tx, entry.id);
    const { pending } = (await subscriptionById(tx, entry.id))?.letters ?? {};
    if (pending) {
      await tx
        .update(subscriptionLetters)
        .set({ pending: null, ...(pending.news && { wantsNews: true }) })
        .where(eq(subscriptionId, entry.id))
        .run();
      await addTags(tx, entry.id, pending.tags, now);
    }
    await confirmEntry(tx, entry, now);
    await forgetLimit(tx, key);
  });
}

/** Links in letters to the earlier address end, except to unsubscribe. */
export async function moveLetters(tx: Tx, subscriptionId: number): Promise<void> {
  const { handle, subscriptionId: id } = subscriptionLetters;
  await tx
    .update(subscriptionLetters)
    .set({
      ...unconfirmed,
      formerHandle: handle,
      handle: newHandle(),
      askedAt: null,
      deliveredAt: null,
    })
    .where(eq(id, subscriptionId))
    .run();
}

const unconfirmed = { confirmedEmail: null, confirmedAt: null, pending: null };

/** For an entry that left or cannot be reached: only another yes makes letters possible again. */
export async function unconfirmEntry(tx: Tx, subscriptionId: number): Promise<void> {
  await tx
    .update(subscriptionLetters)
    .set({ ...unconfirmed, wantsNews: false, pausedUntil: null })
    .where(eq(subscriptionLetters.subscriptionId, subscriptionId))
    .run();
  await endVerses(tx, subscriptionId);
}

/** The mail server says that there is no such address. */
export async function noteUnreachable(tx: Tx, subscriptionId: number, now: number): Promise<void> {
  await unconfirmEntry(tx, subscriptionId);
  await tx
    .update(subscriptionLetters)
    .set({ unreachableAt: new Date(now) })
    .where(eq(subscriptionLetters.subscriptionId, subscriptionId))
    .run();
}

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
 * Keeps what a signed-in account asked for where its address is confirmed.
 * @param before when the mail server took the question.
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
