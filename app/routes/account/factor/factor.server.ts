import { z } from "zod";
import { site } from "#content/site.server";
import {
  beginFactor,
  confirmFactor,
  countRecoveryCodes,
  getFactor,
  removeFactor,
  renewRecoveryCodes,
} from "#db/accounts/second-factors.server";
import type { User } from "#db/accounts/users.server";
import { day } from "#db/time";
import { codeField, codeMessages } from "~/accounts/account-definition";
import { password } from "~/accounts/account-schema.server";
import {
  base32,
  checkCode,
  countCodeTry,
  forgetCodeTries,
  makeRecoveryCodes,
  makeTotpSecret,
  matching,
  openTotpSecret,
  recoveryHashes,
  refusal,
  sealTotpSecret,
  setupLink,
  withRecoveryCodes,
} from "~/accounts/second-factor.server";
import { newSession } from "~/accounts/session.server";
import { confirmPassword } from "~/accounts/sign-in.server";
import {
  type FormHandler,
  FormRefusal,
  type FormSuccess,
  type IntentHandlers,
  type Sender,
} from "~/forms/action.server";
import { line } from "~/forms/fields.server";
import type { FormDefinition } from "~/forms/form";
import { readSession } from "~/http/session-cookie.server";
import { wakeLetters } from "~/letters/orders.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { qrCode } from "~/runtime/qr-code.server";
import { currentPassword } from "../account-changes-definition";
import { beginIntent, codesRenewal, factorConfirmation, factorRemoval } from "./factor-definition";

const schema = z.object({ code: line(codeField), currentPassword: password });

type Words = z.infer<typeof schema>;

export function factorHandlers(user: User): FormHandler<Words, FormSuccess>[] {
  return [
    form(factorConfirmation, user, confirm),
    form(codesRenewal, user, renew),
    form(factorRemoval, user, remove),
  ];
}

/** Replaces an earlier set-up that was never confirmed. */
export function factorIntents({ id }: User, next: string): IntentHandlers {
  return {
    async [beginIntent]() {
      await beginFactor(
        database(),
        { userId: id, sealedSecret: sealTotpSecret(makeTotpSecret()) },
        now(),
      );
      return { hash: "set-up", ...(next !== "/" && { search: { next } }) };
    },
  };
}

type Save = (user: User, code: string, sender: Sender) => Promise<FormSuccess>;

function form(definition: FormDefinition, user: User, save: Save): FormHandler<Words, FormSuccess> {
  return {
    form: definition,
    schema,
    hidden: [codeField.name, currentPassword.name],
    counted: false,
    async save({ code, currentPassword: typed }, sender) {
      const { address } = sender;
      await confirmPassword(user, typed, { address, field: currentPassword.name });
      return save(user, code, sender);
    },
  };
}

const confirm: Save = async (user, code, { request, address }) => {
  await countCodeTry(user.id, address);
  const factor = await getFactor(database(), user.id);
  const secret = factor && !factor.confirmedAt && openTotpSecret(factor.sealedSecret);
  if (!factor || !secret) throw elsewhere();
  const counter = matching(secret, code);
  if (counter === undefined) throw refusal(400, codeMessages.wrong);
  await forgetCodeTries(user.id);
  const codes = makeRecoveryCodes();
  const { token, ...session } = newSession(user.id);
  const confirmed = {
    userId: user.id,
    sealedSecret: factor.sealedSecret,
    counter,
    codeHashes: recoveryHashes(codes),
    session,
    notifies: settings().sendsLetters,
  };
  if (!(await confirmFactor(database(), confirmed, now()))) throw elsewhere();
  wakeLetters();
  return { session: withRecoveryCodes({ ...(await readSession(request)), token }, codes) };
};

const renew: Save = async (user, code, { request, address }) => {
  await checkCode(user.id, code, address);
  const codes = makeRecoveryCodes();
  await renewRecoveryCodes(database(), user.id, recoveryHashes(codes));
  return { session: withRecoveryCodes(await readSession(request), codes) };
};

const remove: Save = async (user, code, { address }) => {
  await checkCode(user.id, code, address);
  await removeFactor(database(), { userId: user.id, notifies: settings().sendsLetters }, now());
  wakeLetters();
  return {};
};

const begunElsewhere =
  "This was set up in another window meanwhile. Please look at the page again.";

const elsewhere = () => new FormRefusal({ status: 409, text: begunElsewhere, foreseen: true });

/** Milliseconds for which an unconfirmed set-up is good. */
const lifetime = day;

export async function factorState({ id, username }: User) {
  const db = database();
  const factor = await getFactor(db, id);
  const secret = factor && openTotpSecret(factor.sealedSecret);
  if (factor?.confirmedAt) {
    const left = await countRecoveryCodes(db, id);
    return { is: "on", left, readable: secret !== undefined } as const;
  }
  if (!factor || !secret || now() - factor.createdAt.getTime() > lifetime)
    return { is: "off" } as const;
  const link = setupLink(secret, { issuer: site().name, account: username });
  const groups = base32(secret).match(/.{4}/g) ?? [];
  return { is: "begun", link, secret: groups.join(" "), qr: qrCode(link) } as const;
}

export type FactorState = Awaited<ReturnType<typeof factorState>>;
