import { eq, sql } from "drizzle-orm";
import type { Db, Reader, Tx } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { insertNew } from "#db/engines/rows.server";
import { accountKeys, sealing } from "#db/schema/seal";
import { decrypt, encrypt, type Key, makeKey } from "./seal.server";
import type { Keys } from "./secret-keys.server";

export class OtherSecretError extends Error {
  override name = "OtherSecretError";
}

const { placeholder } = sql;

const sealingState = prepared((db) => db.select().from(sealing).prepare());

const keyOfAccount = prepared((db) =>
  db
    .select()
    .from(accountKeys)
    .where(eq(accountKeys.userId, placeholder("userId")))
    .prepare(),
);

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

/** Undefined where the account has none, or the secret is not the one that wrapped it. */
export async function ownKey(db: Db, userId: number): Promise<Key | undefined> {
  const row = await keyOfAccount(db).get({ userId });
  return row && unwrap(keysOf(db), row);
}

/**
 * Makes the account's key at its first words. Not inside of a write. Undefined before sealing has begun.
 * @throws OtherSecretError
 */
export async function ownKeyToSeal(db: Db, userId: number): Promise<Key | undefined> {
  const row = await keyOfAccount(db).get({ userId });
  const known = row && unwrap(keysOf(db), row);
  if (known) return known;
  if (row) throw new OtherSecretError(`The key of account ${userId} opens with another secret`);
  if (!(await isSealing(db))) return undefined;
  const made = wrap(keysOf(db), userId, makeKey());
  await db.write((tx) => insertNew(tx, accountKeys, made));
  // Another process may have been first.
  return ownKey(db, userId);
}

type Wrapped = typeof accountKeys.$inferSelect;

function wrap(keys: Keys, userId: number, { id, bytes }: Key): Wrapped {
  const by = keys.of("accounts");
  const sealed = encrypt(by.bytes, bytes, placeOf(userId, id)).toString("base64url");
  return { userId, keyId: id, wrapped: sealed, wrappedBy: by.id };
}

function unwrap(keys: Keys, { userId, keyId, wrapped }: Wrapped): Key | undefined {
  const sealed = Buffer.from(wrapped, "base64url");
  const bytes = decrypt(keys.of("accounts").bytes, sealed, placeOf(userId, keyId));
  return bytes && { id: keyId, bytes };
}

/** Wraps the accounts' keys anew, and names the new secret. What does not open stays as it is. */
export async function rewrapKeys(tx: Tx, from: Keys, to: Keys, now: number): Promise<void> {
  for (const row of await tx.select().from(accountKeys).all()) {
    const key = unwrap(from, row);
    const own = eq(accountKeys.userId, row.userId);
    if (key)
      await tx
        .update(accountKeys)
        .set(wrap(to, row.userId, key))
        .where(own)
        .run();
  }
  await tx
    .update(sealing)
    .set({ secretId: to.of("name").id, copiedAt: new Date(now) })
    .run();
}

const placeOf = (userId: number, id: string) => JSON.stringify(["account key", userId, id]);
