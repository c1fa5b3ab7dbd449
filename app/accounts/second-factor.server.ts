import { createHash, createHmac, randomBytes } from "node:crypto";
import { getFactor, takeCounter, takeRecoveryCode } from "#db/accounts/second-factors.server";
import { claimTry, forgetTries } from "#db/accounts/sign-ins.server";
import { day, minute } from "#db/time";
import { FormRefusal } from "~/forms/action.server";
import { countPost } from "~/http/limits/rate-limit.server";
import { isPrefetch, readSession, type SessionData } from "~/http/session-cookie.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { atRest, isSame, seal, sealUntil, unseal, unsealUntil } from "~/runtime/secret.server";
import { codeField, codeMessages, codeStep, secretChanged } from "./account-definition";
import { delayAfter, keyed, tooManyTries } from "./sign-in-limits.server";

declare module "~/http/session-cookie.server" {
  interface SessionData {
    recoveryCodes?: string;
  }
}

export const sealTotpSecret = (secret: Buffer): string => seal(atRest.totp, secret);

export const openTotpSecret = (sealed: string): Buffer | undefined => unseal(atRest.totp, sealed);

const ifNotYou =
  "If it wasn’t you who tried, somebody knows your password: “Forgot your password?” gets you a " +
  "new one, and keeps them out.";

/** Five tries are free, then one in fifteen minutes; the count lasts a day. */
const perAccount = {
  window: day,
  delayAfter: (tries: number) => (tries < 5 ? 0 : delayAfter(tries)),
};

const perAddress = { points: 60, duration: 600 };

/** @throws FormRefusal 400 for a wrong code, 409 for an unreadable secret, 429 after too many tries. */
export async function checkCode(userId: number, typed: string, address: string): Promise<void> {
  const db = database();
  await countCodeTry(userId, address);
  const codeHash = recoveryHash(typed);
  if (codeHash) {
    if (!(await takeRecoveryCode(db, { userId, codeHash }, now())))
      throw refusal(400, codeMessages.wrong);
  } else {
    const factor = await getFactor(db, userId);
    const secret = factor?.confirmedAt && openTotpSecret(factor.sealedSecret);
    if (factor && !secret) throw refusal(409, secretChanged);
    const counter = secret ? matching(secret, typed) : undefined;
    if (counter === undefined) throw refusal(400, codeMessages.wrong);
    if (!(await takeCounter(db, userId, counter))) throw refusal(400, codeMessages.used);
  }
  await forgetCodeTries(userId);
}

export function forgetCodeTries(userId: number): Promise<void> {
  return forgetTries(database(), keyed("code", String(userId)));
}

/** Takes codes in two halves, in wide digits, with the letter O for a zero. */
export function matching(secret: Buffer, typed: string): number | undefined {
  return counterOf(secret, plainCode(typed).replaceAll("O", "0"), now());
}

/** @throws FormRefusal 429 that says how long to wait. */
export async function countCodeTry(userId: number, address: string): Promise<void> {
  if (settings().RATE_LIMIT === "off") return;
  const wait = await countPost("codes", address, perAddress);
  if (wait) throw tooManyTries(wait);
  const until = await claimTry(database(), keyed("code", String(userId)), perAccount, now());
  if (until) throw tooManyTries(Math.ceil((until - now()) / 1_000), ifNotYou);
}

export function refusal(status: number, text: string): FormRefusal {
  return new FormRefusal({ status, text, foreseen: true, fields: { [codeField.name]: text } });
}

// RFC 6238 as every authenticator app speaks it: SHA-1, six digits, and its usual steps.

/** 160 bits, as RFC 4226 recommends. */
export function makeTotpSecret(): Buffer {
  return randomBytes(20);
}

export function codeOf(secret: Buffer, counter: number, length = 6): string {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac("sha1", secret).update(message).digest();
  const offset = hash.readUInt8(hash.length - 1) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** length).padStart(length, "0");
}

/** Also accepts the step before and after: clocks differ, and people type slowly. */
export function counterOf(secret: Buffer, code: string, now: number): number | undefined {
  const present = Math.floor(now / codeStep.lasts);
  const steps = [present - 1, present, present + 1];
  return steps.filter((counter) => isSame(codeOf(secret, counter), code)).at(-1);
}

export function setupLink(secret: Buffer, { issuer, account }: Record<string, string>): string {
  const label = [issuer, account].map((part) => encodeURIComponent(part ?? "")).join(":");
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer ?? "")}`;
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** RFC 4648, for whole groups of five bytes only. */
export function base32(bytes: Buffer): string {
  let bits = "";
  for (const byte of bytes) bits += byte.toString(2).padStart(8, "0");
  return (bits.match(/.{5}/g) ?? []).map((five) => letters[Number.parseInt(five, 2)]).join("");
}

const shownOnce = "recovery codes";

/** 80 random bits each. */
export function makeRecoveryCodes(): string[] {
  const make = () => base32(randomBytes(10)).match(/.{4}/g)?.join("-") ?? "";
  return Array.from({ length: 10 }, make);
}

function plainCode(typed: string): string {
  return typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

export function recoveryHash(typed: string): string | undefined {
  // Base32 has no such digits: whoever types one misread a letter.
  const code = plainCode(typed).replace(/[018]/g, (digit) => "OIB".charAt("018".indexOf(digit)));
  if (!/^[A-Z2-7]{16}$/.test(code)) return undefined;
  return createHash("sha256").update(`recovery:${code}`).digest("base64url");
}

export function recoveryHashes(codes: readonly string[]): string[] {
  return codes.flatMap((code) => recoveryHash(code) ?? []);
}

export function withRecoveryCodes(session: SessionData, codes: readonly string[]): SessionData {
  const recoveryCodes = sealUntil(shownOnce, codes, { lifetime: 10 * minute, now: now() });
  return { ...session, recoveryCodes };
}

export async function takeRecoveryCodes(
  request: Request,
): Promise<{ codes: string[]; rest: SessionData } | undefined> {
  if (isPrefetch(request)) return undefined;
  const { recoveryCodes, flash: _, ...rest } = await readSession(request);
  if (!recoveryCodes) return undefined;
  const codes = unsealUntil(shownOnce, recoveryCodes, now());
  return { codes: Array.isArray(codes) ? codes : [], rest };
}
