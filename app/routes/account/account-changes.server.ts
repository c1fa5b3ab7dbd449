import { z } from "zod";
import { changeEmail, changePassword, deleteAccount } from "#db/accounts/accounts.server";
import type { User } from "#db/accounts/users.server";
import { accountFields, isSameTwice, password, twice } from "~/accounts/account-schema.server";
import { hashPassword, hashQueue } from "~/accounts/passwords/password.server";
import { countLookup, inUseRefusal } from "~/accounts/registration.server";
import { newSession } from "~/accounts/session.server";
import { confirmPassword } from "~/accounts/sign-in.server";
import type { FormHandler, FormSuccess } from "~/forms/action.server";
import { line, optional, zone } from "~/forms/fields.server";
import { FormRefusal } from "~/forms/form-refusal.server";
import { pageCache } from "~/http/page-cache/page-cache.server";
import { readSession } from "~/http/session-cookie.server";
import { letterKey, wakeLetters } from "~/letters/orders.server";
import { ownZone, saveZone } from "~/plans/persons-day.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { isZone } from "~/runtime/time-zone.server";
import {
  currentPassword,
  deletion,
  emailChange,
  passwordChange,
  timeZone,
} from "./account-changes-definition";

// Forms of a person signed in. Wrong passwords are counted as failed sign-ins are; posts are not.

const emailSchema = accountFields.pick({ email: true }).extend({ currentPassword: password });

/** Says of the current password whether it is wrong, whatever else is. */
const check =
  (user: User): FormHandler["check"] =>
  async (words, { address }) => {
    const typed = password.safeParse(words[currentPassword.name]);
    if (typed.success) await confirm(user, typed.data, address);
  };

const passwordSchema = z
  .object({ currentPassword: password, password, confirmPassword: password })
  .refine(isSameTwice, twice);

const deletionSchema = z.object({ currentPassword: password });

type Change<Schema extends z.ZodType> = (user: User) => FormHandler<z.infer<Schema>, FormSuccess>;

export const emailHandler: Change<typeof emailSchema> = (user) => ({
  form: emailChange,
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
    line(timeZone.fields.chosen).refine(isZone, { error: "Please choose a time zone" }),
  ),
  zone,
});

/** Without a script nothing tells the device's zone: the one that is known stays, and is chosen no more. */
export const timeZoneHandler: Change<typeof timeZoneSchema> = (user) => ({
  form: timeZone,
  schema: timeZoneSchema,
  async save({ chosenZone, zone: told }) {
    const name = chosenZone ?? told ?? (await ownZone(user))?.zone;
    if (name) await saveZone(user, { zone: name, isChosen: chosenZone !== undefined });
    return {};
  },
});

/** Ends every other session, and gives this one another token. */
export const passwordHandler: Change<typeof passwordSchema> = (user) => ({
  form: passwordChange,
  schema: passwordSchema,
  hidden: ["currentPassword", "password", "confirmPassword"],
  check: check(user),
  counted: false,
  async save({ currentPassword, password }, { address, request }) {
    await confirm(user, currentPassword, address);
    const hash = await hashQueue(address, () => hashPassword(password));
    const { token, ...session } = newSession();
    const change = { ...session, password: hash, notifies: settings().sendsLetters };
    await changePassword(database(), user.id, change, now());
    wakeLetters();
    return { session: { ...(await readSession(request)), token } };
  },
});

/** Leads to the goodbye, where nobody is signed in and the cookie is gone. */
export const deletionHandler: Change<typeof deletionSchema> = (user) => ({
  form: deletion,
  schema: deletionSchema,
  hidden: ["currentPassword"],
  counted: false,
  async save({ currentPassword }, { address }) {
    await confirm(user, currentPassword, address);
    await deleteAccount(database(), user.id);
    // The figures of every plan and theme counted this person too.
    pageCache().clear();
    return { to: "/account/goodbye", session: {} };
  },
});

function confirm(user: User, password: string, address: string): Promise<void> {
  return confirmPassword(user, password, { address, field: currentPassword.name });
}
