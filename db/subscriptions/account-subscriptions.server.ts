import { and, eq } from "drizzle-orm";
import type { Reader, Tx } from "#db/engines/database";
import { users } from "#db/schema/accounts";
import { accountSubscriptions } from "#db/schema/subscriptions";

// What accounts asked of the newsletter themselves. Anybody can type any address, so an account
// sees and ends no more of an entry than it made, and cannot tell whether one stood there before.

/** An entry that was just asked for; `isNew` where none stood there before. */
type Entry = { id: number; email: string; tags: readonly string[]; isNew: boolean };

/**
 * Notes who asked for an entry: an account, where the address is its own. Whoever else asks for it
 * ends that it was one account's alone.
 */
export async function noteAsker(
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
  await tx
    .insert(accountSubscriptions)
    .values({ ...asked, userId, subscriptionId, askedAt: new Date(now), isSole: isNew })
    .onConflictDoUpdate({ target: accountSubscriptions.userId, set: asked })
    .run();
}

/** What an account asked for, with its address; undefined where it asked for nothing. */
export async function askedBy(tx: Reader, userId: number) {
  const { subscriptionId, askedAt, isActive, tags, isSole } = accountSubscriptions;
  return tx
    .select({ subscriptionId, email: users.email, askedAt, isActive, tags, isSole })
    .from(accountSubscriptions)
    .innerJoin(users, eq(users.id, accountSubscriptions.userId))
    .where(eq(accountSubscriptions.userId, userId))
    .get();
}

async function hasAddress(tx: Tx, userId: number, email: string): Promise<boolean> {
  const own = and(eq(users.id, userId), eq(users.email, email));
  return (await tx.select({ id: users.id }).from(users).where(own).get()) !== undefined;
}
