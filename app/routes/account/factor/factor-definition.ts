import { codeField } from "~/accounts/account-definition";
import { defineForm, unreached } from "~/forms/form";
import { currentPassword } from "../account-changes-definition";

/** Proves that the app's codes are right, and that the owner asks. */
export const factorConfirmation = defineForm("confirm-factor", {
  fields: {
    code: { ...codeField, label: "Code from your app", inputMode: "numeric" as const },
    currentPassword,
  },
  failure: { title: "Not turned on yet", description: unreached },
});

export const codesRenewal = defineForm("renew-codes", {
  fields: { code: codeField, currentPassword },
  failure: { title: "Your codes are still the old ones", description: unreached },
});

export const factorRemoval = defineForm("remove-factor", {
  fields: { code: codeField, currentPassword },
  failure: { title: "Two-step login is still on", description: unreached },
  success: {
    title: "Two-step login is off",
    description: "Logging in asks for your password alone from now on.",
  },
});

export const beginIntent = "begin-factor";
