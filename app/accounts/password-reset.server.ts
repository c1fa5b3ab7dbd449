import { z } from "zod";
import { linkLifetimes } from "#content/link-lifetimes";
import * as passwords from "#db/accounts/passwords.server";
import type { SignInKeys } from "#db/accounts/sign-ins.server";
import type { Db } from "#db/engines/database";
import { accountOf } from "#db/letters/notices.server";
import { findLetter } from "#db/letters/outbox.server";
import { type FormHandler, FormRefusal, type FormSuccess } from "~/forms/action.server";
import { email } from "~/forms/fields.server";
import { doneParameter } from "~/forms/form";
import { countPost } from "~/http/limits/rate-limit.server";
import { refuse } from "~/http/refusal.server";
import { isGenuine, readToken } from "~/letters/letter-links.server";
import { letterKey, wakeLetters } from "~/letters/orders.server";
import { letterPath, signInPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { hashToken, makeToken } from "~/runtime/secret.server";
import { password, sameTwice } from "./account-schema.server";
import { forgotten, linkEnded, passwordChanged, passwordReset } from "./password-reset-definition";
import { hashPassword, hashQueue } from "./passwords.server";
import { keyed, signInKeys } from "./sign-in-limits.server";

const forgottenSchema = z.object({ email: email(forgotten.fields.email) });

/** For a network address. */
const perHour = { points: 20, duration: 3_600 };

/** The response, and the time it takes, are the same whether or not anybody has the address. */
export const forgottenHandler: FormHandler<z.infer<typeof forgottenSchema>, undefined> = {
  form: forgotten,
  schema: forgottenSchema,
  async save({ email }, { address, suspected }) {
    const wait = await countPost("forgotten", address, perHour);
    if (wait) throw new FormRefusal(refuse(429, { "Retry-After": String(wait) }));
    const mailbox = letterKey("reset", email);
    if (suspected || mailbox === undefined) return undefined;
    const asker = keyed("asker", `${mailbox} ${address}`);
    const asked = { email, mailbox, asker, addressHash: keyed("address", address) };
    await passwords.orderReset(database(), asked, now());
    wakeLetters();
    return undefined;
  },
};

const passwordResetSchema = sameTwice(z.object({ password, confirmPassword: password }));

export async function makeResetLink(
  db: Db,
  userId: number,
  lasts: number = linkLifetimes.reset.lasts,
) {
  const token = makeToken();
  await passwords.addPasswordReset(
    db,
    { userId, tokenHash: hashToken(token), lifetime: lasts },
    now(),
  );
  return settings().ORIGIN + letterPath("reset", token);
}

export async function findResetUser(token: string): Promise<string | undefined> {
  return (await findLink(token))?.username;
}

type NewPassword = SignInKeys & { password: string };

async function findLink(token: string) {
  const db = database();
  const account = await accountOfLetter(token);
  if (account) {
    const { id: userId, username, email, password: before } = account;
    const change = (made: NewPassword) =>
      passwords.completeLetterReset(db, { ...made, userId, email, before }, now());
    return { userId, username, change };
  }
  const tokenHash = hashToken(token);
  const reset = await passwords.findReset(db, tokenHash, now());
  const change = (made: NewPassword) => passwords.completeReset(db, { ...made, tokenHash }, now());
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
