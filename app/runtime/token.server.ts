import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { secret } from "./secret.server";

/** A word that nobody guesses: 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token: who reads the database cannot use it. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/**
 * Seals bytes with the secret (AES-256-GCM): nobody but this server reads or makes one.
 * @param purpose what it is for; sealed for one it opens for no other.
 * @returns base64url
 */
export function seal(purpose: string, bytes: Buffer): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyOf(purpose), iv);
  const locked = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([iv, ...locked, cipher.getAuthTag()]).toString("base64url");
}

/** Opens what was sealed; undefined where it is none of ours, was altered, or the secret is another one. */
export function unseal(purpose: string, sealed: string): Buffer | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  const [iv, locked, tag] = [bytes.subarray(0, 12), bytes.subarray(12, -16), bytes.subarray(-16)];
  try {
    const decipher = createDecipheriv("aes-256-gcm", keyOf(purpose), iv, { authTagLength: 16 });
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(locked), decipher.final()]);
  } catch {
    return undefined;
  }
}

/** The same for a value, until a moment. @param lifetime milliseconds from `now`. */
export function sealUntil(purpose: string, value: object, { lifetime, now }: Lifetime): string {
  return seal(purpose, Buffer.from(JSON.stringify({ value, expires: now + lifetime })));
}

type Lifetime = { lifetime: number; now: number };

/** Opens a value; undefined also once its time is over. */
export function unsealUntil(purpose: string, sealed: string, now: number): unknown {
  const bytes = unseal(purpose, sealed);
  if (!bytes) return undefined;
  const { value, expires } = JSON.parse(bytes.toString());
  return expires > now ? value : undefined;
}

const keyOf = (purpose: string) => createHmac("sha256", secret()).update(purpose).digest();
