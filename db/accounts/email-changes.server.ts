import { and, eq, gt, gte, isNull, lte, ne, or } from "drizzle-orm";
import type { Db, Id, Reader, Tx } from "#db/engines/database";
import { refusedAsDouble } from "#db/engines/errors.server";
import { hasId, hasRow } from "#db/engines/rows.server";
import { askAddress } from "#db/letters/notices.server";
import { queueLetter } from "#db/letters/outbox.server";
import {
  confirmedAddresses,
  recoveryCodes,
  secondFactors,
  sessions,
  signInAddresses,
  users,
} from "#db/schema/accounts";
import { emailChanges } from "#db/schema/letters";
import { accountKeys, accountLocks } from "#db/schema/seal";
import { noPassword } from "#db/seal/keys.server";
import { getOwnSubscription, moveOwnSubscription } from "#db/subscriptions/subscribers.server";
import { week } from "#db/time";
import { confirmedAddress, confirmOwnAddress } from "./confirmed-addresses.server";

/** @param change.letterKey where letters are sent. @returns false when the address is taken or reserved. */
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
      const subscription = await getOwnSubscription(tx, userId);
      const wasConfirmed = (await confirmedAddress(tx, userId)) !== undefined;
      await tx.update(users).set({ email }).where(own).run();
      await tx.delete(confirmedAddresses).where(eq(confirmedAddresses.userId, userId)).run();
      if (subscription) await moveOwnSubscription(tx, userId, subscription, { to: email, now });
      if (letterKey === undefined) return true;
      const change = { userId, oldEmail: before.email, newEmail: email };
      if (wasConfirmed) await tell(tx, { ...change, kind: "email" }, now);
      await askAddress(tx, userId, letterKey, now);
      return true;
    });
    db.forgetDeleted();
    return isFree;
  } catch (error) {
    if (refusedAsDouble(error)?.includes("email")) return false;
    throw error;
  }
}

/** As its link says. */
export const wayBackLasts = week;

export async function isKeptForOwner(
  db: Reader,
  email: string,
  { asking, now }: { asking?: number; now: number },
): Promise<boolean> {
  const kept = and(
    eq(emailChanges.oldEmail, email),
    gt(emailChanges.changedAt, new Date(now - wayBackLasts)),
    isNull(emailChanges.undoneAt),
    asking === undefined ? undefined : ne(emailChanges.userId, asking),
  );
  return hasRow(db, emailChanges, kept);
}

export async function tellOfChange(tx: Tx, kind: "factor" | "lock", userId: number, now: number) {
  const address = await confirmedAddress(tx, userId);
  if (!address) return;
  const { email } = address;
  await tell(tx, { userId, oldEmail: email, newEmail: email, kind }, now);
}

type Change = Pick<typeof emailChanges.$inferInsert, "userId" | "oldEmail" | "newEmail" | "kind">;

async function tell(tx: Tx, change: Change, now: number): Promise<void> {
  const row = { ...change, changedAt: new Date(now) };
  const { id: emailChangeId } = await tx.insert(emailChanges).values(row).returning().get();
  const kind = letterOf[change.kind ?? "email"];
  await queueLetter(tx, { kind, userId: change.userId, emailChangeId }, now);
}

const letterOf = { email: "email-changed", factor: "factor-on", lock: "locked" } as const;

/** `isTaken` where another account has the address by now. */
export async function findWayBack(db: Reader, id: Id) {
  const change = await db.select().from(emailChanges).where(hasId(emailChanges.id, id)).get();
  if (!change) return undefined;
  const account = await db.select().from(users).where(eq(users.id, change.userId)).get();
  if (!account || (change.undoneAt && hasPassword(account))) return undefined;
  const addressed = eq(users.email, change.oldEmail);
  const holder = await db.select({ id: users.id }).from(users).where(addressed).get();
  return { ...change, isTaken: holder !== undefined && holder.id !== change.userId };
}

/**
 * Ends password, sessions, known networks, and a second factor or a lock that is younger than the change. An
 * older one stays: a mailbox alone does not open it. Later changes can no longer be taken back.
 * @param voided a hash that no password matches.
 */
export async function takeBack(
  tx: Tx,
  { id, voided }: { id: number; voided: string },
  now: number,
): Promise<boolean> {
  const way = await findWayBack(tx, id);
  if (!way || way.isTaken) return false;
  if (way.undoneAt) return true;
  const { userId, oldEmail: email, newEmail, changedAt } = way;
  const subscription = email === newEmail ? undefined : await getOwnSubscription(tx, userId);
  await tx.update(users).set({ email, password: voided }).where(eq(users.id, userId)).run();
  if (subscription) await moveOwnSubscription(tx, userId, subscription, { to: email, now });
  await confirmOwnAddress(tx, { id: userId, email }, now);
  await tx.delete(sessions).where(eq(sessions.userId, userId)).run();
  const seen = and(eq(signInAddresses.userId, userId), gte(signInAddresses.lastAt, changedAt));
  await tx.delete(signInAddresses).where(seen).run();
  await removeYoungFactor(tx, userId, changedAt);
  await removeYoungLock(tx, userId, changedAt);
  const younger = and(eq(emailChanges.userId, userId), gt(emailChanges.id, id));
  await tx.delete(emailChanges).where(younger).run();
  const undoneAt = new Date(now);
  await tx.update(emailChanges).set({ undoneAt }).where(eq(emailChanges.id, id)).run();
  return true;
}

async function removeYoungFactor(tx: Tx, userId: number, since: Date): Promise<void> {
  const { confirmedAt } = secondFactors;
  const young = or(isNull(confirmedAt), gte(confirmedAt, since));
  const own = and(eq(secondFactors.userId, userId), young);
  const removed = await tx.delete(secondFactors).where(own).returning();
  if (removed.length === 0) return;
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
}

/** While the key beside it opens with the secret; and any other opens with its code alone. */
async function removeYoungLock(tx: Tx, userId: number, since: Date): Promise<void> {
  const { keyId, leftAt, lockedAt } = accountLocks;
  const own = eq(accountLocks.userId, userId);
  const key = await tx.select().from(accountKeys).where(eq(accountKeys.userId, userId)).get();
  const young = and(own, eq(keyId, key?.keyId ?? ""), gte(lockedAt, since), isNull(leftAt));
  await tx.delete(accountLocks).where(young).run();
  await tx.update(accountLocks).set(noPassword).where(own).run();
}

export async function forgetChanges(db: Db, before: number): Promise<void> {
  const old = lte(emailChanges.changedAt, new Date(before));
  await db.write((tx) => tx.delete(emailChanges).where(old).run());
}

/** The hash of an account without password: 32 zero bytes in base64url. */
export const noHash = "A".repeat(43);

const hasPassword = ({ password }: { password: string }) => !password.endsWith(`$${noHash}`);
