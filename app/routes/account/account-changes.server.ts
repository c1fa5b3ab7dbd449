import { createHash } from "node:crypto";
import { z } from "zod";
import { confirmationAsked, sessionEnds } from "#content/pages/account";
import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import { changeEmail } from "#db/accounts/email-changes.server";
import { changePassword } from "#db/accounts/passwords.server";
import { endOtherSessions, endOwnSession, listSessions } from "#db/accounts/sessions.server";
import { deleteAccount, type User } from "#db/accounts/users.server";
import { askAddress } from "#db/letters/notices.server";
import { accountFields, password, sameTwice } from "~/accounts/account-schema.server";
import { bellHandler, bellIntents } from "~/accounts/bell.server";
import { hashAnew } from "~/accounts/locks.server";
import { hashQueue } from "~/accounts/passwords.server";
import { countLookup, inUseRefusal } from "~/accounts/registration.server";
import { newSession } from "~/accounts/session.server";
import { confirmPassword } from "~/accounts/sign-in.server";
import {
  type FormHandler,
  FormRefusal,
  type FormSuccess,
  type IntentHandlers,
} from "~/forms/action.server";
import { line, optional, zone, zoneOf } from "~/forms/fields.server";
import { zoneIntent } from "~/forms/form";
import { pageCache } from "~/http/page-cache/page-cache.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { readSession, sessionHashOf } from "~/http/session-cookie.server";
import { letterKey, wakeLetters } from "~/letters/orders.server";
import { dayOf, ownZone, saveZone } from "~/plans/persons-day.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { isZone } from "~/runtime/time-zone.server";
import * as forms from "./account-changes-definition";

// Wrong passwords count as failed sign-ins; posts are not counted.

const emailSchema = accountFields.pick({ email: true }).extend({ currentPassword: password });

/** Reports a wrong current password even where other fields have errors. */
const check =
  (user: User): FormHandler["check"] =>
  async (words, { address }) => {
    const typed = password.safeParse(words[forms.currentPassword.name]);
    if (typed.success) await confirm(user, typed.data, address);
  };

const passwordSchema = sameTwice(
  z.object({ currentPassword: password, password, confirmPassword: password }),
);

const deletionSchema = z.object({ currentPassword: password });

type Change<Schema extends z.ZodType> = (user: User) => FormHandler<z.infer<Schema>, FormSuccess>;

const emailHandler: Change<typeof emailSchema> = (user) => ({
  form: forms.emailChange,
  schema: emailSchema,
  hidden: ["currentPassword"],
  check: check(user),
  counted: false,
  async save({ email, currentPassword }, { address }) {
    await confirm(user, currentPassword, address);
    if (email === user.email) throw sameEmail();
    await countLookup(address);
    const change = { email, letterKey: letterKey("address", email) };
    if (!(await changeEmail(database(), user.id, change, now()))) throw inUseRefusal(["email"]);
    wakeLetters();
    return {};
  },
});

const sameEmail = () => {
  const text = "That is your email address already.";
  return new FormRefusal({ status: 400, text, foreseen: true, fields: { email: text } });
};

const timeZoneSchema = z.object({
  chosenZone: optional(
    line(forms.timeZone.fields.chosen).refine(isZone, { error: "Please choose a time zone" }),
  ),
  zone,
});

/** Without a script the device's zone is unknown: the known one stays, and counts as not chosen. */
const timeZoneHandler: Change<typeof timeZoneSchema> = (user) => ({
  form: forms.timeZone,
  schema: timeZoneSchema,
  async save({ chosenZone, zone: told }) {
    const name = chosenZone ?? told ?? (await ownZone(user))?.zone;
    if (name) await saveZone(user, { zone: name, isChosen: chosenZone !== undefined });
    return {};
  },
});

/** Ends every other session, and gives this one a new token. */
const passwordHandler: Change<typeof passwordSchema> = (user) => ({
  form: forms.passwordChange,
  schema: passwordSchema,
  hidden: ["currentPassword", "password", "confirmPassword"],
  check: check(user),
  counted: false,
  async save({ currentPassword, password }, { address, request }) {
    await confirm(user, currentPassword, address);
    const made = await hashQueue(address, () => hashAnew(user.id, password));
    const { token, ...session } = newSession(user.id);
    const change = { ...session, ...made, notifies: settings().sendsLetters };
    await changePassword(database(), user.id, change, now());
    wakeLetters();
    return { session: { ...(await readSession(request)), token } };
  },
});

export const settingsHandlers = (user: User) => [
  emailHandler(user),
  passwordHandler(user),
  timeZoneHandler(user),
  bellHandler(user),
];

export const deletionHandler: Change<typeof deletionSchema> = (user) => ({
  form: forms.deletion,
  schema: deletionSchema,
  hidden: ["currentPassword"],
  counted: false,
  async save({ currentPassword }, { address }) {
    await confirm(user, currentPassword, address);
    await deleteAccount(database(), user.id);
    // Every plan's and theme's counters included this person.
    pageCache().clear();
    return { to: forms.goodbyePath, session: {} };
  },
});

function confirm(user: User, password: string, address: string): Promise<void> {
  return confirmPassword(user, password, { address, field: forms.currentPassword.name });
}

/** The asking session first, then the newest. */
export async function ownSessions(user: User, request: Request) {
  const asking = await sessionHashOf(request);
  const running = await listSessions(database(), user.id, now());
  return running
    .map(({ tokenHash, startedAt, lastSeenAt }) => ({
      /** Names the session in the form that ends it; of no other use. */
      handle: handleOf(tokenHash),
      startedAt,
      lastSeenAt,
      isThis: tokenHash === asking,
    }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis));
}

export type OwnSession = Awaited<ReturnType<typeof ownSessions>>[number];

export function settingsIntents(user: User, request: Request): IntentHandlers {
  const where = { hash: "sessions", stays: true };
  return {
    ...bellIntents(user),
    async "end-session"({ form }) {
      const running = await listSessions(database(), user.id, now());
      const named = running.find(({ tokenHash }) => handleOf(tokenHash) === form.get("session"));
      if (!named || !(await endOwnSession(database(), user.id, named.tokenHash)))
        throw thrownRefusal(refuse(404));
      return { ...where, message: { ...sessionEnds["end-session"], inPlace: true } };
    },
    async "sign-out-everywhere"() {
      await endOtherSessions(database(), user.id, await sessionHashOf(request));
      return { ...where, message: { ...sessionEnds["sign-out-everywhere"], inPlace: true } };
    },
    async "ask-address"() {
      const key = letterKey("address", user.email);
      await database().write((tx) => askAddress(tx, user.id, key, now()));
      wakeLetters();
      return { message: { ...confirmationAsked, inPlace: true }, hash: "email", stays: true };
    },
    async [zoneIntent]({ form }) {
      await dayOf(user, zoneOf(form));
      return { hash: forms.timeZone.name };
    },
  };
}

function handleOf(tokenHash: string): string {
  return createHash("sha256").update(`handle:${tokenHash}`).digest("base64url").slice(0, 22);
}

export async function confirmationOf({ id }: User): Promise<forms.ConfirmationState> {
  if (await confirmedAddress(database(), id)) return "confirmed";
  return settings().sendsLetters ? "open" : "off";
}
