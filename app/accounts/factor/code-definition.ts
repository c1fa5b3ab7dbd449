import { type FieldDefinition, type FormDefinition, unreached } from "~/forms/form";
import { zone } from "~/forms/time-zone";

/** Long enough for a recovery code, however it is typed. */
export const codeField = {
  name: "code",
  label: "Code",
  autoComplete: "one-time-code",
  required: "Please type the code",
  maxLength: 40,
} as const satisfies FieldDefinition;

/** The second page of signing in. */
export const signInCode = {
  name: "code",
  fields: { code: codeField, zone },
  failure: {
    title: "That didn't work",
    description: unreached,
  },
} as const satisfies FormDefinition;

/** Said where what the app counts from cannot be read any more. */
export const secretChanged =
  "This site was given a new secret, so it can't check your app's codes any more. Use one of your " +
  "recovery codes, or ask the operator to reset the factor.";

/** How long a code of an app is shown, and how long it may take after the password. */
export const codeStep = { lasts: 30_000, words: "30 seconds" } as const;
export const codeWait = { lasts: 600_000, words: "ten minutes" } as const;

export const codeMessages = {
  asked: "Your account also asks for a code. Type it here, and your password again.",
  wrong: `That code isn't right. It changes every ${codeStep.words}: please type the one you see now.`,
  used: "That code was used already. Please wait for the next one.",
  late: {
    title: "Please log in again",
    description: `The code has to come within ${codeWait.words} of the password.`,
  },
};
