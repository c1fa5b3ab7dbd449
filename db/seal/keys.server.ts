import { eq, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { insertNew, upsert } from "#db/engines/rows.server";
import { users } from "#db/schema/accounts";
import { accountKeys, accountLocks, sealing } from "#db/schema/seal";
import { keepOpened, openedRoot } from "./opened.server";
import { decrypt, deriveKey, encrypt, type Key, makeKey } from "./seal.server";
import type { Keys } from "./secret-keys.server";

export class OtherSecretError extends Error {
  override name = "OtherSecretError";
}

/** Nothing can be written: the lock is open in no session that asks. */
export class LockedError extends Error {
  override name = "LockedError";
}

const { placeholder } = sql;

const sealingState = prepared((db) => db.select().from(sealing).prepare());

type KeyRow = typeof accountKeys.$inferSelect;
export type Lock = typeof accountLocks.$inferSelect;

const keyRows = prepared((db) =>
  db
    .select({ key: accountKeys, lock: accountLocks })
    .from(users)
    .leftJoin(accountKeys, eq(accountKeys.userId, users.id))
    .leftJoin(accountLocks, eq(accountLocks.userId, users.id))
    .where(eq(users.id, placeholder("userId")))
    .prepare(),
);

export async function findKeyRows(
  db: Reader,
  userId: number,
): Promise<{ key?: KeyRow; lock?: Lock }> {
  const { key, lock } = (await keyRows(db).get({ userId })) ?? {};
  return { key: key ?? undefined, lock: lock ?? undefined };
}

/** Undefined before sealing has begun. */
export async function findSealing(db: Reader): Promise<typeof sealing.$inferSelect | undefined> {
  return sealingState(db).get();
}

/** A copy of the secret was written and read back; from now on words are sealed. */
export async function beginSealing(db: Db, now: number): Promise<void> {
  const [copiedAt, secretId] = [new Date(now), keysOf(db).of("name").id];
  await db.write(async (tx) => {
    if (await insertNew(tx, sealing, { single: 1, secretId, begunAt: copiedAt, copiedAt })) return;
    await tx.update(sealing).set({ copiedAt }).run();
  });
}

/** No file of the database holds words in clear any more. */
export async function finishSealing(db: Db, now: number): Promise<void> {
  const finishedAt = new Date(now);
  await db.write((tx) => tx.update(sealing).set({ finishedAt }).run());
}

function keysOf({ keys }: Pick<Db, "keys">): Keys {
  if (keys) return keys;
  throw new Error("This database was opened without the keys of its words");
}

/** What the team reads is opened with it. */
export const sharedKey = (db: Pick<Db, "keys">): Key | undefined => db.keys?.of("shared");

/** Undefined before sealing has begun. */
export async function sharedKeyToSeal(db: Db): Promise<Key | undefined> {
  return (await isSealing(db)) ? keysOf(db).of("shared") : undefined;
}

/** @throws OtherSecretError where the secret was changed since this process started. */
async function isSealing(db: Db): Promise<boolean> {
  const sealing = await findSealing(db);
  if (sealing && sealing.secretId !== keysOf(db).of("name").id)
    throw new OtherSecretError("The words are sealed with another secret");
  return sealing !== undefined;
}

const noKey = { id: "-", bytes: Buffer.alloc(0) };

/** Undefined where the account has none, or the secret is not the one that wrapped it. */
export async function ownKey(
  db: Db,
  userId: number,
  reader: Reader = db,
): Promise<Key | undefined> {
  const { key, lock } = await findKeyRows(reader, userId);
  if (lock && !lock.leftAt) return keyOfLock(lock) ?? { ...noKey, lockedId: lock.keyId };
  const own = key && unwrapped(keysOf(db), key);
  return lock ? { ...(own ?? noKey), lockedId: lock.keyId } : own;
}

/** Makes the account's key at its first words. Undefined before sealing has begun, and where it is locked. */
export async function ownKeyToSeal(db: Db, userId: number): Promise<Key | undefined> {
  const { key, lock } = await findKeyRows(db, userId);
  if (lock && !lock.leftAt) return keyOfLock(lock);
  if (key) {
    const known = await ownKey(db, userId);
    if (known?.bytes.length) return known;
    throw new OtherSecretError(`The key of account ${userId} opens with another secret`);
  }
  if (!(await isSealing(db))) return undefined;
  const made = keyRowOf(keysOf(db), userId, makeKey());
  await db.write((tx) => insertNew(tx, accountKeys, made));
  // Another process may have been first.
  return ownKey(db, userId);
}

/**
 * A write with the account's key: were it replaced meanwhile, what is written now would open no more. The
 * key is undefined before sealing has begun.
 * @throws OtherSecretError @throws LockedError
 */
export async function writeSealed<T>(
  db: Db,
  userId: number,
  work: (tx: Tx, key: Key | undefined) => Promise<T>,
): Promise<T> {
  for (;;) {
    const key = await ownKeyToSeal(db, userId);
    const done = await db.write(async (tx) => {
      const now = await findKeyRows(tx, userId);
      const isLocked = now.lock && !now.lock.leftAt;
      if (isLocked && !key) throw new LockedError("The words of this account are locked");
      const current = isLocked ? now.lock : now.key;
      return current?.keyId === key?.id ? { value: await work(tx, key) } : undefined;
    });
    if (done) return done.value;
  }
}

function unwrapped(keys: Keys, { userId, keyId, wrapped }: KeyRow): Key | undefined {
  const bytes = unwrap(keys.of("accounts").bytes, wrapped, placeOf(userId, keyId));
  return bytes && { id: keyId, bytes };
}

function keyRowOf(keys: Keys, userId: number, { id, bytes }: Key): KeyRow {
  const by = keys.of("accounts");
  const wrapped = wrap(by.bytes, bytes, placeOf(userId, id));
  return { userId, keyId: id, wrapped, wrappedBy: by.id };
}

const wrap = (by: Buffer, bytes: Buffer, beside: string): string =>
  encrypt(by, bytes, beside).toString("base64url");

const unwrap = (by: Buffer, wrapped: string, beside: string): Buffer | undefined =>
  decrypt(by, Buffer.from(wrapped, "base64url"), beside);

/** Wraps the accounts' keys anew, and names the new secret. What does not open stays as it is. */
export async function rewrapKeys(tx: Tx, from: Keys, to: Keys, now: number): Promise<void> {
  for (const row of await tx.select().from(accountKeys).all()) {
    const key = unwrapped(from, row);
    if (key) await upsert(tx, accountKeys, { userId: row.userId }, keyRowOf(to, row.userId, key));
  }
  for (const { userId, byPassword } of await tx.select().from(accountLocks).all()) {
    const inner = byPassword && unwrap(from.of("locks").bytes, byPassword, passwordPlace(userId));
    const own = eq(accountLocks.userId, userId);
    if (inner)
      await tx
        .update(accountLocks)
        .set(byPasswordOf(to, userId, inner))
        .where(own)
        .run();
  }
  const anew = { secretId: to.of("name").id, copiedAt: new Date(now) };
  await tx.update(sealing).set(anew).run();
}

const placeOf = (userId: number, id: string) => JSON.stringify(["account key", userId, id]);

// A lock: a root of 32 random bytes that is kept only wrapped, and the key that it gives.

const rootPlace = (by: string, userId: number) => JSON.stringify(["lock by", by, userId]);

/** The key that no row has. */
export const keyOfRoot = (root: Buffer): Key => deriveKey(root, "words of an account");

/** Undefined where it is not open. */
export function keyOfLock({ userId, keyId, dataKey }: Lock): Key | undefined {
  const root = openedRoot(userId);
  if (!root || !dataKey) return root && keyOfRoot(root);
  const bytes = unwrap(root, dataKey, placeOf(userId, keyId));
  return bytes && { id: keyId, bytes };
}

type Openers = { passwordKey: Buffer; code: Buffer };

/** @returns the rows of a new key and of its lock, which is open from now on. */
export function makeLock(db: Db, userId: number, { passwordKey, code }: Openers) {
  const [root, key] = [makeKey().bytes, makeKey()];
  keepOpened(userId, root);
  const dataKey = wrap(root, key.bytes, placeOf(userId, key.id));
  const byCode = wrap(codeKey(code), root, rootPlace("code", userId));
  const byPassword = wrapByPassword(db, userId, passwordKey);
  const lock = { userId, keyId: key.id, byCode, dataKey, ...byPassword };
  return { key, keyRow: keyRowOf(keysOf(db), userId, key), lock };
}

/** @returns a row that opens with the secret, for a lock that is taken off. Undefined where it is not open. */
export function keyRowOfLock(db: Db, lock: Lock): KeyRow | undefined {
  const key = keyOfLock(lock);
  return key && keyRowOf(keysOf(db), lock.userId, key);
}

const codeKey = (code: Buffer) => deriveKey(code, "recovery code").bytes;
const tokenKey = (token: string) => deriveKey(token, "lock of a session").bytes;

export type ByPassword = Pick<Lock, "byPassword" | "wrappedBy">;

export const noPassword: ByPassword = { byPassword: null, wrappedBy: null };

/** The open lock, wrapped by the password's key and around it by one of the secret's. */
export function wrapByPassword(db: Db, userId: number, passwordKey: Buffer): ByPassword {
  const root = openedRoot(userId);
  if (!root) return noPassword;
  return byPasswordOf(keysOf(db), userId, encrypt(passwordKey, root, passwordPlace(userId)));
}

const passwordPlace = (userId: number) => rootPlace("password", userId);

function byPasswordOf(keys: Keys, userId: number, inner: Buffer): ByPassword {
  const { id, bytes } = keys.of("locks");
  return { byPassword: wrap(bytes, inner, passwordPlace(userId)), wrappedBy: id };
}

export async function openByPassword(db: Db, userId: number, passwordKey: Buffer): Promise<void> {
  const { byPassword } = (await findKeyRows(db, userId)).lock ?? {};
  const place = passwordPlace(userId);
  const inner = byPassword && unwrap(keysOf(db).of("locks").bytes, byPassword, place);
  const root = inner && decrypt(passwordKey, inner, place);
  if (root) keepOpened(userId, root);
}

/** Without the secret. */
export function openByCode({ userId, byCode }: Lock, code: Buffer): boolean {
  const root = unwrap(codeKey(code), byCode, rootPlace("code", userId));
  if (root) keepOpened(userId, root);
  return root !== undefined;
}

/** The open lock for a session's row: it opens with the token that only the browser has. */
export function wrapForSession(userId: number, token: string): string | undefined {
  const root = openedRoot(userId);
  return root && wrap(tokenKey(token), root, rootPlace("session", userId));
}

export function openBySession(userId: number, token: string, sealedRoot: string | null): void {
  const root = sealedRoot && unwrap(tokenKey(token), sealedRoot, rootPlace("session", userId));
  if (root) keepOpened(userId, root);
}
