import { eq, lte } from "drizzle-orm";
import type { Db, Reader, Tx } from "../engines/database";
import { confirmedAddress, confirmOwnAddress } from "../inbox/confirmed-addresses.server";
import { findOwn, moveOwnSubscription } from "../inbox/own-subscriptions.server";
import { sessions, users } from "../schema/accounts";
import { emailChanges } from "../schema/letters";
import { mayWrite, strangerPause } from "./letter-limits.server";
import { hasRecentLetter, queueLetter } from "./outbox.server";

const minute = 60_000;

/** An account as its letters need it. */
export async function accountOf(db: Reader, userId: number) {
  const account = await db.select().from(users).where(eq(users.id, userId)).get();
  if (!account) return undefined;
  return { ...account, isConfirmed: (await confirmedAddress(db, userId)) !== undefined };
}

/**
 * Orders the letter that asks an account's address whether it is its owner's, within a transaction.
 * @param key of the address's limit; undefined where no letters are sent.
 * @returns whether it was ordered: once in thirty days, and never again once it was answered.
 */
export async function askAddress(
  tx: Tx,
  userId: number,
  key: string | undefined,
  now: number,
): Promise<boolean> {
  if (key === undefined || (await confirmedAddress(tx, userId))) return false;
  if (!(await mayWrite(tx, key, strangerPause, now))) return false;
  return queueLetter(tx, { kind: "confirm-address", userId }, now);
}

/**
 * Orders a way to a new password for the account of an address, if there is one and it was not written
 * to just now. It takes as long where there is none.
 * @param key of the address's limit.
 */
export async function orderReset(
  db: Db,
  { email, key }: { email: string; key: string },
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    const account = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email))
      .get();
    const isConfirmed = account && (await confirmedAddress(tx, account.id)) !== undefined;
    // Whoever never said that the address is theirs may be a stranger to the account.
    const pause = isConfirmed || !account ? 5 * minute : strangerPause;
    if (!(await mayWrite(tx, key, pause, now)) || !account) return;
    await queueLetter(tx, { kind: "password-reset", userId: account.id }, now);
  });
}

/** Orders a notice to an account whose address is confirmed, within a transaction; one an hour. */
export async function notify(
  tx: Tx,
  kind: "new-sign-in" | "password-changed" | "factor-on" | "factor-off",
  userId: number,
  now: number,
): Promise<void> {
  if (!(await confirmedAddress(tx, userId))) return;
  if (kind === "new-sign-in" && (await hasRecentLetter(tx, kind, userId, now - 60 * minute)))
    return;
  await queueLetter(tx, { kind, userId }, now);
}

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
