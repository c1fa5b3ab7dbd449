import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import type { Reader, Tx } from "#db/engines/database";
import { hasId, type Id } from "#db/engines/paging.server";
import { users } from "#db/schema/accounts";
import { day, hour } from "../time";
import { mayRepeat, type Pauses } from "./letter-limits.server";
import { hasRecentLetter, queueLetter } from "./outbox.server";

const confirmPauses: Pauses = { free: 1, first: day, longest: 15 * day };

export async function accountOf(db: Reader, userId: Id) {
  const account = await db.select().from(users).where(hasId(users.id, userId)).get();
  if (!account) return undefined;
  return { ...account, isConfirmed: (await confirmedAddress(db, account.id)) !== undefined };
}

/**
 * Orders the letter that asks an account's address whether it is its owner's, within a transaction.
 * @param key of the address's limit; undefined where no letters are sent.
 * @returns whether it was ordered: at growing pauses of days, and never again once it was answered.
 */
export async function askAddress(
  tx: Tx,
  userId: number,
  key: string | undefined,
  now: number,
): Promise<boolean> {
  if (key === undefined || (await confirmedAddress(tx, userId))) return false;
  return askNewAddress(tx, userId, key, now);
}

/** The same of an account that was just made: its address cannot be confirmed yet. */
export async function askNewAddress(
  tx: Tx,
  userId: number,
  key: string,
  now: number,
): Promise<boolean> {
  if (!(await mayRepeat(tx, [{ key, pauses: confirmPauses }], now))) return false;
  return queueLetter(tx, { kind: "confirm-address", userId }, now);
}

/** Orders a notice to an account whose address is confirmed, within a transaction; one an hour. */
export async function notify(
  tx: Tx,
  kind: "new-sign-in" | "password-changed" | "factor-off",
  userId: number,
  now: number,
): Promise<void> {
  if (!(await confirmedAddress(tx, userId))) return;
  if (kind === "new-sign-in" && (await hasRecentLetter(tx, kind, userId, now - hour))) return;
  await queueLetter(tx, { kind, userId }, now);
}
