import { eq, sql } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { prepared } from "#db/engines/executor.server";
import { insertNew } from "#db/engines/rows.server";
import { accountKeys, sealing } from "#db/schema/seal";
import { decrypt, deriveKey, encrypt, type Key, makeKey } from "./seal.server";

const purposes = {
  /** For words that the team reads: requests, messages, notes. */
  shared: "words that the team reads",
  /** For the accounts' own keys. */
  accounts: "keys of accounts",
  fingerprints: "fingerprints of words",
  /** Its id names the secret. */
  name: "name of the secret",
} as const;

/** What the server's secret gives: one key a purpose. */
export class Keys {
  readonly #derived = new Map<string, Key>();

  /** @param secret is asked at first use, not before. */
  constructor(private readonly secret: () => string) {}

  of(purpose: keyof typeof purposes): Key {
    const known = this.#derived.get(purpose) ?? deriveKey(this.secret(), purposes[purpose]);
    this.#derived.set(purpose, known);
    return known;
  }
}

export const secretIdOf = (secret: string): string => deriveKey(secret, purposes.name).id;

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
  return (await findSealing(db)) && keysOf(db).of("shared");
}

/** Undefined where the account has none: nothing of it is sealed. */
export async function ownKey(db: Db, userId: number): Promise<Key | undefined> {
  const row = await keyOfAccount(db).get({ userId });
  return row && unwrapped(db, row);
}

/** Makes the account's key at its first words. Not inside of a write. Undefined before sealing has begun. */
export async function ownKeyToSeal(db: Db, userId: number): Promise<Key | undefined> {
  const known = await ownKey(db, userId);
  if (known || !(await findSealing(db))) return known;
  const { id, bytes } = makeKey();
  const by = keysOf(db).of("accounts");
  const wrapped = encrypt(by.bytes, bytes, placeOf(userId, id)).toString("base64url");
  await db.write((tx) =>
    insertNew(tx, accountKeys, { userId, keyId: id, wrapped, wrappedBy: by.id }),
  );
  // Another process may have been first.
  return ownKey(db, userId);
}

function unwrapped(db: Db, { userId, keyId: id, wrapped }: typeof accountKeys.$inferSelect): Key {
  const sealed = Buffer.from(wrapped, "base64url");
  const bytes = decrypt(keysOf(db).of("accounts").bytes, sealed, placeOf(userId, id));
  if (bytes) return { id, bytes };
  throw new OtherSecretError(`The key of account ${userId} opens with another secret`);
}

const placeOf = (userId: number, id: string) => JSON.stringify(["account key", userId, id]);
