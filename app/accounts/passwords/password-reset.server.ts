import type { z } from "zod";
import { passwordResetSchema } from "~/accounts/account-schema.server";
import { signInKeys } from "~/accounts/sign-in-limits.server";
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
import { hashToken, makeToken } from "~/runtime/token.server";
import type { SignInKeys } from "../../../db/accounts/known-addresses.server";
import {
  addPasswordReset,
  completeLetterReset,
  completeReset,
  findReset,
} from "../../../db/accounts/password-resets.server";
import type { Db } from "../../../db/engines/database";
import { accountOf } from "../../../db/letters/account-letters.server";
import { findLetter } from "../../../db/letters/delivery.server";
import { hashPassword, hashQueue } from "./password.server";
import { linkEnded, passwordChanged, passwordReset } from "./password-reset-definition";

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
  const account = await accountOfLetter(token);
  return (account ?? (await findReset(database(), hashToken(token), now())))?.username;
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
      const keys = signInKeys(await requireReset(token), address);
      const hash = await hashQueue(address, () => hashPassword(password));
      if (!(await change(token, { ...keys, password: hash }))) refuseEnded();
      wakeLetters();
      return {
        to: `${signInPath()}?${doneParameter}=${passwordReset.name}`,
        message: passwordChanged,
        session: {},
      };
    },
  };
}

/** @returns whether the link was still good. */
async function change(token: string, made: SignInKeys & { password: string }): Promise<boolean> {
  const account = await accountOfLetter(token);
  if (!account) return completeReset(database(), { ...made, tokenHash: hashToken(token) }, now());
  const { id: userId, email, password: before } = account;
  return completeLetterReset(database(), { ...made, userId, email, before }, now());
}

/** Before a costly hash is made. */
async function requireReset(token: string): Promise<string> {
  return (await findResetUser(token)) ?? refuseEnded();
}

function refuseEnded(): never {
  throw new FormRefusal({ status: 404, text: linkEnded, foreseen: true });
}
