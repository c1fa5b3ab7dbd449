import type { z } from "zod";
import { safePath } from "~/accounts/safe-path.server";
import { receiveDraft } from "~/bookmarks/drafts.server";
import { completePending } from "~/bookmarks/pending-intent.server";
import type { FormHandler, FormSuccess, Sender } from "~/forms/action.server";
import { withoutResult } from "~/forms/results.server";
import { readSession } from "~/http/session-cookie.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import type { User } from "../../db/accounts/users.server";
import { deleteOldDrafts } from "../../db/prayers/drafts.server";
import { login, logout, registration } from "./account-definition";
import {
  accountSchema,
  loginSchema,
  logoutSchema,
  registrationSchema,
} from "./account-schema.server";
import { authenticate } from "./authenticator.server";
import { beginSession, leaveSession } from "./session.server";

/** A sign-in or registration that succeeded. */
export type Entered = FormSuccess & { user: User };

type Entry<Schema extends z.ZodType> = FormHandler<z.infer<Schema>, Entered>;

export const loginForm: Entry<typeof loginSchema> = {
  form: login,
  schema: loginSchema,
  hidden: ["password"],
  counted: false,
  async save({ draft }, sender) {
    const entered = await enter(sender);
    await deleteOldDrafts(database(), now());
    const { user } = entered;
    const back = draft && (await receiveDraft(user, draft));
    const welcome = `Welcome back, ${user.username}!`;
    const description = draft && !back ? `${welcome} ${draftLost}` : welcome;
    return {
      ...entered,
      to: back || entered.to,
      message: { title: "Login successful", description },
    };
  },
};

const draftLost =
  "What was written before can't be shown: it belongs to another account, or waited too long.";

/** The account of /api, which sends the password once. */
export const accountForm: Entry<typeof accountSchema> = {
  form: registration,
  schema: accountSchema,
  counted: false,
  async save(_, sender) {
    const entered = await enter(sender);
    const description = "Your account has been created successfully!";
    return { ...entered, message: { title: "Registration successful", description } };
  },
};

export const registrationForm: Entry<typeof registrationSchema> = {
  ...accountForm,
  schema: registrationSchema,
  hidden: ["password", "confirmPassword"],
};

export const logoutForm: FormHandler<z.infer<typeof logoutSchema>, FormSuccess> = {
  form: logout,
  schema: logoutSchema,
  counted: false,
  async save({ back }, { request }) {
    await leaveSession(request);
    return { to: safePath(back), session: {} };
  },
};

/** Leads to the page one came from, where what one wanted to keep is kept by now; else home. */
async function enter(sender: Sender): Promise<Entered> {
  const { request } = sender;
  const user = await authenticate(sender);
  const token = await beginSession(user, request);
  const { pendingIntent, prayed } = await readSession(request);
  const asked = new URL(request.url).searchParams.get("next");
  const next = asked ? withoutResult(safePath(asked)) : "/";
  const to = (pendingIntent && (await completePending(user, pendingIntent, next))) ?? next;
  return { user, to, session: { token, prayed } };
}
