import type { z } from "zod";
import * as users from "#db/accounts/users.server";
import { findInvitation } from "#db/groups/groups.server";
import { minute } from "#db/time";
import { type FormHandler, FormRefusal } from "~/forms/action.server";
import { emailAddress } from "~/forms/fields.server";
import { countPost, waitFor } from "~/http/limits/rate-limit.server";
import { refuse } from "~/http/refusal.server";
import { letterKey, wakeLetters } from "~/letters/orders.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { hashToken } from "~/runtime/secret.server";
import { accountMessages, registration } from "./account-definition";
import { accountFields, password, sameTwice } from "./account-schema.server";
import { hashPassword, hashQueue } from "./passwords.server";
import { authenticate, completeSignIn, nextOf, type SignedIn } from "./session.server";
import { askForCode, signIn } from "./sign-in.server";

const inUse: Record<users.Unique, string> = {
  username: "That username is taken. Please choose another.",
  email: "There is an account with that email address already.",
};
const bothInUse = "That username and that email address are taken.";

const perHour = {
  accounts: { points: 20, duration: 3_600 },
  lookups: { points: 60, duration: 3_600 },
};

/** A name that is another's address would block that person's sign-in. */
const isOwnName = ({ username, email }: { username: string; email: string }) =>
  [email, undefined].includes(emailAddress(users.foldName(username)));

const ownName = { path: ["username"], error: accountMessages.foreignAddress };

export const accountSchema = accountFields.refine(isOwnName, ownName);

export const registrationSchema = sameTwice(
  accountFields.extend({ confirmPassword: password }).refine(isOwnName, ownName),
);

/** Why an account can't be made by whoever goes on to `next`; undefined where it can. */
export async function registrationRefusal(next: string): Promise<string | undefined> {
  const { REGISTRATION } = settings();
  if (REGISTRATION === "open") return undefined;
  if (REGISTRATION === "closed") return accountMessages.registrationClosed;
  const [, token = ""] = /^\/invite\/([\w-]{43})$/.exec(next) ?? [];
  const invitation = token && (await findInvitation(database(), hashToken(token), now()));
  return invitation ? undefined : accountMessages.registrationByInvitation;
}

type Registration<Schema extends z.ZodType> = FormHandler<z.infer<Schema>, SignedIn>;

export const accountHandler: Registration<typeof accountSchema> = {
  form: registration,
  schema: accountSchema,
  counted: false,
  async save({ zone, ...account }, sender) {
    const text = await registrationRefusal(nextOf(sender.request));
    if (text) throw new FormRefusal({ status: 403, text, foreseen: true });
    const user = await authenticate(sender, () => register(account, sender.address));
    return registered(user, sender.request, zone);
  },
};

async function registered(user: users.User, request: Request, zone?: string): Promise<SignedIn> {
  const description = "Your account has been created successfully!";
  const message = { title: "Registration successful", description };
  return { ...(await completeSignIn(user, request, zone)), message };
}

export const registrationHandler: Registration<typeof registrationSchema> = {
  ...accountHandler,
  schema: registrationSchema,
  hidden: ["password", "confirmPassword"],
  async save(account, sender) {
    try {
      return await accountHandler.save(account, sender);
    } catch (error) {
      const user = await madeJustNow(error, account, sender.address);
      if (!user) throw error;
      const asked = await askForCode(user, sender.request, nextOf(sender.request));
      return asked ? { user, ...asked } : registered(user, sender.request, account.zone);
    }
  },
};

type NewAccount = z.infer<typeof accountSchema>;

/** Without scripts a double click sends it twice. The password is checked and limited as at sign-in. */
async function madeJustNow(
  error: unknown,
  { username, email, password }: NewAccount,
  address: string,
): Promise<users.User | undefined> {
  if (!(error instanceof FormRefusal) || error.details.status !== 409) return undefined;
  const made = await users.findAccount(database(), username);
  const isSame = made?.username === username && made.email === email;
  if (!isSame || now() - made.createdAt.getTime() > minute) return undefined;
  return signIn(username, password, address).catch((refused) => {
    if (refused instanceof FormRefusal) return undefined;
    throw refused;
  });
}

/**
 * Refuses what is taken before hashing; the unique index decides races.
 * @throws FormRefusal 409; 503; 429, alike for taken and free, after twenty accounts or sixty tries an
 *   hour.
 */
export async function register(account: NewAccount, address: string): Promise<users.User> {
  await countLookup(address);
  refuseAfter(await waitFor("accounts", address, perHour.accounts));
  const fields = await users.findInUse(database(), account, now());
  if (fields.length > 0) throw inUseRefusal(fields);
  refuseAfter(await countPost("accounts", address, perHour.accounts));
  const password = await hashQueue(address, () => hashPassword(account.password));
  const { username, email } = account;
  const key = letterKey("address", email);
  const fresh = { username, email, password, letterKey: key };
  const made = await users.createUser(database(), fresh, now());
  wakeLetters();
  if ("user" in made) return made.user;
  throw inUseRefusal([made.inUse]);
}

/** The answer tells who has an account. @throws FormRefusal 429 after sixty an hour from an address. */
export async function countLookup(address: string): Promise<void> {
  refuseAfter(await countPost("lookups", address, perHour.lookups));
}

export function inUseRefusal(fields: readonly users.Unique[]): FormRefusal {
  const refused = fields.map((field) => [field, inUse[field]] as const);
  const text = refused.length > 1 ? bothInUse : (refused[0]?.[1] ?? "");
  return new FormRefusal({
    status: 409,
    text,
    foreseen: true,
    fields: Object.fromEntries(refused),
  });
}

function refuseAfter(wait: number | undefined): void {
  if (wait) throw new FormRefusal(refuse(429, { "Retry-After": String(wait) }));
}
