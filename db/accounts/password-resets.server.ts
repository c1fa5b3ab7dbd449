import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../engines/database";
import { passwordResets, sessions, users } from "../schema/accounts";
import { type SignInKeys, trustAddress } from "./sign-ins.server";

/** Saves a way to a new password; one made before is worth nothing from now on. */
export async function addPasswordReset(
  db: Db,
  { userId, tokenHash, lifetime }: { userId: number; tokenHash: string; lifetime: number },
  now: number,
): Promise<void> {
  const values = { tokenHash, expiresAt: new Date(now + lifetime) };
  await db.write((tx) =>
    tx
      .insert(passwordResets)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: passwordResets.userId, set: values })
      .run(),
  );
}

/** Whose password a token may change, while it may. */
export async function findReset(
  db: Db,
  tokenHash: string,
  now: number,
): Promise<{ userId: number; username: string } | undefined> {
  return db
    .select({ userId: users.id, username: users.username })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(running(tokenHash, now))
    .get();
}

/**
 * Changes a password by a token, once: the token goes, and with it every session of the account and
 * the failures that were counted at it. The address that used the token is known to it from then on.
 * @param reset.password already hashed. @returns whether the token was still good.
 */
export async function completeReset(
  db: Db,
  { tokenHash, password, ...keys }: SignInKeys & { tokenHash: string; password: string },
  now: number,
): Promise<boolean> {
  return db.write(async (tx) => {
    const used = await tx.delete(passwordResets).where(running(tokenHash, now)).returning().get();
    if (!used) return false;
    await tx.update(users).set({ password }).where(eq(users.id, used.userId)).run();
    await tx.delete(sessions).where(eq(sessions.userId, used.userId)).run();
    await trustAddress(tx, { ...keys, userId: used.userId }, now);
    return true;
  });
}

function running(tokenHash: string, now: number) {
  return and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, new Date(now)));
}
