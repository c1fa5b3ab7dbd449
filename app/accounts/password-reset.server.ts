import { z } from "zod";
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
import { isGenuine, readToken } from "~/letters/letter-links.server";
import { linkLifetimes } from "~/letters/link-lifetimes";
import { wakeLetters } from "~/letters/orders.server";
import { letterPath, signInPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { hashToken, makeToken } from "~/runtime/secret.server";
import { isSameTwice, password, twice } from "./account-schema.server";
import { linkEnded, passwordChanged, passwordReset } from "./password-reset-definition";
import { hashPassword, hashQueue } from "./passwords.server";
import { signInKeys } from "./sign-in-limits.server";

const passwordResetSchema = z
  .object({ password, confirmPassword: password })
  .refine(isSameTwice, twice);

export async function makeResetLink(db: Db, userId: number): Promise<string> {
  const token = makeToken();
  await addPasswordReset(
    db,
    { userId, tokenHash: hashToken(token), lifetime: linkLifetimes.reset.lasts },
    now(),
  );
  return settings().ORIGIN + letterPath("reset", token);
}

export async function findResetUser(token: string): Promise<string | undefined> {
  return (await findLink(token))?.username;
}

type NewPassword = SignInKeys & { password: string };

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

/** Valid while password and address are those it was made for. */
async function accountOfLetter(token: string) {
  const read = readToken(token);
  const letter = read && (await findLetter(database(), read.handle));
  const account = await accountOf(database(), letter?.userId);
  if (!account || !isGenuine("reset", token, account.email, account.password)) return undefined;
  return account;
}

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
