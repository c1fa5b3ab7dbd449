import { eq } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { askAddress, notify } from "#db/letters/account-letters.server";
import { confirmedAddresses, passwordResets, sessions, users } from "#db/schema/accounts";
import {
  findOwn,
  moveOwnSubscription,
  removeOwnSubscription,
} from "#db/subscriptions/own-subscriptions.server";
import { confirmedAddress } from "./confirmed-addresses.server";
import { deletePersonalRows } from "./personal-data/delete-personal-rows.server";
import { addSession } from "./sessions.server";
import { inUseBy, isKeptForOwner } from "./users.server";
import { tellOfNewAddress } from "./ways-back.server";

/**
 * Gives an account another address, which nobody has confirmed. What the account asked of the
 * newsletter goes with it.
 * @param change.email already lower-case. @param change.letterKey of its limit, where letters are sent:
 *   then it is asked, and the old one is told if it was confirmed.
 * @param now milliseconds since 1970.
 * @returns false when it is another account's, or kept for one that may be taken back to it.
 */
export async function changeEmail(
  db: Db,
  userId: number,
  { email, letterKey }: { email: string; letterKey?: string },
  now: number,
): Promise<boolean> {
  try {
    const isFree = await db.write(async (tx) => {
      const own = eq(users.id, userId);
      const before = await tx.select({ email: users.email }).from(users).where(own).get();
      if (!before || before.email === email) return true;
      if (await isKeptForOwner(tx, email, { asking: userId, now })) return false;
      const subscription = await findOwn(tx, userId);
      const wasConfirmed = (await confirmedAddress(tx, userId)) !== undefined;
      await tx.update(users).set({ email }).where(own).run();
      await tx.delete(confirmedAddresses).where(eq(confirmedAddresses.userId, userId)).run();
      if (subscription) await moveOwnSubscription(tx, userId, subscription, { to: email, now });
      if (letterKey === undefined) return true;
      const change = { userId, oldEmail: before.email, newEmail: email };
      if (wasConfirmed) await tellOfNewAddress(tx, change, now);
      await askAddress(tx, userId, letterKey, now);
      return true;
    });
    db.forgetDeleted();
    return isFree;
  } catch (error) {
    if (inUseBy(error) !== "email") throw error;
    return false;
  }
}

/**
 * Gives an account another password. Every session ends but the one that begins with it, and so
 * does every link that was made to choose one.
 * @param changed.notifies whether its owner is told by letter.
 */
export async function changePassword(
  db: Db,
  userId: number,
  changed: { password: string; tokenHash: string; lifetime: number; notifies?: boolean },
  now: number,
): Promise<void> {
  const { password, tokenHash, lifetime, notifies } = changed;
  await db.write(async (tx) => {
    const own = eq(users.id, userId);
    // Who deleted the account meanwhile needs no session.
    const changed = await tx.update(users).set({ password }).where(own).returning({ id: users.id });
    if (changed.length === 0) return;
    await tx.delete(sessions).where(eq(sessions.userId, userId)).run();
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId)).run();
    await addSession(tx, { tokenHash, userId, lifetime }, now);
    if (notifies) await notify(tx, "password-changed", userId, now);
  });
}

/**
 * Removes an account and everything of its person, at once or not at all, and a newsletter entry where it
 * is the account's own. Deleted bytes are overwritten (`secure_delete`), and what still stands in the
 * journal goes at once, or soon after where somebody reads it.
 */
export async function deleteAccount(db: Db, userId: number): Promise<void> {
  await db.write(async (tx) => {
    await removeOwnSubscription(tx, userId);
    await deletePersonalRows(tx, { userId });
  });
  db.forgetDeleted(true);
}
