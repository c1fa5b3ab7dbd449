import { eq } from "drizzle-orm";
import type { Db } from "../engines/client.server";
import { forgetDeleted, forgetNow } from "../engines/forget.server";
import {
  findOwn,
  moveOwnSubscription,
  removeOwnSubscription,
} from "../inbox/own-subscriptions.server";
import {
  confirmedAddresses,
  contactMessages,
  passwordResets,
  prayerRequests,
  sessions,
  users,
} from "../schema";
import { addSession } from "./sessions.server";
import { inUseBy } from "./users.server";

/**
 * Gives an account another address, which nobody has confirmed. What the account asked of the
 * newsletter goes with it.
 * @param email already lower-case.
 * @param now milliseconds since 1970.
 * @returns false when it is another account's.
 */
export async function changeEmail(
  db: Db,
  userId: number,
  email: string,
  now: number,
): Promise<boolean> {
  try {
    db.transaction(
      (tx) => {
        const own = eq(users.id, userId);
        const before = tx.select({ email: users.email }).from(users).where(own).get();
        if (!before || before.email === email) return;
        const subscription = findOwn(tx, userId);
        tx.update(users).set({ email }).where(own).run();
        tx.delete(confirmedAddresses).where(eq(confirmedAddresses.userId, userId)).run();
        if (subscription) moveOwnSubscription(tx, userId, subscription, { to: email, now });
      },
      { behavior: "immediate" },
    );
    forgetDeleted(db);
    return true;
  } catch (error) {
    if (inUseBy(error) !== "email") throw error;
    return false;
  }
}

/**
 * Gives an account another password. Every session ends but the one that begins with it, and so
 * does every link that was made to choose one.
 */
export async function changePassword(
  db: Db,
  userId: number,
  changed: { password: string; tokenHash: string; lifetime: number },
  now: number,
): Promise<void> {
  const { password, tokenHash, lifetime } = changed;
  db.transaction(
    (tx) => {
      const own = eq(users.id, userId);
      // Who deleted the account meanwhile needs no session.
      if (tx.update(users).set({ password }).where(own).run().changes === 0) return;
      tx.delete(sessions).where(eq(sessions.userId, userId)).run();
      tx.delete(passwordResets).where(eq(passwordResets.userId, userId)).run();
      addSession(tx, { tokenHash, userId, lifetime }, now);
    },
    { behavior: "immediate" },
  );
}

/**
 * Removes an account and everything kept with it, at once or not at all: what only it can own goes
 * by the tables' own references, what can outlive it goes by name, and a newsletter entry where it
 * is the account's own. Deleted bytes are overwritten (`secure_delete`), and what still stands in the
 * journal goes at once, or soon after where somebody reads it.
 */
export async function deleteAccount(db: Db, userId: number): Promise<void> {
  db.transaction(
    (tx) => {
      tx.delete(prayerRequests).where(eq(prayerRequests.userId, userId)).run();
      tx.delete(contactMessages).where(eq(contactMessages.userId, userId)).run();
      removeOwnSubscription(tx, userId);
      tx.delete(users).where(eq(users.id, userId)).run();
    },
    { behavior: "immediate" },
  );
  forgetDeleted(db);
  forgetNow(db, 0);
}
