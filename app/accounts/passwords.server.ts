import { randomBytes, type ScryptOptions, scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { z } from "zod";
import { noHash } from "#db/accounts/email-changes.server";
import {
  addPasswordReset,
  completeLetterReset,
  completeReset,
  findReset,
} from "#db/accounts/passwords.server";
import type { SignInKeys } from "#db/accounts/sign-ins.server";
import type { Db } from "#db/engines/database";
import { accountOf } from "#db/letters/account-letters.server";
import { findLetter } from "#db/letters/outbox.server";
import type { FormHandler, FormSuccess } from "~/forms/action.server";
import { doneParameter } from "~/forms/form";
import { FormRefusal } from "~/forms/form-refusal.server";
import { refuse } from "~/http/refusal.server";
import { isGenuine, readToken } from "~/letters/letter-links.server";
import { linkLifetimes } from "~/letters/link-lifetimes";
import { wakeLetters } from "~/letters/orders.server";
import { letterPath, signInPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { processQueue, QueueFull } from "~/runtime/queue.server";
import { hashToken, isSame, makeToken } from "~/runtime/secret.server";
import { passwordResetSchema } from "./account-schema.server";
import { linkEnded, passwordChanged, passwordReset } from "./password-reset-definition";
import { signInKeys } from "./sign-in-limits.server";

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's scrypt parameters for 32 MiB; kept with each hash, so that they can rise. */
const current = { N: 2 ** 15, r: 8, p: 3 };
const length = 32;

/** A salted hash of a password: `scrypt$N$r$p$salt$hash`, the last two in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await scryptOf(password, salt, current);
  const { N, r, p } = current;
  return ["scrypt", N, r, p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/**
 * Whether a password is the one of a stored hash. Where there is no hash (an unknown name) it takes
 * just as long and the result is no.
 * @returns `outdated` when the hash should be made again with today's parameters.
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
): Promise<{ right: boolean; outdated: boolean }> {
  const [, N, r, p, salt = "", hash = ""] = (stored ?? dummy).split("$");
  const parameters = { N: Number(N), r: Number(r), p: Number(p) };
  const found = await scryptOf(password, Buffer.from(salt, "base64url"), parameters);
  const expected = Buffer.from(hash, "base64url");
  const same = isSame(expected, found);
  const { N: cost, r: block, p: lanes } = current;
  const outdated = parameters.N < cost || parameters.r < block || parameters.p < lanes;
  return { right: same && stored !== undefined, outdated };
}

function scryptOf(password: string, salt: Buffer, parameters: ScryptOptions): Promise<Buffer> {
  return derive(password.normalize("NFC"), salt, length, { ...parameters, maxmem: 64 * 1024 ** 2 });
}

/** In the place of a hash, where an account has no password: verifying takes as long, and always says no. */
export function voidPassword(): string {
  const { N, r, p } = current;
  return ["scrypt", N, r, p, randomBytes(16).toString("base64url"), noHash].join("$");
}

const dummy = voidPassword();

/**
 * Two hashes at a time keep reading pages quick on two cores; one of them for an address. The server
 * gives a silent connection up after twenty seconds; a response must come before that.
 */
const queue = processQueue("hashing", () => ({
  width: 2,
  depth: 100,
  share: { width: 1, depth: 20 },
  timeout: 10_000,
}));

/**
 * Makes or compares a hash when it is the turn of an address.
 * @throws FormRefusal 429 when too many of the address wait, 503 when too many of all do or waiting
 *   takes too long.
 */
export async function hashQueue<T>(address: string, task: () => Promise<T>): Promise<T> {
  try {
    return await queue().run(address, task);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    throw new FormRefusal(refuse(error.ownShare ? 429 : 503, { "Retry-After": "10" }));
  }
}

/** A link to a new password for an account; one that was made before works no longer. */
export async function makeResetLink(db: Db, userId: number): Promise<string> {
  const token = makeToken();
  await addPasswordReset(
    db,
    { userId, tokenHash: hashToken(token), lifetime: linkLifetimes.reset.lasts },
    now(),
  );
  return settings().ORIGIN + letterPath("reset", token);
}

/** Whose password a link changes, one of the operator's or of a letter; undefined once it has ended. */
export async function findResetUser(token: string): Promise<string | undefined> {
  return (await findLink(token))?.username;
}

type NewPassword = SignInKeys & { password: string };

/** Whose password a link changes, and how: whether it was still good then is what that comes to. */
type ResetLink = { userId: number; username: string; change(made: NewPassword): Promise<boolean> };

async function findLink(token: string): Promise<ResetLink | undefined> {
  const db = database();
  const account = await accountOfLetter(token);
  if (account) {
    const { id: userId, username, email, password: before } = account;
    const change = (made: NewPassword) =>
      completeLetterReset(db, { ...made, userId, email, before }, now());
    return { userId, username, change };
  }
  const tokenHash = hashToken(token);
  const reset = await findReset(db, tokenHash, now());
  const change = (made: NewPassword) => completeReset(db, { ...made, tokenHash }, now());
  return reset && { ...reset, change };
}

/** The account that a letter's link is for, while password and address are those it was made for. */
async function accountOfLetter(token: string) {
  const read = readToken(token);
  const letter = read && (await findLetter(database(), read.handle));
  const account = await accountOf(database(), letter?.userId ?? 0);
  if (!account || !isGenuine("reset", token, account.email, account.password)) return undefined;
  return account;
}

/** The form behind a link. Changing the password ends the link and every session. */
export function resetHandler(
  token: string,
): FormHandler<z.infer<typeof passwordResetSchema>, FormSuccess> {
  return {
    form: passwordReset,
    schema: passwordResetSchema,
    hidden: ["password", "confirmPassword"],
    async save({ password }, { address }) {
      // Before a costly hash is made.
      const link = (await findLink(token)) ?? refuseEnded();
      const hash = await hashQueue(address, () => hashPassword(password));
      const keys = signInKeys(link.userId, address);
      if (!(await link.change({ ...keys, password: hash }))) refuseEnded();
      wakeLetters();
      return {
        to: `${signInPath()}?${doneParameter}=${passwordReset.name}`,
        message: passwordChanged,
        inPlace: true,
        session: {},
      };
    },
  };
}

function refuseEnded(): never {
  throw new FormRefusal({ status: 404, text: linkEnded, foreseen: true });
}
