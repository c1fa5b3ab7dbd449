import { and, eq } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { addTags } from "#db/letters/letter-wishes.server";
import { adoptPlans } from "#db/letters/plan-letters.server";
import { confirmEntry } from "#db/letters/subscription-letters.server";
import { confirmedAddresses, users } from "#db/schema/accounts";
import { accountSubscriptions } from "#db/schema/subscriptions";

/** Notes that an account's present address is its owner's. */
export async function confirmAddress(
  db: Db,
  account: { id: number; email: string },
  now: number,
): Promise<void> {
  await db.write((tx) => confirmOwnAddress(tx, account, now));
}

/** The same within a transaction. The newsletter that the account asked for is confirmed with it. */
export async function confirmOwnAddress(
  tx: Tx,
  { id: userId, email }: { id: number; email: string },
  now: number,
): Promise<void> {
  const confirmed = { email, confirmedAt: new Date(now) };
  await tx
    .insert(confirmedAddresses)
    .values({ userId, ...confirmed })
    .onConflictDoUpdate({ target: confirmedAddresses.userId, set: confirmed })
    .run();
  await adoptPlans(tx, { id: userId, email });
  const own = and(eq(accountSubscriptions.userId, userId), eq(accountSubscriptions.isActive, true));
  const asked = await tx.select().from(accountSubscriptions).where(own).get();
  if (!asked) return;
  await confirmEntry(tx, { id: asked.subscriptionId, email }, now);
  await addTags(tx, asked.subscriptionId, asked.tags, now);
}

/** Takes that back. @returns whether an address of the account was confirmed. */
export async function unconfirmAddress(db: Db, userId: number): Promise<boolean> {
  const own = eq(confirmedAddresses.userId, userId);
  const gone = await db.write((tx) => tx.delete(confirmedAddresses).where(own).returning().all());
  return gone.length > 0;
}

/** An account's address and since when it is confirmed; undefined where it is not. */
export function confirmedAddress(db: Reader, userId: number) {
  const { email, confirmedAt } = confirmedAddresses;
  return db
    .select({ email, confirmedAt })
    .from(confirmedAddresses)
    .innerJoin(users, isOwnAddress)
    .where(eq(users.id, userId))
    .get();
}

/** Joins accounts to confirmations: one of an address that the account had before is none. */
export const isOwnAddress = and(
  eq(confirmedAddresses.userId, users.id),
  eq(confirmedAddresses.email, users.email),
);
