import {
  defineForm,
  emailField,
  type FieldDefinition,
  invalidEmail,
  sealedField,
  unreached,
  zone,
} from "~/forms/form";
import { isolated } from "~/ui/reading/isolated";

/** Long enough for a recovery code, however it is typed. */
export const codeField = {
  name: "code",
  label: "Code",
  autoComplete: "one-time-code",
  required: "Please type the code",
  maxLength: 40,
} as const satisfies FieldDefinition;

export const signInCode = defineForm("code", {
  fields: { code: codeField, zone },
  failure: { title: "That didn’t work", description: unreached },
});

export const secretChanged =
  "This site was given a new secret, so it can’t check your app’s codes any more. Use one of your " +
  "recovery codes, or ask the operator to reset the factor.";

export const codeStep = { lasts: 30_000, words: "30 seconds" } as const;
export const codeWait = { lasts: 600_000, words: "ten minutes" } as const;

export const codeMessages = {
  asked: "Your account also asks for a code. Type it here, and your password again.",
  wrong: `That code isn’t right. It changes every ${codeStep.words}: please type the one you see now.`,
  used: "That code was used already. Please wait for the next one.",
  late: {
    title: "Please log in again",
    description: `The code has to come within ${codeWait.words} of the password.`,
  },
};

export const limits = {
  username: { min: 3, max: 50 },
  password: { min: 6, max: 200 },
} as const;

export const accountMessages = {
  shortUsername: `Username must be at least ${limits.username.min} characters`,
  registrationClosed: "This site takes no new accounts at present. If you have one, log in.",
  registrationByInvitation:
    "Accounts on this site are by invitation. Ask whoever told you about it for a link.",
  mixedUsername:
    "Please use letters of one alphabet in your username, without invisible characters",
  foreignAddress: "That is somebody’s email address. Please choose another username",
  shortPassword: `Password must be at least ${limits.password.min} characters`,
  differentPasswords: "Passwords do not match",
};

const username = {
  name: "username",
  label: "Username",
  autoComplete: "username",
  required: accountMessages.shortUsername,
  maxLength: limits.username.max,
} as const satisfies FieldDefinition;

const password = {
  name: "password",
  label: "Password",
  type: "password",
  autoComplete: "current-password",
  required: accountMessages.shortPassword,
  minLength: limits.password.min,
  maxLength: limits.password.max,
} as const satisfies FieldDefinition;

export const login = defineForm("login", {
  fields: {
    // The email address may be typed instead, and is longer.
    username: {
      ...username,
      maxLength: emailField.maxLength,
      hint: "Your email address works too",
    },
    password,
    draft: sealedField,
    zone,
    code: { ...codeField, required: undefined },
    shared: {
      label: "Other people use this device. Don’t save anything of mine on it.",
      type: "checkbox",
      maxLength: 2,
    },
  },
  toasts: ["failure"],
  failure: { title: "Login failed", description: unreached },
});

export const welcomeBack = (username: string) => ({
  title: "Login successful",
  description: `Welcome back, ${isolated(username)}!`,
});

export const registration = defineForm("register", {
  fields: {
    username: { ...username, hint: `At least ${limits.username.min} characters` },
    email: { ...emailField, label: "Email", required: invalidEmail },
    password: {
      ...password,
      autoComplete: "new-password",
      hint: `At least ${limits.password.min} characters`,
    },
    confirmPassword: {
      ...password,
      name: "confirmPassword",
      label: "Confirm Password",
      autoComplete: "new-password",
    },
    zone,
  },
  toasts: ["failure"],
  failure: { title: "Registration failed", description: "Could not create your account" },
});

export const logout = defineForm("logout", {
  fields: { back: { label: "Page", type: "hidden", maxLength: 500 } },
  failure: { title: "Logout failed", description: unreached },
  success: { title: "Logged out", description: "You have been logged out successfully" },
});
