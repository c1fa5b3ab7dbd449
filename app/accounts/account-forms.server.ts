import type { z } from "zod";
import { safePath } from "~/accounts/safe-path.server";
import { receiveDraft } from "~/bookmarks/drafts.server";
import type { FormHandler, FormSuccess } from "~/forms/action.server";
import { login, logout, registration } from "./account-definition";
import {
  accountSchema,
  loginSchema,
  logoutSchema,
  registrationSchema,
} from "./account-schema.server";
import { authenticate } from "./authenticator.server";
import { askForCode } from "./factor/pending-sign-in.server";
import { type Entered, goIn, nextOf } from "./go-in.server";
import { leaveSession } from "./session.server";

type Entry<Schema extends z.ZodType> = FormHandler<z.infer<Schema>, Entered>;

export const loginForm: Entry<typeof loginSchema> = {
  form: login,
  schema: loginSchema,
  hidden: ["password"],
  counted: false,
  async save({ draft }, sender) {
    const { request } = sender;
    const user = await authenticate(sender);
    const back = draft && (await receiveDraft(user, draft));
    const asked = await askForCode(user, request, back || nextOf(request));
    if (asked) return { user, ...asked };
    const entered = await goIn(user, request);
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
    const entered = await goIn(await authenticate(sender), sender.request);
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
