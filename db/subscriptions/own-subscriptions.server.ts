import { eq } from "drizzle-orm";
import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import type { Db, Reader, Tx } from "#db/engines/database";
import { addTags, subscriptionById } from "#db/letters/letter-wishes.server";
import { moveLetters } from "#db/letters/subscription-letters.server";
import { users } from "#db/schema/accounts";
import { accountSubscriptions, newsletterSubscriptions } from "#db/schema/subscriptions";
import { getSubscriber, leave } from "./subscribers.server";

async function askedBy(tx: Reader, userId: number) {
  const { subscriptionId, askedAt, isActive, tags, isSole } = accountSubscriptions;
  return tx
    .select({ subscriptionId, email: users.email, askedAt, isActive, tags, isSole })
    .from(accountSubscriptions)
    .innerJoin(users, eq(users.id, accountSubscriptions.userId))
    .where(eq(accountSubscriptions.userId, userId))
    .get();
}

// An entry belongs to an account whose address is confirmed, or that asked for it before anybody
// else did. Of any other entry an account has only what it asked for itself.

type OwnSubscription = {
  email: string;
  subscribedAt: Date;
  isActive: boolean;
  tags: readonly string[];
};

export async function getOwnSubscription(
  db: Db,
  userId: number,
): Promise<OwnSubscription | undefined> {
  const own = await findOwn(db, userId);
  if (!own) return undefined;
  const { email, askedAt: subscribedAt, isActive, tags } = own;
  return { email, subscribedAt, isActive, tags };
}

/** The whole entry where it is the account's, else only what the account asked for. */
export async function endOwnSubscription(db: Db, userId: number): Promise<void> {
  await db.write(async (tx) => {
    const own = await findOwn(tx, userId);
    if (own?.isSole) await leave(tx, entryOf(own));
    else
      await tx
        .update(accountSubscriptions)
        .set({ isActive: false, tags: [] })
        .where(eq(accountSubscriptions.userId, userId))
        .run();
  });
}

export async function removeOwnSubscription(tx: Tx, userId: number): Promise<void> {
  const own = await findOwn(tx, userId);
  if (own?.isSole) await tx.delete(newsletterSubscriptions).where(entryOf(own)).run();
}

/**
 * The account's own entry moves to the new address, unless there is one already: that one gets the tags,
 * unless it is confirmed or ended, for anybody could have typed the address.
 */
export async function moveOwnSubscription(
  tx: Tx,
  userId: number,
  own: Found,
  { to, now }: { to: string; now: number },
): Promise<void> {
  const { askedAt, isActive, tags, isSole } = own;
  const there = await getSubscriber(tx, to);
  await tx.delete(accountSubscriptions).where(eq(accountSubscriptions.userId, userId)).run();
  if (isSole && there) await tx.delete(newsletterSubscriptions).where(entryOf(own)).run();
  if (isSole && !there) {
    await tx.update(newsletterSubscriptions).set({ email: to }).where(entryOf(own)).run();
    await moveLetters(tx, own.subscriptionId);
  }
  const subscriptionId =
    there?.id ?? (isSole ? own.subscriptionId : await add(tx, to, isActive, now));
  const isConfirmed = there && (await subscriptionById(tx, there.id))?.isConfirmed;
  if (!there || (there.isActive && !isConfirmed)) await addTags(tx, subscriptionId, tags, now);
  await tx
    .insert(accountSubscriptions)
    .values({ userId, subscriptionId, askedAt, isActive, tags: [...tags], isSole: !there })
    .run();
}

type Found = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

export async function findOwn(tx: Reader, userId: number) {
  const address = await confirmedAddress(tx, userId);
  if (!address) return askedBy(tx, userId);
  const entry = await getSubscriber(tx, address.email);
  if (!entry) return undefined;
  const { id: subscriptionId, email, subscribedAt: askedAt, isActive, tags } = entry;
  return { subscriptionId, email, askedAt, isActive, tags, isSole: true };
}

const entryOf = ({ subscriptionId }: Found) => eq(newsletterSubscriptions.id, subscriptionId);

async function add(tx: Tx, email: string, isActive: boolean, now: number): Promise<number> {
  const made = await tx
    .insert(newsletterSubscriptions)
    .values({ email, isActive, subscribedAt: new Date(now) })
    .returning({ id: newsletterSubscriptions.id })
    .get();
  return made.id;
}
