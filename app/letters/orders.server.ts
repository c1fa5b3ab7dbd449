import { createHmac } from "node:crypto";
import { settings } from "~/runtime/env.server";
import { secret } from "~/runtime/secret.server";
import { seal, unseal } from "~/runtime/token.server";

/** What anybody can have written to an address by typing it. */
const askedFor = ["subscription", "address", "reset", "plan", "request"] as const;

type AskedFor = (typeof askedFor)[number];

/**
 * Under which it is counted how often an address is written to: a keyed hash, no address.
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
  return createHmac("sha256", secret()).update(`letter:${what}:${email}`).digest("base64url");
}

const purpose = "receipt by letter";

/** Seals the token of a sender's own page for the letter that brings it: it cannot be made again. */
export const sealReceipt = (token: string) => seal(purpose, Buffer.from(token));

/** Opens it; undefined where the secret is another one by now. */
export const openReceipt = (sealed: string) => unseal(purpose, sealed)?.toString();

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
