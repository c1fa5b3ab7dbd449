import { and, eq, getTableColumns, type SQL } from "drizzle-orm";
import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import type { Db, Reader, Tx } from "#db/engines/database";
import { hasRow, upsert } from "#db/engines/rows.server";
import {
  addTags,
  askToConfirm,
  confirmEntry,
  moveLetters,
  subscriptionById,
  tagsOf,
  unconfirmEntry,
} from "#db/letters/subscription-letters.server";
import { users } from "#db/schema/accounts";
import {
  accountSubscriptions,
  newsletterSubscriptions,
  subscriptionLetters,
  subscriptionTags,
} from "#db/schema/letters";

/** Of subscribers who wait for the app. */
export const waitlistTag = "App Waitlist";

export async function getSubscriber(tx: Reader, email: string) {
  const same = eq(newsletterSubscriptions.email, email);
  const subscription = await tx.select().from(newsletterSubscriptions).where(same).get();
  if (!subscription) return undefined;
  return { ...subscription, tags: await tagsOf(tx, subscription.id) };
}

export async function listSubscribers(db: Db, { inactive = false } = {}) {
  const tagsOf = new Map<number, string[]>();
  for (const { subscriptionId, tag } of await db.select().from(subscriptionTags)) {
    tagsOf.set(subscriptionId, [...(tagsOf.get(subscriptionId) ?? []), tag]);
  }
  const { id, isActive } = newsletterSubscriptions;
  const { subscriptionId, unreachableAt } = subscriptionLetters;
  const found = await db
    .select({ ...getTableColumns(newsletterSubscriptions), unreachableAt })
    .from(newsletterSubscriptions)
    .leftJoin(subscriptionLetters, eq(subscriptionId, id))
    .where(inactive ? undefined : eq(isActive, true))
    .orderBy(id)
    .all();
  return found.map(({ id, ...row }) => ({ ...row, tags: tagsOf.get(id) ?? [] }));
}

export async function listTagged(db: Db, tag: string, { inactive = false } = {}) {
  const { id, email, isActive } = newsletterSubscriptions;
  const { taggedAt, subscriptionId } = subscriptionTags;
  const tagged = eq(subscriptionTags.tag, tag);
  return db
    .select({ email, tag: subscriptionTags.tag, taggedAt, isActive })
    .from(subscriptionTags)
    .innerJoin(newsletterSubscriptions, eq(id, subscriptionId))
    .where(inactive ? tagged : and(tagged, eq(isActive, true)))
    .orderBy(taggedAt)
    .all();
}

// What accounts asked of the newsletter themselves. Anybody can type any address, so an account
// sees and ends no more of an entry than it made, and cannot tell whether one stood there before.

type Entry = { id: number; email: string; tags: readonly string[]; isNew: boolean };

/** An entry stays one account's alone until anybody else asks for it. */
async function noteAsker(
  tx: Tx,
  { id: subscriptionId, email, tags, isNew }: Entry,
  userId: number | undefined,
  now: number,
): Promise<void> {
  const own = eq(accountSubscriptions.subscriptionId, subscriptionId);
  if (userId === undefined || !(await hasAddress(tx, userId, email))) {
    await tx.update(accountSubscriptions).set({ isSole: false }).where(own).run();
    return;
  }
  const before = await tx.select().from(accountSubscriptions).where(own).get();
  const asked = { isActive: true, tags: [...new Set([...(before?.tags ?? []), ...tags])] };
  const first = { subscriptionId, askedAt: new Date(now), isSole: isNew };
  await upsert(tx, accountSubscriptions, { userId }, asked, { first });
}

async function hasAddress(tx: Tx, userId: number, email: string): Promise<boolean> {
  return hasRow(tx, users, and(eq(users.id, userId), eq(users.email, email)));
}

/** `email` is lower-case. */
type Subscriber = {
  email: string;
  tags: readonly string[];
  userId?: number;
  letterKey?: string;
};

/** A known address is no error and a former one active again: the caller cannot tell who was there before. */
export async function subscribe(db: Db, subscriber: Subscriber, now: number): Promise<void> {
  await db.write(async (tx) => enter(tx, subscriber, now));
}

export async function enter(tx: Tx, { email, tags, userId, letterKey }: Subscriber, now: number) {
  const { id } = newsletterSubscriptions;
  const made = await tx
    .insert(newsletterSubscriptions)
    .values({ email, subscribedAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id })
    .get();
  const entry =
    made ??
    (await tx
      .update(newsletterSubscriptions)
      .set({ isActive: true })
      .where(eq(newsletterSubscriptions.email, email))
      .returning({ id })
      .get());
  const asked = { id: entry.id, email, tags, userId };
  const waits = letterKey !== undefined && (await askToConfirm(tx, asked, letterKey, now));
  if (!waits) await addTags(tx, entry.id, tags, now);
  if (userId === undefined && made) return;
  await noteAsker(tx, { id: entry.id, email, tags, isNew: made !== undefined }, userId, now);
}

type Imported = {
  email: string;
  /** What says how they consented. */
  tag: string;
  isConfirmed: boolean;
  key: string | undefined;
  isTrial: boolean;
};

/** From another program's list. Whoever is known here stays as they are; who left is not woken. */
export async function importSubscriber(
  tx: Tx,
  { email, tag, isConfirmed, key, isTrial }: Imported,
  now: number,
): Promise<"new" | "known" | "left"> {
  const before = await getSubscriber(tx, email);
  if (before) return before.isActive ? "known" : "left";
  if (isTrial) return "new";
  await enter(tx, { email, tags: [], letterKey: key }, now);
  const entry = await getSubscriber(tx, email);
  if (!entry) throw new Error("The entry that was made is not there.");
  await addTags(tx, entry.id, [tag], now);
  if (isConfirmed) await confirmEntry(tx, entry, now);
  return "new";
}

/** The row stays, without tags. @returns whether it was on the list. */
export async function unsubscribe(db: Db, email: string): Promise<boolean> {
  return db.write((tx) => leave(tx, eq(newsletterSubscriptions.email, email)));
}

async function leave(tx: Tx, which: SQL): Promise<boolean> {
  const left = await tx
    .update(newsletterSubscriptions)
    .set({ isActive: false })
    .where(and(which, eq(newsletterSubscriptions.isActive, true)))
    .returning({ id: newsletterSubscriptions.id })
    .get();
  if (!left) return false;
  await unconfirmEntry(tx, left.id);
  await tx.delete(subscriptionTags).where(eq(subscriptionTags.subscriptionId, left.id)).run();
  await endAsked(tx, eq(accountSubscriptions.subscriptionId, left.id));
  return true;
}

async function endAsked(tx: Tx, which: SQL): Promise<void> {
  await tx.update(accountSubscriptions).set({ isActive: false, tags: [] }).where(which).run();
}

// An entry belongs to an account whose address is confirmed, or that asked for it before anybody
// else did. Of any other entry an account has only what it asked for itself.

type OwnSubscription = NonNullable<Awaited<ReturnType<typeof getOwnSubscription>>>;

export async function getOwnSubscription(tx: Reader, userId: number) {
  const address = await confirmedAddress(tx, userId);
  if (!address) return askedBy(tx, userId);
  const entry = await getSubscriber(tx, address.email);
  if (!entry) return undefined;
  const { id: subscriptionId, email, subscribedAt: askedAt, isActive, tags } = entry;
  return { subscriptionId, email, askedAt, isActive, tags, isSole: true };
}

async function askedBy(tx: Reader, userId: number) {
  const { subscriptionId, askedAt, isActive, tags, isSole } = accountSubscriptions;
  return tx
    .select({ subscriptionId, email: users.email, askedAt, isActive, tags, isSole })
    .from(accountSubscriptions)
    .innerJoin(users, eq(users.id, accountSubscriptions.userId))
    .where(eq(accountSubscriptions.userId, userId))
    .get();
}

/** The whole entry where it is the account's, else only what the account asked for. */
export async function endOwnSubscription(db: Db, userId: number): Promise<void> {
  await db.write(async (tx) => {
    const own = await getOwnSubscription(tx, userId);
    if (own?.isSole) await leave(tx, entryOf(own));
    else await endAsked(tx, eq(accountSubscriptions.userId, userId));
  });
}

export async function removeOwnSubscription(tx: Tx, userId: number): Promise<void> {
  const own = await getOwnSubscription(tx, userId);
  if (own?.isSole) await tx.delete(newsletterSubscriptions).where(entryOf(own)).run();
}

/**
 * The account's own entry moves to the new address, unless there is one already: that one gets the tags,
 * unless it is confirmed or ended, for anybody could have typed the address.
 */
export async function moveOwnSubscription(
  tx: Tx,
  userId: number,
  own: OwnSubscription,
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

const entryOf = ({ subscriptionId }: OwnSubscription) =>
  eq(newsletterSubscriptions.id, subscriptionId);

async function add(tx: Tx, email: string, isActive: boolean, now: number): Promise<number> {
  const { id } = newsletterSubscriptions;
  const row = { email, isActive, subscribedAt: new Date(now) };
  return (await tx.insert(newsletterSubscriptions).values(row).returning({ id }).get()).id;
}
