import { createHmac } from "node:crypto";
import type { Budget, StrangerKind } from "#db/letters/outbox.server";
import { minute, second } from "#db/time";
import { settings } from "~/runtime/env.server";
import { atRest, seal, secret, unseal } from "~/runtime/secret.server";

const askedFor = ["subscription", "address", "reset", "plan", "request", "invitation"] as const;

type AskedFor = (typeof askedFor)[number];

/** A keyed hash of the mailbox. @returns undefined where no letters are sent. */
export function letterKey(what: AskedFor, email: string): string | undefined {
  return settings().sendsLetters ? keyOf(what, email) : undefined;
}

export function letterKeys(email: string): string[] {
  return askedFor.map((what) => keyOf(what, email));
}

export function keyOf(what: AskedFor, email: string): string {
  return hashed(`${what}:${mailboxOf(email)}`);
}

function hashed(what: string): string {
  return createHmac("sha256", secret()).update(`letter:${what}`).digest("base64url");
}

/** Of the invitations that a person sends by letter. */
export const inviterKey = (userId: number) => hashed(`inviter:${userId}`);

/** Drops what follows a plus, and for Gmail the dots. */
function mailboxOf(email: string): string {
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
 * For unconfirmed addresses, per domain and in all: whoever types those of others by the thousand harms
 * neither them nor this server's reputation. New accounts have a budget apart from the forms'.
 */
export function strangerBudgets(kind: StrangerKind, email: string): Budget[] {
  const purse = kind === "confirm-address" ? "accounts" : "forms";
  const [, domain] = partsOf(email);
  return [
    { key: hashed(`${purse}:${domain}`), burst: 60, gap: minute / 2 },
    { key: hashed(purse), burst: 300, gap: 6 * second },
  ];
}

const sealed = (purpose: string) => ({
  seal: (words: string) => seal(purpose, Buffer.from(words)),
  /** @returns undefined where the secret has changed. */
  open: (sealed: string) => unseal(purpose, sealed)?.toString(),
});

/** A receipt's token cannot be made again, so its letter has it sealed. */
export const sealedReceipt = sealed(atRest.receipt);

/** An invitation's token, and whom it goes to. */
export const sealedInvitation = sealed(atRest.invitation);

/** The outbox holds no addresses. */
export const sealedAddress = sealed(atRest.address);

const listeners = new Set<() => void>();

/** Only of this process. */
export function wakeLetters(): void {
  for (const listener of listeners) listener();
}

export function onOrder(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
