import { eq } from "drizzle-orm";
import type { Db } from "./client.server";
import { forgetDeleted } from "./forget.server";
import {
  contactMessages,
  newsletterSubscriptions,
  passwordResets,
  prayerRequests,
  sessions,
  users,
} from "./schema";
import { addSession } from "./sessions.server";
import { moveSubscription } from "./subscribers.server";
import { takenBy } from "./users.server";

/**
 * Gives an account another address; what the old one gets from us, the new one gets from now on.
 * @param email already lower-case.
 * @returns false when it is another account's.
 */
export async function changeEmail(db: Db, userId: number, email: string): Promise<boolean> {
  try {
    db.transaction(
      (tx) => {
        const own = eq(users.id, userId);
        const before = tx.select({ email: users.email }).from(users).where(own).get();
        if (!before || before.email === email) return;
        tx.update(users).set({ email }).where(own).run();
        moveSubscription(tx, before.email, email);
      },
      { behavior: "immediate" },
    );
    forgetDeleted(db);
    return true;
  } catch (error) {
    if (takenBy(error) !== "email") throw error;
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
 * by the tables' own references, what can outlive it goes by name. Deleted bytes are overwritten
 * (`secure_delete`), and what still stands in the journal goes soon after.
 */
export async function deleteAccount(db: Db, userId: number): Promise<void> {
  db.transaction(
    (tx) => {
      const user = tx.select({ email: users.email }).from(users).where(eq(users.id, userId)).get();
      if (!user) return;
      tx.delete(prayerRequests).where(eq(prayerRequests.userId, userId)).run();
      tx.delete(contactMessages).where(eq(contactMessages.userId, userId)).run();
      tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, user.email)).run();
      tx.delete(users).where(eq(users.id, userId)).run();
    },
    { behavior: "immediate" },
  );
  forgetDeleted(db);
}
