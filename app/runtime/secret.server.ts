import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { linked, makeFolder, sync } from "#db/engines/sqlite/files.server";
import { newHandle } from "#db/handle.server";
import { decrypt, encrypt } from "#db/seal/seal.server";
import { settings } from "./env.server";
import { once } from "./once.server";

export const secret = once((): string => settings().SECRET ?? readSecret(settings().DATA_DIR));

/** 64 hex digits, made at first use, readable by the owner alone. */
export function readSecret(folder: string): string {
  makeFolder(resolve(folder));
  const file = join(folder, "secret");
  if (!existsSync(file)) writePrivate(file, newSecret());
  const value = readFileSync(file, "utf8").trim();
  if (!isSecret(value)) throw new Error(`${file} ${noSecret}`);
  return value;
}

/** @returns whether the folder has the value now. */
export function keepSecret(folder: string, value: string): boolean {
  const file = join(folder, "secret");
  if (isSecret(value) && !existsSync(file)) writePrivate(file, value);
  return existsSync(file) && readFileSync(file, "utf8").trim() === value;
}

/** In the place of the one that stands. */
export function replaceSecret(folder: string, value: string): void {
  const file = join(folder, "secret");
  writeFileSync(`${file}.${process.pid}`, value, { mode: 0o600, flush: true });
  renameSync(`${file}.${process.pid}`, file);
  sync(folder);
}

export const newSecret = (): string => randomBytes(32).toString("hex");

/**
 * Written aside first: a full disk leaves no half file, and two programs that start at once read the same.
 * @returns false where the file stands already.
 */
export function writePrivate(file: string, value: string): boolean {
  const aside = `${file}.${process.pid}`;
  try {
    writeFileSync(aside, value, { mode: 0o600, flush: true });
    if (!linked(aside, file)) renameSync(aside, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(aside, { force: true });
  }
}

export function isSecret(value: string): boolean {
  return /^[0-9a-f]{64}$/.test(value);
}

export const noSecret =
  "does not hold 64 hex digits. Put its copy back (prayer-life secret restore FILE): words that are " +
  "sealed open with nothing else.";

/** 256 random bits. */
export const makeToken = (): string => newHandle(32);

/** As many, of a request's page: made of what is kept, so that its sender finds it again. */
export const sentRequestToken = (userId: number, at: number, words: string): string =>
  createHmac("sha256", secret())
    .update(JSON.stringify(["request", userId, at, words]))
    .digest("base64url");

/** In constant time. */
export function isSame(one: string | Buffer, other: string | Buffer): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A reader of the database cannot use the hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Of what is kept sealed in the database, beside people's words. */
export const atRest = {
  totp: "second factor",
  receipt: "receipt by letter",
  address: "address of a test letter",
  invitation: "invitation by letter",
} as const;

/** Sealed with another secret. Undefined where it does not open with `from`. */
export function resealed(sealed: string, from: string, to: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  for (const purpose of Object.values(atRest)) {
    const opened = decrypt(keyOf(purpose, from), bytes);
    if (opened) return encrypt(keyOf(purpose, to), opened).toString("base64url");
  }
  return undefined;
}

/** What is sealed for one purpose opens for no other. */
export const seal = (purpose: string, bytes: Buffer): string =>
  encrypt(keyOf(purpose), bytes).toString("base64url");

/** Undefined where it was altered, or the secret has changed. */
export const unseal = (purpose: string, sealed: string): Buffer | undefined =>
  decrypt(keyOf(purpose), Buffer.from(sealed, "base64url"));

/** @param lifetime milliseconds. */
export function sealUntil(purpose: string, value: object, { lifetime, now }: Lifetime): string {
  return seal(purpose, Buffer.from(JSON.stringify({ value, expires: now + lifetime })));
}

type Lifetime = { lifetime: number; now: number };

export function unsealUntil(purpose: string, sealed: string, now: number): unknown {
  const bytes = unseal(purpose, sealed);
  if (!bytes) return undefined;
  const { value, expires } = JSON.parse(bytes.toString());
  return expires > now ? value : undefined;
}

const keyOf = (purpose: string, of = secret()) => createHmac("sha256", of).update(purpose).digest();
