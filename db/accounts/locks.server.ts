import { and, eq, exists, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db, Reader, Tx } from "#db/engines/database";
import { countRows, updateRow, upsert } from "#db/engines/rows.server";
import { passwordResets, sessions, users } from "#db/schema/accounts";
import { drafts, prayers } from "#db/schema/prayers";
import { accountKeys, accountLocks } from "#db/schema/seal";
import {
  findKeyRows,
  keyOfLock,
  keyOfRoot,
  keyRowOfLock,
  type Lock,
  makeLock,
  noPassword,
  openByCode,
  ownKey,
  wrapByPassword,
  wrapForSession,
} from "#db/seal/keys.server";
import { forgetOpened, openedRoot } from "#db/seal/opened.server";
import { sealedBeginning } from "#db/seal/seal.server";
import { resealRows } from "#db/seal/sealed-rows.server";
import { minute } from "#db/time";
import { tellOfChange, wayBackLasts } from "./email-changes.server";
import { addSession } from "./sessions.server";

// Rows are sealed anew in one write, all or nothing.
const deadline = minute;

type NewLock = {
  /** The hash that the password was checked against, and the one in its place. */
  before: string;
  password: string;
  passwordKey: Buffer;
  code: Buffer;
  session: { token: string; tokenHash: string; lifetime: number };
};

/**
 * Seals every row with a new key, and ends every other session.
 * @returns false where the password was changed, or the account locked, meanwhile.
 */
export async function lockAccount(
  db: Db,
  userId: number,
  { before, password, passwordKey, code, session }: NewLock,
  now: number,
): Promise<boolean> {
  const { key, keyRow, lock } = makeLock(db, userId, { passwordKey, code });
  const { token, ...row } = session;
  const sealedRoot = wrapForSession(userId, token);
  const locked = await db.write(async (tx) => {
    const same = and(eq(users.id, userId), eq(users.password, before));
    if ((await findLock(tx, userId)) || !(await updateRow(tx, users, same, { password })))
      return false;
    await resealRows(tx, { from: await ownKey(db, userId, tx), to: key }, userId);
    await upsert(tx, accountKeys, { userId }, keyRow);
    await tx.insert(accountLocks).values({ ...lock, lockedAt: new Date(now) });
    await tx.delete(sessions).where(eq(sessions.userId, userId)).run();
    await tx.delete(passwordResets).where(eq(passwordResets.userId, userId)).run();
    await addSession(tx, { ...row, userId, sealedRoot }, now);
    await tellOfChange(tx, "lock", userId, now);
    return true;
  }, deadline);
  if (!locked) forgetOpened(userId);
  db.forgetDeleted(true);
  return locked;
}

export async function findLock(db: Reader, userId: number) {
  return (await findKeyRows(db, userId)).lock;
}

/** Gives the key back to the secret. @returns false where the lock is not open. */
export async function unlockAccount(db: Db, userId: number): Promise<boolean> {
  return db.write(async (tx) => {
    const lock = await findLock(tx, userId);
    const row = lock && keyRowOfLock(db, lock);
    if (!row || lock.leftAt) return false;
    await upsert(tx, accountKeys, { userId }, row);
    await removeLock(tx, userId);
    return true;
  });
}

async function removeLock(tx: Tx, userId: number): Promise<void> {
  await tx.delete(accountLocks).where(eq(accountLocks.userId, userId)).run();
  await tx.update(sessions).set({ sealedRoot: null }).where(eq(sessions.userId, userId)).run();
}

type GivenCode = Pick<NewLock, "before" | "password" | "passwordKey" | "code"> & {
  session: { token: string; tokenHash: string };
};

/**
 * The lock opens with the present password again, in this session too; words that were left join the new ones.
 * @returns false for another code, or where the password was changed meanwhile.
 */
export async function openWithCode(
  db: Db,
  userId: number,
  { before, password, passwordKey, code, session }: GivenCode,
): Promise<boolean> {
  const lock = await findLock(db, userId);
  if (!lock || !openByCode(lock, code)) return false;
  const by = wrapByPassword(db, userId, passwordKey);
  const sealedRoot = wrapForSession(userId, session.token);
  return db.write(async (tx) => {
    const same = and(eq(users.id, userId), eq(users.password, before));
    const current = await findLock(tx, userId);
    if (current?.byCode !== lock.byCode) return false;
    if (!(await updateRow(tx, users, same, { password }))) return false;
    if (!current.leftAt) {
      await tx.update(accountLocks).set(by).where(eq(accountLocks.userId, userId)).run();
      const here = and(eq(sessions.tokenHash, session.tokenHash), eq(sessions.userId, userId));
      await tx.update(sessions).set({ sealedRoot }).where(here).run();
      return true;
    }
    const [from, to] = [keyOfLock(current), await ownKey(db, userId, tx)];
    const row = to?.bytes.length ? undefined : keyRowOfLock(db, current);
    if (row) await upsert(tx, accountKeys, { userId }, row);
    else if (to) await resealRows(tx, { from, to }, userId);
    await removeLock(tx, userId);
    return true;
  }, deadline);
}

/** New words get another key; those of before stay for the code. @returns false within the way back. */
export async function beginAnew(db: Db, userId: number, now: number): Promise<boolean> {
  const closed = lte(accountLocks.lockedAt, new Date(now - wayBackLasts));
  const own = and(eq(accountLocks.userId, userId), isNull(accountLocks.leftAt), closed);
  return db.write(async (tx) => {
    if (!(await updateRow(tx, accountLocks, own, { leftAt: new Date(now), ...noPassword })))
      return false;
    await tx.delete(accountKeys).where(eq(accountKeys.userId, userId)).run();
    return true;
  });
}

const isSealedWith = (column: SQLiteColumn, beginning: string): SQL =>
  sql`substr(${column}, 1, ${beginning.length}) = ${beginning}`;

const leftPrayers = (userId: number, keyId: string) =>
  and(eq(prayers.userId, userId), isSealedWith(prayers.text, sealedBeginning(keyId)));

export const countLeft = (db: Reader, userId: number, keyId: string): Promise<number> =>
  countRows(db, prayers, leftPrayers(userId, keyId));

/** Deletes what was left, and its lock. */
export async function deleteLeft(db: Db, userId: number): Promise<void> {
  await db.write(async (tx) => {
    const lock = await findLock(tx, userId);
    if (!lock?.leftAt) return;
    const json = JSON.stringify(sealedBeginning(lock.keyId)).slice(0, -1);
    const own = and(eq(drafts.userId, userId), isSealedWith(drafts.words, json));
    await tx.delete(drafts).where(own).run();
    await tx.delete(prayers).where(leftPrayers(userId, lock.keyId)).run();
    await removeLock(tx, userId);
  });
  db.forgetDeleted(true);
}

/**
 * Once the way back is closed, rows are sealed with a key that was never wrapped by the secret: backups of
 * those days open nothing that is written from now on. Where the lock is not open it waits.
 */
export async function completeLock(db: Db, userId: number, now: number): Promise<void> {
  const root = openedRoot(userId);
  const isDue = ({ dataKey, leftAt, lockedAt }: Lock) =>
    dataKey && !leftAt && lockedAt.getTime() <= now - wayBackLasts;
  const found = root && (await findLock(db, userId));
  if (!root || !found || !isDue(found)) return;
  await db.write(async (tx) => {
    const lock = await findLock(tx, userId);
    if (!lock || !isDue(lock)) return;
    const [from, to] = [keyOfLock(lock), keyOfRoot(root)];
    if (!from) return;
    await resealRows(tx, { from, to }, userId);
    const own = eq(accountLocks.userId, userId);
    await tx.update(accountLocks).set({ keyId: to.id, dataKey: null }).where(own).run();
    await tx.delete(accountKeys).where(eq(accountKeys.userId, userId)).run();
  }, deadline);
  db.forgetDeleted(true);
}

/** From now on nobody brings the words back without password or code. @param before when they were locked */
export async function closeWaysBack(db: Db, before: number): Promise<void> {
  const { userId, lockedAt, leftAt } = accountLocks;
  const old = and(eq(userId, accountKeys.userId), lte(lockedAt, new Date(before)), isNull(leftAt));
  const locks = db.select({ userId }).from(accountLocks).where(old);
  const closed = await db.write((tx) =>
    tx.delete(accountKeys).where(exists(locks)).returning({ keyId: accountKeys.keyId }).all(),
  );
  if (closed.length > 0) db.forgetDeleted(true);
}
