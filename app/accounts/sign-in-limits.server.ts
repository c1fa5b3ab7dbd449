import { createHmac } from "node:crypto";
import {
  countFailure,
  getFailures,
  knowsAddress,
  type SignInKeys,
} from "#db/accounts/sign-ins.server";
import { foldName } from "#db/accounts/users.server";
import { second } from "#db/time";
import { FormRefusal } from "~/forms/form-refusal.server";
import { countPost } from "~/http/limits/rate-limit.server";
import { refuse } from "~/http/refusal.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { secret } from "~/runtime/secret.server";

const perAccount = { free: 5, longest: 900 * second, window: 86_400 * second };
const perAddress = { free: 10, window: 180 * second };

/** A church that signs in together behind one address, every second person twice. */
const attempts = { points: 120, duration: 600 };

const wayOut =
  "If you can't wait, 'Forgotten your password?' gets you a link to a new one, " +
  "and that works at once.";

export async function countAttempt(address: string): Promise<void> {
  const wait = await countPost("sign-ins", address, attempts);
  if (wait) throw tooManyTries(wait);
}

/** Never a lock-out, only a growing delay. @throws FormRefusal 429 that says how long. */
export async function refuseTooMany(keys: SignInKeys, userId: number | undefined): Promise<void> {
  if (settings().RATE_LIMIT === "off") return;
  const db = database();
  const at = now();
  const here = await getFailures(db, keys.addressHash, at - perAddress.window);
  const known = userId !== undefined && (await knowsAddress(db, userId, keys.addressHash));
  const there = known ? undefined : await getFailures(db, keys.key, at - perAccount.window);
  const hereUntil = here.failures >= perAddress.free ? here.lastAt + perAddress.window : 0;
  const thereUntil =
    there && there.failures >= perAccount.free ? there.lastAt + delayAfter(there.failures) : 0;
  const until = Math.max(hereUntil, thereUntil);
  if (until <= at) return;
  throw tooManyTries(Math.ceil((until - at) / second), hereUntil > at ? undefined : wayOut);
}

export async function countWrong({ key, addressHash }: SignInKeys): Promise<void> {
  const keys = [
    { key, window: perAccount.window },
    { key: addressHash, window: perAddress.window },
  ];
  await countFailure(database(), keys, now());
}

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

export function keyed(
  kind: "account" | "name" | "address" | "asker" | "code",
  value: string,
): string {
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
