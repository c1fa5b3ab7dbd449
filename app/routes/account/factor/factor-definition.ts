import { codeField } from "~/accounts/account-definition";
import { type FormDefinition, unreached } from "~/forms/form";
import { currentPassword } from "../account-changes-definition";

/** Proves that the app's codes are right, and that the owner asks. */
export const factorConfirmation = {
  name: "confirm-factor",
  fields: { code: { ...codeField, label: "Code from your app" }, currentPassword },
  failure: { title: "Not turned on yet", description: unreached },
} as const satisfies FormDefinition;

export const codesRenewal = {
  name: "renew-codes",
  fields: { code: codeField, currentPassword },
  failure: { title: "Your codes are still the old ones", description: unreached },
} as const satisfies FormDefinition;

export const factorRemoval = {
  name: "remove-factor",
  fields: { code: codeField, currentPassword },
  failure: { title: "Two-step sign-in is still on", description: unreached },
  success: {
    title: "Two-step sign-in is off",
    description: "Signing in asks for your password alone from now on.",
  },
} as const satisfies FormDefinition;

export const beginIntent = "begin-factor";
