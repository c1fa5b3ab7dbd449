import { createHash, randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { paperWords } from "#content/paper-words";
import type { Reader } from "#db/engines/database";
import { findSealing } from "#db/seal/keys.server";
import { decrypt, encrypt } from "#db/seal/seal.server";
import { secretIdOf } from "#db/seal/secret-keys.server";
import type { Settings } from "./env.server";
import { isSecret, readSecret } from "./secret.server";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** A second for whoever has the passphrase, and for each guess of who has not. 64 MiB. */
const cost = { N: 2 ** 16, r: 8, p: 3, maxmem: 128 * 1024 ** 2 };

const kind = "prayer-life secret 1";

const keyOf = (passphrase: string, salt: Buffer) =>
  derive(passphrase.normalize("NFC"), salt, 32, cost);

/** A file that opens with the passphrase alone. */
export async function makeCopy(secret: string, passphrase: string): Promise<string> {
  const salt = randomBytes(16);
  const sealed = encrypt(await keyOf(passphrase, salt), Buffer.from(secret), kind);
  return `${[kind, salt.toString("base64url"), sealed.toString("base64url")].join("\n")}\n`;
}

/** Undefined for another passphrase, or what is no such file. */
export async function openCopy(copy: string, passphrase: string): Promise<string | undefined> {
  const [given, salt = "", sealed = ""] = copy.trim().split(/\r?\n/);
  if (given !== kind) return undefined;
  const key = await keyOf(passphrase, Buffer.from(salt, "base64url"));
  return decrypt(key, Buffer.from(sealed, "base64url"), kind)?.toString();
}

/** Eight bits that tell most slips of the pen. */
const checkOf = (bytes: Buffer) => createHash("sha256").update(bytes).digest().subarray(0, 1);

/** 24 words for paper. @param secret 64 hex digits. */
export function wordsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, "hex");
  const bits = [...bytes, ...checkOf(bytes)].map((byte) => byte.toString(2).padStart(8, "0"));
  const numbers = bits.join("").match(/[01]{11}/g) ?? [];
  return numbers.map((number) => paperWords[Number.parseInt(number, 2)] ?? "");
}

/** Of each word its first four letters count. Undefined where one is unknown, or the last letters do not fit. */
export function secretOf(typed: string): string | undefined {
  const words = typed.toLowerCase().match(/[a-z]+/g) ?? [];
  const numbers = words.map((word) =>
    paperWords.findIndex((known) => known.slice(0, 4) === word.slice(0, 4)),
  );
  if (numbers.length !== 24 || numbers.includes(-1)) return undefined;
  const bits = numbers.map((number) => number.toString(2).padStart(11, "0")).join("");
  const bytes = Buffer.from((bits.match(/[01]{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const secret = bytes.subarray(0, 32);
  return checkOf(secret).equals(bytes.subarray(32)) ? secret.toString("hex") : undefined;
}

/** @returns why the words of this database cannot be opened, and what to do. Makes no secret. */
export async function secretTrouble(db: Reader, { SECRET, DATA_DIR }: Settings) {
  const sealing = await findSealing(db);
  if (!sealing) return undefined;
  const where = SECRET ? "SECRET" : join(DATA_DIR, "secret");
  const restore =
    'Put its copy back: "prayer-life secret restore". If "secret rotate" was cut short, call it again.';
  if (!SECRET && !existsSync(where))
    return `The words in this database are sealed, and ${where} is missing. ${restore}`;
  const secret = SECRET ?? readSecret(DATA_DIR);
  if (secretIdOf(secret) === sealing.secretId) return undefined;
  return `${where} is not the secret that this database's words are sealed with. ${restore}`;
}

/** What is to be done until all words are sealed. */
export function adviceToSeal(sealing: Awaited<ReturnType<typeof findSealing>>): string | undefined {
  if (!sealing)
    return 'Words are kept in clear. Seal them: "prayer-life secret export FILE --passphrase FILE".';
  if (sealing.finishedAt) return undefined;
  return 'What is written now is sealed; "prayer-life seal" seals what was kept before.';
}

/** Before anything asks for the secret, which would make a new one. @throws where it opens not the words. */
export async function requireSecret(db: Reader, settings: Settings): Promise<void> {
  const trouble = await secretTrouble(db, settings);
  if (trouble) throw new Error(trouble);
}

/** @returns why it cannot stand on paper as words. */
export const noWords = (secret: string): string | undefined =>
  isSecret(secret)
    ? undefined
    : "SECRET is not 64 hex digits: write it down as it is, or export it to a file.";
