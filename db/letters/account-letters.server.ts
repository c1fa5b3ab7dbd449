import { eq } from "drizzle-orm";
import type { Db, Reader, Tx } from "../engines/database";
import { confirmedAddress } from "../inbox/confirmed-addresses.server";
import { users } from "../schema/accounts";
import { hasRecentLetter, mayWrite, queueLetter, strangerPause } from "./outbox.server";

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
  return askNewAddress(tx, userId, key, now);
}

/** The same of an account that was just made: its address cannot be confirmed yet. */
export async function askNewAddress(
  tx: Tx,
  userId: number,
  key: string,
  now: number,
): Promise<boolean> {
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
