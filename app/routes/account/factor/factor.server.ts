import { z } from "zod";
import { site } from "#content/site.server";
import * as factors from "#db/accounts/second-factors.server";
import type { User } from "#db/accounts/users.server";
import { day } from "#db/time";
import { codeField, codeMessages } from "~/accounts/account-definition";
import { password } from "~/accounts/account-schema.server";
import * as secondFactor from "~/accounts/second-factor.server";
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
      await factors.beginFactor(
        database(),
        { userId: id, sealedSecret: secondFactor.sealTotpSecret(secondFactor.makeTotpSecret()) },
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
  await secondFactor.countCodeTry(user.id, address);
  const factor = await factors.getFactor(database(), user.id);
  const secret = factor && !factor.confirmedAt && secondFactor.openTotpSecret(factor.sealedSecret);
  if (!factor || !secret) throw elsewhere();
  const counter = secondFactor.matching(secret, code);
  if (counter === undefined) throw secondFactor.refusal(400, codeMessages.wrong);
  await secondFactor.forgetCodeTries(user.id);
  const codes = secondFactor.makeRecoveryCodes();
  const { token, ...session } = newSession(user.id);
  const confirmed = {
    userId: user.id,
    sealedSecret: factor.sealedSecret,
    counter,
    codeHashes: secondFactor.recoveryHashes(codes),
    session,
    notifies: settings().sendsLetters,
  };
  if (!(await factors.confirmFactor(database(), confirmed, now()))) throw elsewhere();
  wakeLetters();
  return {
    session: secondFactor.withRecoveryCodes({ ...(await readSession(request)), token }, codes),
  };
};

const renew: Save = async (user, code, { request, address }) => {
  await secondFactor.checkCode(user.id, code, address);
  const codes = secondFactor.makeRecoveryCodes();
  await factors.renewRecoveryCodes(database(), user.id, secondFactor.recoveryHashes(codes));
  return { session: secondFactor.withRecoveryCodes(await readSession(request), codes) };
};

const remove: Save = async (user, code, { address }) => {
  await secondFactor.checkCode(user.id, code, address);
  await factors.removeFactor(
    database(),
    { userId: user.id, notifies: settings().sendsLetters },
    now(),
  );
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
  const factor = await factors.getFactor(db, id);
  const secret = factor && secondFactor.openTotpSecret(factor.sealedSecret);
  if (factor?.confirmedAt) {
    const left = await factors.countRecoveryCodes(db, id);
    return { is: "on", left, readable: secret !== undefined } as const;
  }
  if (!factor || !secret || now() - factor.createdAt.getTime() > lifetime)
    return { is: "off" } as const;
  const link = secondFactor.setupLink(secret, { issuer: site().name, account: username });
  const groups = secondFactor.base32(secret).match(/.{4}/g) ?? [];
  return { is: "begun", link, secret: groups.join(" "), qr: qrCode(link) } as const;
}

export type FactorState = Awaited<ReturnType<typeof factorState>>;
