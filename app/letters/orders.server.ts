import { createHmac } from "node:crypto";
import type { Budget, StrangerKind } from "#db/letters/letter-limits.server";
import { minute, second } from "#db/time";
import { settings } from "~/runtime/env.server";
import { seal, secret, unseal } from "~/runtime/secret.server";

const askedFor = ["subscription", "address", "reset", "plan", "request"] as const;

type AskedFor = (typeof askedFor)[number];

/**
 * Under which it is counted how often a mailbox is written to: a keyed hash, no address.
 * @returns undefined where no letters are sent.
 */
export function letterKey(what: AskedFor, email: string): string | undefined {
  return settings().sendsLetters ? keyOf(what, email) : undefined;
}

/** Every key of an address, for whoever erases what is known of it. */
export function letterKeys(email: string): string[] {
  return askedFor.map((what) => keyOf(what, email));
}

/** The same where letters are known to be sent. */
export function keyOf(what: AskedFor, email: string): string {
  return hashed(`${what}:${mailboxOf(email)}`);
}

function hashed(what: string): string {
  return createHmac("sha256", secret()).update(`letter:${what}`).digest("base64url");
}

/** The mailbox behind an address: what stands behind a plus leads to the same one, and Gmail reads no dots. */
export function mailboxOf(email: string): string {
  const [name, domain] = partsOf(email);
  const plus = name.indexOf("+", 1);
  const box = plus === -1 ? name : name.slice(0, plus);
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${domain}`;
}

function partsOf(email: string): [name: string, domain: string] {
  const at = email.lastIndexOf("@");
  return [email.slice(0, at), email.slice(at + 1)];
}

/**
 * What leaves to addresses that nobody confirmed, so that whoever types those of others by the thousand
 * harms neither them nor the name of this server: of a domain, and in all. What forms ask for uses up
 * nothing of what new accounts need.
 */
export function strangerBudgets(kind: StrangerKind, email: string): Budget[] {
  const purse = kind === "confirm-address" ? "accounts" : "forms";
  const [, domain] = partsOf(email);
  return [
    { key: hashed(`${purse}:${domain}`), burst: 60, gap: minute / 2 },
    { key: hashed(purse), burst: 300, gap: 6 * second },
  ];
}

const purpose = "receipt by letter";
const testPurpose = "address of a test letter";

/** Seals the token of a sender's own page for the letter that brings it: it cannot be made again. */
export const sealReceipt = (token: string) => seal(purpose, Buffer.from(token));

/** Opens it; undefined where the secret is another one by now. */
export const openReceipt = (sealed: string) => unseal(purpose, sealed)?.toString();

/** Seals the address that a test letter goes to: an outbox holds none. */
export const sealAddress = (email: string) => seal(testPurpose, Buffer.from(email));

export const openAddress = (sealed: string) => unseal(testPurpose, sealed)?.toString();

const listeners = new Set<() => void>();

/** A letter may have been ordered in this process: it is looked for at once. */
export function wakeLetters(): void {
  for (const listener of listeners) listener();
}

/** Hears that. @returns what ends it. */
export function onOrder(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
