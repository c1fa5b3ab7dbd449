import { getFactor, takeCounter, takeRecoveryCode } from "#db/accounts/second-factors.server";
import { claimTry, forgetTries } from "#db/accounts/sign-ins.server";
import { day } from "#db/time";
import { FormRefusal } from "~/forms/form-refusal.server";
import { countPost } from "~/http/limits/rate-limit.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { seal, unseal } from "~/runtime/secret.server";
import { delayAfter, keyed, tooManyTries } from "../sign-in-limits.server";
import { codeField, codeMessages, secretChanged } from "./code-definition";
import { plainCode, recoveryHash } from "./recovery-codes.server";
import { counterOf } from "./totp.server";

const purpose = "second factor";

export const sealTotpSecret = (secret: Buffer): string => seal(purpose, secret);

/** Undefined where it was sealed under another key. */
export const openTotpSecret = (sealed: string): Buffer | undefined => unseal(purpose, sealed);

const ifNotYou =
  "If it wasn't you who tried, somebody knows your password: 'Forgotten your password?' gets you a " +
  "new one, and keeps them out.";

/** Five tries are free; then at most one in fifteen minutes, and the count lasts a day. */
const perAccount = {
  window: day,
  delayAfter: (tries: number) => (tries < 5 ? 0 : delayAfter(tries)),
};

const perAddress = { points: 60, duration: 600 };

/**
 * Takes a code of an account's app, or one of its recovery codes, once.
 * @throws FormRefusal 400 for any other, 409 where the secret is another one, 429 after too many tries.
 */
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

/** After a code that was right. */
export function forgetCodeTries(userId: number): Promise<void> {
  return forgetTries(database(), keyed("code", String(userId)));
}

/** The step of a code however it is typed: in two halves, in wide digits, with the letter O for a zero. */
export function matching(secret: Buffer, typed: string): number | undefined {
  return counterOf(secret, plainCode(typed).replaceAll("O", "0"), now());
}

/**
 * Counts a try, whoever makes it and whatever comes of it.
 * @throws FormRefusal 429 that says how long to wait.
 */
export async function countCodeTry(userId: number, address: string): Promise<void> {
  if (settings().RATE_LIMIT === "off") return;
  const wait = await countPost("codes", address, perAddress);
  if (wait) throw tooManyTries(wait);
  const until = await claimTry(database(), keyed("code", String(userId)), perAccount, now());
  if (until) throw tooManyTries(Math.ceil((until - now()) / 1_000), ifNotYou);
}

/** Said at the code's field. */
export function refusal(status: number, text: string): FormRefusal {
  return new FormRefusal({ status, text, foreseen: true, fields: { [codeField.name]: text } });
}
