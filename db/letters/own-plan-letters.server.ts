import { and, eq, inArray, ne } from "drizzle-orm";
import type { Reader, Tx } from "#db/engines/database";
import { confirmedAddresses, users } from "#db/schema/accounts";
import { planLetters } from "#db/schema/morning-letters";
import { newHandle } from "../handle.server";

/** An account with an address that is known to be its owner's. */
type Owner = { id: number; email: string };

/** The account whose confirmed address it is, if there is one. */
export function ownerOf(tx: Reader, email: string): Promise<Owner | undefined> {
  return tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .innerJoin(confirmedAddresses, eq(confirmedAddresses.userId, users.id))
    .where(and(eq(users.email, email), eq(confirmedAddresses.email, email)))
    .get();
}

/**
 * Plans that come to an account's confirmed address are the account's, and those that it had at
 * another come here from now on. Within a transaction.
 */
export async function adoptPlans(tx: Tx, { id: userId, email }: Owner): Promise<void> {
  const here = eq(planLetters.email, email);
  await tx.update(planLetters).set({ userId }).where(here).run();
  const elsewhere = and(eq(planLetters.userId, userId), ne(planLetters.email, email));
  const known = tx.select({ planId: planLetters.planId }).from(planLetters).where(here);
  await tx
    .delete(planLetters)
    .where(and(elsewhere, inArray(planLetters.planId, known)))
    .run();
  const moved = await tx.select({ id: planLetters.id }).from(planLetters).where(elsewhere).all();
  // Links in letters to the address before lead nowhere any more.
  for (const { id } of moved)
    await tx
      .update(planLetters)
      .set({ email, handle: newHandle() })
      .where(eq(planLetters.id, id))
      .run();
}
