import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { linked, makeFolder } from "#db/engines/sqlite/files.server";
import { newHandle } from "#db/handle.server";
import { decrypt, encrypt } from "#db/seal/seal.server";
import { settings } from "./env.server";
import { once } from "./once.server";

export const secret = once((): string => settings().SECRET ?? readSecret(settings().DATA_DIR));

/** 64 hex digits, made at first use, readable by the owner alone. */
export function readSecret(folder: string): string {
  makeFolder(resolve(folder));
  const file = join(folder, "secret");
  if (!existsSync(file)) makeSecret(file);
  const value = readFileSync(file, "utf8").trim();
  if (!isSecret(value)) throw new Error(`${file} ${noSecret}`);
  return value;
}

/** @returns whether the folder has the value now. */
export function keepSecret(folder: string, value: string): boolean {
  const file = join(folder, "secret");
  if (isSecret(value) && !existsSync(file)) makeSecret(file, value);
  return existsSync(file) && readFileSync(file, "utf8").trim() === value;
}

/** Written aside first: a full disk leaves no half file, and two programs that start at once read the same. */
function makeSecret(file: string, value = randomBytes(32).toString("hex")): void {
  const aside = `${file}.${process.pid}`;
  try {
    writeFileSync(aside, value, { mode: 0o600, flush: true });
    if (!linked(aside, file)) renameSync(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

export function isSecret(value: string): boolean {
  return /^[0-9a-f]{64}$/.test(value);
}

export const noSecret =
  "does not hold 64 hex digits. Put its copy back (prayer-life secret restore FILE): a new one signs " +
  "everybody out, and opens no sealed words.";

/** 256 random bits. */
export const makeToken = (): string => newHandle(32);

/** In constant time. */
export function isSame(one: string | Buffer, other: string | Buffer): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A reader of the database cannot use the hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
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

const keyOf = (purpose: string) => createHmac("sha256", secret()).update(purpose).digest();
