import { and, eq } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { upsert } from "#db/engines/rows.server";
import { adoptPlans } from "#db/letters/plan-letters.server";
import { addTags, confirmEntry } from "#db/letters/subscription-letters.server";
import { confirmedAddresses, users } from "#db/schema/accounts";
import { accountSubscriptions } from "#db/schema/letters";

export async function confirmAddress(db: Db, account: { id: number; email: string }, now: number) {
  await db.write((tx) => confirmOwnAddress(tx, account, now));
}

/** Also confirms the newsletter that the account asked for. */
export async function confirmOwnAddress(
  tx: Tx,
  { id: userId, email }: { id: number; email: string },
  now: number,
): Promise<void> {
  const confirmed = { email, confirmedAt: new Date(now) };
  await upsert(tx, confirmedAddresses, { userId }, confirmed);
  await adoptPlans(tx, { id: userId, email });
  const own = and(eq(accountSubscriptions.userId, userId), eq(accountSubscriptions.isActive, true));
  const asked = await tx.select().from(accountSubscriptions).where(own).get();
  if (!asked) return;
  await confirmEntry(tx, { id: asked.subscriptionId, email }, now);
  await addTags(tx, asked.subscriptionId, asked.tags, now);
}

export async function unconfirmAddress(db: Db, userId: number): Promise<boolean> {
  const own = eq(confirmedAddresses.userId, userId);
  const gone = await db.write((tx) => tx.delete(confirmedAddresses).where(own).returning().all());
  return gone.length > 0;
}

export function confirmedAddress(db: Reader, userId: number) {
  const { email, confirmedAt } = confirmedAddresses;
  return db
    .select({ email, confirmedAt })
    .from(confirmedAddresses)
    .innerJoin(users, isOwnAddress)
    .where(eq(users.id, userId))
    .get();
}

/** A confirmation of an earlier address does not count. */
export const isOwnAddress = and(
  eq(confirmedAddresses.userId, users.id),
  eq(confirmedAddresses.email, users.email),
);
