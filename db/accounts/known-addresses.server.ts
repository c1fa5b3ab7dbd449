import { and, eq, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { notify } from "#db/letters/account-letters.server";
import { signInAddresses, signInFailures } from "#db/schema/accounts";
import { day } from "../time";

/** Under which keys an account's failures are counted and an address is known. */
export type SignInKeys = { key: string; addressHash: string };

/** How long an address is known to an account after it was last used: 180 days. */
const familiarFor = 180 * day;

/**
 * After a sign-in: the account's count is clear, and the address is known to it. Up to a thousand
 * that are known no longer, to whatever account, are forgotten.
 * @param signIn.notifies whether its owner is told by letter of a place that is new.
 */
export async function recordSignIn(
  db: Db,
  { notifies, ...signIn }: SignInKeys & { userId: number; notifies?: boolean },
  now: number,
): Promise<void> {
  await db.write(async (tx) => {
    if (notifies && (await isNewPlace(tx, signIn)))
      await notify(tx, "new-sign-in", signIn.userId, now);
    await trustAddress(tx, signIn, now);
  });
}

/** Whether an account is known at other addresses, but not at this one. */
async function isNewPlace(
  tx: Tx,
  { userId, addressHash }: { userId: number; addressHash: string },
) {
  const { addressHash: known } = signInAddresses;
  const own = eq(signInAddresses.userId, userId);
  const places = await tx.select({ known }).from(signInAddresses).where(own).all();
  return places.length > 0 && places.every((place) => place.known !== addressHash);
}

/** The same within a transaction, for whoever has shown in another way that the account is theirs. */
export async function trustAddress(
  tx: Tx,
  { key, userId, addressHash }: SignInKeys & { userId: number },
  now: number,
): Promise<void> {
  const lastAt = new Date(now);
  await tx.delete(signInFailures).where(eq(signInFailures.key, key)).run();
  await tx.run(sql`DELETE FROM ${signInAddresses} WHERE ("userId", "addressHash") IN (
    SELECT "userId", "addressHash" FROM ${signInAddresses}
    WHERE "lastAt" < ${now - familiarFor} LIMIT 1000)`);
  await tx
    .insert(signInAddresses)
    .values({ userId, addressHash, lastAt })
    .onConflictDoUpdate({
      target: [signInAddresses.userId, signInAddresses.addressHash],
      set: { lastAt },
    })
    .run();
}

/** Whether an account has been signed in to from this address before. */
export async function knowsAddress(
  db: Reader,
  userId: number,
  addressHash: string,
): Promise<boolean> {
  const here = and(
    eq(signInAddresses.userId, userId),
    eq(signInAddresses.addressHash, addressHash),
  );
  return (await db.select().from(signInAddresses).where(here).get()) !== undefined;
}
