import { and, eq, gt, lte } from "drizzle-orm";
import type { Db, Tx } from "../engines/database";
import { letterLimits } from "../schema/letters";

/** How long an address that nobody confirmed is not written to again for the same thing: 30 days. */
export const strangerPause = 30 * 86_400_000;

/**
 * Notes that a letter to an address is asked for, within a transaction. Anybody can type any address,
 * so what keeps the count outlives accounts and entries.
 * @param key a keyed hash of the address and of what the letter is about.
 * @param pause milliseconds between two. @returns whether it may be written.
 */
export async function mayWrite(tx: Tx, key: string, pause: number, now: number): Promise<boolean> {
  const recent = and(eq(letterLimits.key, key), gt(letterLimits.lastAt, new Date(now - pause)));
  if (await tx.select().from(letterLimits).where(recent).get()) return false;
  const lastAt = new Date(now);
  await tx
    .insert(letterLimits)
    .values({ key, lastAt })
    .onConflictDoUpdate({ target: letterLimits.key, set: { lastAt } })
    .run();
  return true;
}

/** The address has answered: it may be written to when it asks again. */
export async function forgetLimit(tx: Tx, key: string): Promise<void> {
  await tx.delete(letterLimits).where(eq(letterLimits.key, key)).run();
}

/** Forgets what no pause asks about any more. */
export async function forgetLimits(db: Db, now: number): Promise<void> {
  const old = lte(letterLimits.lastAt, new Date(now - strangerPause));
  await db.write((tx) => tx.delete(letterLimits).where(old).run());
}
