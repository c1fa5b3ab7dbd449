import { and, eq, gt } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { updateRow, upsert } from "#db/engines/rows.server";
import { notify } from "#db/letters/notices.server";
import { mayRepeat, queueLetter } from "#db/letters/outbox.server";
import { passwordResets, sessions, users } from "#db/schema/accounts";
import { accountLocks } from "#db/schema/seal";
import { type ByPassword, noPassword } from "#db/seal/keys.server";
import { day, hour, minute } from "#db/time";
import { confirmedAddress, confirmOwnAddress } from "./confirmed-addresses.server";
import { addSession } from "./sessions.server";
import { knowsAddress, type SignInKeys, trustAddress } from "./sign-ins.server";

/** Longer for whoever never confirmed the address. */
const resetPauses = {
  owner: { first: 5 * minute, longest: day },
  stranger: { first: hour, longest: 15 * day },
};

/** Letters without a pause that may be caused from outside the account's known networks. */
const freeResets = 5;

/** Takes as long for an address without account. `asker` is a key of mailbox and network address. */
export async function orderReset(
  db: Db,
  asked: { email: string; mailbox: string; asker: string; addressHash: string },
  now: number,
): Promise<void> {
  const { email, mailbox, asker, addressHash } = asked;
  await db.write(async (tx) => {
    const account = await tx.select().from(users).where(eq(users.email, email)).get();
    const isConfirmed = account && (await confirmedAddress(tx, account.id)) !== undefined;
    const pauses = isConfirmed ? resetPauses.owner : resetPauses.stranger;
    const counts = [{ key: asker, mailbox, pauses: { ...pauses, free: 1 } }];
    if (!(account && (await knowsAddress(tx, account.id, addressHash))))
      counts.push({ key: mailbox, mailbox, pauses: { ...pauses, free: freeResets } });
    if (!(await mayRepeat(tx, counts, now)) || !account) return;
    await queueLetter(tx, { kind: "password-reset", userId: account.id }, now);
  });
}

/** Ends earlier links. */
export async function addPasswordReset(
  db: Db,
  { userId, tokenHash, lifetime }: { userId: number; tokenHash: string; lifetime: number },
  now: number,
): Promise<void> {
  const link = { tokenHash, expiresAt: new Date(now + lifetime) };
  await db.write((tx) => upsert(tx, passwordResets, { userId }, link));
}

export async function findReset(db: Db, tokenHash: string, now: number) {
  return db
    .select({ userId: users.id, username: users.username })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(running(tokenHash, now))
    .get();
}

/** Also ends all sessions and counted failures. @returns whether the token was still good. */
export async function completeReset(
  db: Db,
  { tokenHash, password, ...keys }: SignInKeys & { tokenHash: string; password: string },
  now: number,
): Promise<boolean> {
  return db.write(async (tx) => {
    const used = await tx.delete(passwordResets).where(running(tokenHash, now)).returning().get();
    if (!used) return false;
    await tx.update(users).set({ password }).where(eq(users.id, used.userId)).run();
    await wrapLock(tx, used.userId);
    await tx.delete(sessions).where(eq(sessions.userId, used.userId)).run();
    await trustAddress(tx, { ...keys, userId: used.userId }, now);
    return true;
  });
}

/** Also confirms the address. @param reset.before the hash that the link was made for. */
export async function completeLetterReset(
  db: Db,
  reset: SignInKeys & { userId: number; email: string; before: string; password: string },
  now: number,
): Promise<boolean> {
  const { userId, email, before, password, ...keys } = reset;
  return db.write(async (tx) => {
    const same = and(eq(users.id, userId), eq(users.email, email), eq(users.password, before));
    if (!(await updateRow(tx, users, same, { password }))) return false;
    await wrapLock(tx, userId);
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId)).run();
    await tx.delete(sessions).where(eq(sessions.userId, userId)).run();
    await trustAddress(tx, { ...keys, userId }, now);
    await confirmOwnAddress(tx, { id: userId, email }, now);
    await notify(tx, "password-changed", userId, now);
    return true;
  });
}

function running(tokenHash: string, now: number) {
  return and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, new Date(now)));
}

/** Ends every other session and all links to choose a password. */
export async function changePassword(
  db: Db,
  userId: number,
  changed: {
    password: string;
    tokenHash: string;
    lifetime: number;
    sealedRoot?: string;
    byPassword?: ByPassword;
    notifies?: boolean;
  },
  now: number,
): Promise<void> {
  const { password, byPassword, notifies, ...session } = changed;
  await db.write(async (tx) => {
    if (!(await updateRow(tx, users, eq(users.id, userId), { password }))) return;
    await wrapLock(tx, userId, byPassword);
    await tx.delete(sessions).where(eq(sessions.userId, userId)).run();
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId)).run();
    await addSession(tx, { ...session, userId }, now);
    if (notifies) await notify(tx, "password-changed", userId, now);
  });
}

export async function setPassword(
  db: Db,
  userId: number,
  password: string,
  byPassword?: ByPassword,
): Promise<void> {
  await db.write(async (tx) => {
    await tx.update(users).set({ password }).where(eq(users.id, userId)).run();
    await wrapLock(tx, userId, byPassword);
  });
}

/** Without the new password's key a lock opens with its recovery code alone. */
async function wrapLock(tx: Tx, userId: number, by: ByPassword = noPassword): Promise<void> {
  await tx.update(accountLocks).set(by).where(eq(accountLocks.userId, userId)).run();
}
