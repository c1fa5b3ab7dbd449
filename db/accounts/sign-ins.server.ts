import { and, eq, lt, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { hasRow, upsert } from "#db/engines/rows.server";
import { notify } from "#db/letters/notices.server";
import { signInAddresses, signInFailures } from "#db/schema/accounts";
import { day } from "#db/time";

export type SignInKeys = { key: string; addressHash: string };

const familiarFor = 180 * day;

/** Clears the account's failures, makes the address known, forgets up to a thousand expired addresses. */
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

/** An account's very first place is not new. */
async function isNewPlace(
  tx: Tx,
  { userId, addressHash }: { userId: number; addressHash: string },
) {
  const { addressHash: known } = signInAddresses;
  const own = eq(signInAddresses.userId, userId);
  const places = await tx.select({ known }).from(signInAddresses).where(own).all();
  return places.length > 0 && places.every((place) => place.known !== addressHash);
}

/** For whoever has proved in another way that the account is theirs. */
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
  await upsert(tx, signInAddresses, { userId, addressHash }, { lastAt });
}

export async function knowsAddress(db: Reader, userId: number, addressHash: string) {
  const here = and(
    eq(signInAddresses.userId, userId),
    eq(signInAddresses.addressHash, addressHash),
  );
  return hasRow(db, signInAddresses, here);
}

export async function getFailures(db: Reader, key: string, since: number) {
  const row = await db.select().from(signInFailures).where(eq(signInFailures.key, key)).get();
  if (!row || row.lastAt.getTime() < since) return { failures: 0, lastAt: 0 };
  return { failures: row.failures, lastAt: row.lastAt.getTime() };
}

/** Starts anew after a pause longer than the key's window. Forgets all failures older than a day. */
export async function countFailure(
  db: Db,
  keys: readonly { key: string; window: number }[],
  now: number,
): Promise<void> {
  const lastAt = new Date(now);
  await db.write(async (tx) => {
    const old = lt(signInFailures.lastAt, new Date(now - day));
    await tx.delete(signInFailures).where(old).run();
    for (const { key, window } of keys) {
      const failures = sql`CASE WHEN ${signInFailures.lastAt} < ${now - window} THEN 1 ELSE ${signInFailures.failures} + 1 END`;
      const first = { failures: 1 };
      await upsert(tx, signInFailures, { key }, { failures, lastAt }, { first });
    }
  });
}

/** Counted before it is judged, so that a hundred at once are a hundred. @returns until when to wait. */
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
    await upsert(tx, signInFailures, { key }, tries);
    return undefined;
  });
}

export async function forgetTries(db: Db, key: string): Promise<void> {
  await db.write((tx) => tx.delete(signInFailures).where(eq(signInFailures.key, key)).run());
}
