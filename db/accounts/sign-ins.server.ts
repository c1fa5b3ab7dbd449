import { and, eq, lt, sql } from "drizzle-orm";
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

/** Failed tries under one key, and when the last of them was (milliseconds since 1970). */
type Failures = { failures: number; lastAt: number };

/** The failures counted under a key since a moment. */
export async function getFailures(db: Reader, key: string, since: number): Promise<Failures> {
  const row = await db.select().from(signInFailures).where(eq(signInFailures.key, key)).get();
  if (!row || row.lastAt.getTime() < since) return { failures: 0, lastAt: 0 };
  return { failures: row.failures, lastAt: row.lastAt.getTime() };
}

/**
 * Counts a failure under each key; one after a pause longer than the key's window starts anew.
 * What is older than a day is forgotten altogether.
 * @param keys.window milliseconds.
 */
export async function countFailure(
  db: Db,
  keys: readonly { key: string; window: number }[],
  now: number,
): Promise<void> {
  const lastAt = new Date(now);
  await db.write(async (tx) => {
    await tx
      .delete(signInFailures)
      .where(lt(signInFailures.lastAt, new Date(now - day)))
      .run();
    for (const { key, window } of keys) {
      const failures = sql`CASE WHEN ${signInFailures.lastAt} < ${now - window} THEN 1 ELSE ${signInFailures.failures} + 1 END`;
      await tx
        .insert(signInFailures)
        .values({ key, failures: 1, lastAt })
        .onConflictDoUpdate({ target: signInFailures.key, set: { failures, lastAt } })
        .run();
    }
  });
}

/**
 * Counts a try before it is judged, so that a hundred at once are a hundred.
 * @param limit.window milliseconds after which the count starts anew. @param limit.delayAfter the
 *   milliseconds to wait after so many.
 * @returns until when nobody may try, undefined where this one may.
 */
export async function claimTry(
  db: Db,
  key: string,
  limit: { window: number; delayAfter(tries: number): number },
  now: number,
): Promise<number | undefined> {
  return db.write(async (tx) => {
    const before = await getFailures(tx, key, now - limit.window);
    const until = before.lastAt + limit.delayAfter(before.failures);
    if (until > now) return until;
    const tries = { failures: before.failures + 1, lastAt: new Date(now) };
    await tx
      .insert(signInFailures)
      .values({ key, ...tries })
      .onConflictDoUpdate({ target: signInFailures.key, set: tries })
      .run();
    return undefined;
  });
}

/** Forgets what was counted under a key. */
export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.write((tx) => tx.delete(signInFailures).where(eq(signInFailures.key, key)).run());
}
