import { eq, lt, sql } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { signInFailures } from "#db/schema/accounts";
import { day } from "../time";

/** Failed tries under one key, and when the last of them was (milliseconds since 1970). */
export type Failures = { failures: number; lastAt: number };

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
