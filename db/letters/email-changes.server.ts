import { eq, lte } from "drizzle-orm";
import type { Db, Reader, Tx } from "../engines/database";
import { confirmOwnAddress } from "../inbox/confirmed-addresses.server";
import { findOwn, moveOwnSubscription } from "../inbox/own-subscriptions.server";
import { sessions, users } from "../schema/accounts";
import { emailChanges } from "../schema/letters";
import { queueLetter } from "./outbox.server";

/** Orders the notice to the address that an account has left, which had been confirmed. */
export async function notifyOldAddress(
  tx: Tx,
  change: { userId: number; oldEmail: string; newEmail: string },
  now: number,
): Promise<void> {
  const { id } = await tx
    .insert(emailChanges)
    .values({ ...change, changedAt: new Date(now) })
    .returning({ id: emailChanges.id })
    .get();
  await queueLetter(tx, { kind: "email-changed", userId: change.userId, emailChangeId: id }, now);
}

/** The address that an account had before, while it can go back. */
export function emailChangeOf(db: Reader, id: number) {
  return db.select().from(emailChanges).where(eq(emailChanges.id, id)).get();
}

/**
 * Gives an account the address back that it had before, and ends every session: whoever changed it was
 * not its owner. @returns false when it cannot be had back: it is another account's by now, or that
 * was done already.
 */
export async function restoreAddress(
  tx: Tx,
  change: { id: number; userId: number; oldEmail: string },
  now: number,
): Promise<boolean> {
  const { userId, oldEmail: email } = change;
  const own = eq(users.id, userId);
  const holder = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).get();
  if (holder && holder.id !== userId) return false;
  if (!(await emailChangeOf(tx, change.id))) return false;
  const subscription = await findOwn(tx, userId);
  await tx.update(users).set({ email }).where(own).run();
  if (subscription) await moveOwnSubscription(tx, userId, subscription, { to: email, now });
  await confirmOwnAddress(tx, { id: userId, email }, now);
  await tx.delete(sessions).where(eq(sessions.userId, userId)).run();
  // What was changed since then is undone with it: none of these ways back leads anywhere any more.
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId)).run();
  await queueLetter(tx, { kind: "password-reset", userId }, now);
  return true;
}

/** Forgets addresses that accounts left before a moment, with the letters about it. */
export async function forgetEmailChanges(db: Db, before: number): Promise<void> {
  const old = lte(emailChanges.changedAt, new Date(before));
  await db.write((tx) => tx.delete(emailChanges).where(old).run());
}
