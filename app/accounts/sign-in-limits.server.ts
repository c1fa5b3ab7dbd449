import { createHmac } from "node:crypto";
import type { SignInKeys } from "#db/accounts/sign-ins.server";
import { foldName } from "#db/accounts/users.server";
import { second } from "#db/time";
import { FormRefusal } from "~/forms/action.server";
import { refuse } from "~/http/refusal.server";
import { secret } from "~/runtime/secret.server";

export const perAccount = { free: 5, longest: 900 * second, window: 86_400 * second };
/** Milliseconds: one second after the fifth failure, doubled by each further one, up to 15 minutes. */
export function delayAfter(failures: number): number {
  return Math.min(perAccount.longest, second * 2 ** Math.min(failures - perAccount.free, 20));
}

/** Keyed hashes: accounts and addresses stay private. */
export function signInKeys(tried: number | string, address: string): SignInKeys {
  return { key: signInKey(tried), addressHash: keyed("address", address) };
}

export function signInKey(tried: number | string): string {
  return typeof tried === "number"
    ? keyed("account", String(tried))
    : keyed("name", foldName(tried));
}

export function keyed(kind: "account" | "name" | "address" | "asker" | "code", value: string) {
  return createHmac("sha256", secret()).update(`${kind}:${value}`).digest("base64url");
}

/** @param wait seconds. */
export function tooManyTries(wait: number, more?: string): FormRefusal {
  const soon = wait < 100;
  const time = new Intl.NumberFormat("en", {
    style: "unit",
    unit: soon ? "second" : "minute",
    unitDisplay: "long",
  }).format(soon ? wait : Math.ceil(wait / 60));
  const text = `Too many tries in a short time. Please wait ${time} and try again.`;
  const refusal = refuse(429, { "Retry-After": String(wait) });
  return new FormRefusal({ ...refusal, text: more ? `${text} ${more}` : text });
}
