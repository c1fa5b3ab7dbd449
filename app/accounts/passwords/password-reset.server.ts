import type { z } from "zod";
import { passwordResetSchema } from "~/accounts/account-schema.server";
import { signInKeys } from "~/accounts/sign-in-limits.server";
import type { FormHandler, FormSuccess } from "~/forms/action.server";
import { FormRefusal } from "~/forms/form-refusal.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { hashToken, makeToken } from "~/runtime/token.server";
import {
  addPasswordReset,
  completeReset,
  findReset,
} from "../../../db/accounts/password-resets.server";
import type { Db } from "../../../db/engines/database";
import { hashQueue } from "./hash-queue.server";
import { hashPassword } from "./password.server";
import { linkEnded, passwordChanged, passwordReset } from "./password-reset-definition";

/** How long a link works, in milliseconds. */
const lifetime = 3_600_000;

/** A link to a new password for an account; one that was made before works no longer. */
export async function makeResetLink(db: Db, userId: number): Promise<string> {
  const token = makeToken();
  await addPasswordReset(db, { userId, tokenHash: hashToken(token), lifetime }, now());
  return `${settings().ORIGIN}/auth/reset/${token}`;
}

/** Whose password a link changes; undefined once it has ended. */
export async function findResetUser(token: string): Promise<string | undefined> {
  return (await findReset(database(), hashToken(token), now()))?.username;
}

/** The form behind a link. Changing the password ends the link and every session. */
export function resetForm(
  token: string,
): FormHandler<z.infer<typeof passwordResetSchema>, FormSuccess> {
  return {
    form: passwordReset,
    schema: passwordResetSchema,
    hidden: ["password", "confirmPassword"],
    async save({ password }, { address }) {
      const keys = signInKeys(await demandReset(token), address);
      const hash = await hashQueue(address, () => hashPassword(password));
      const change = { ...keys, tokenHash: hashToken(token), password: hash };
      if (!(await completeReset(database(), change, now()))) refuseEnded();
      return { to: "/auth?done=password-reset", message: passwordChanged, session: {} };
    },
  };
}

/** Before a costly hash is made. */
async function demandReset(token: string): Promise<string> {
  return (await findResetUser(token)) ?? refuseEnded();
}

function refuseEnded(): never {
  throw new FormRefusal({ status: 404, text: linkEnded, foreseen: true });
}
