import { createHmac, randomBytes } from "node:crypto";
import { isSame } from "~/runtime/secret.server";
import { codeStep } from "./code-definition";

// RFC 6238 as every authenticator app speaks it: SHA-1, six digits, and its usual steps.

const stepLength = codeStep.lasts;
const digits = 6;

/** Steps before and after the present one whose codes are good: clocks differ, and people type. */
const drift = 1;

/** A new secret: 160 random bits, as RFC 4226 recommends. */
export function makeTotpSecret(): Buffer {
  return randomBytes(20);
}

/** The code of a step. */
export function codeOf(secret: Buffer, counter: number, length = digits): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac("sha1", secret).update(message).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, "0");
}

/** The step that a code belongs to, the present one or one beside it; undefined for any other code. */
export function counterOf(secret: Buffer, code: string, now: number): number | undefined {
  const present = Math.floor(now / stepLength);
  const found = [];
  for (let counter = present - drift; counter <= present + drift; counter += 1)
    if (isSame(codeOf(secret, counter), code)) found.push(counter);
  return found.at(-1);
}

/** Where an app reads all of it, also as a QR code. */
export function setupLink(secret: Buffer, { issuer, account }: Record<string, string>): string {
  const label = [issuer, account].map((part) => encodeURIComponent(part ?? "")).join(":");
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer ?? "")}`;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648's base32, whole groups of five bytes. */
export function base32(bytes: Buffer): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join("");
}
