import { settingsOutcomes } from "#content/pages/account";
import { login, registration } from "~/accounts/account-definition";
import { defineForm, type FieldDefinition, longestZone, unreached, zone } from "~/forms/form";

export const currentPassword = {
  ...login.fields.password,
  name: "currentPassword",
  label: "Current password",
} as const satisfies FieldDefinition;

const outcomes = (of: keyof typeof settingsOutcomes) => ({
  failure: { title: settingsOutcomes[of].failed, description: unreached },
  success: settingsOutcomes[of].success,
});

export const emailChange = defineForm("email", {
  fields: { email: { ...registration.fields.email, label: "New email address" }, currentPassword },
  ...outcomes("email"),
});

export const passwordChange = defineForm("password", {
  fields: {
    currentPassword,
    password: { ...registration.fields.password, label: "New password" },
    confirmPassword: { ...registration.fields.confirmPassword, label: "Confirm new password" },
  },
  ...outcomes("password"),
});

export const timeZone = defineForm("time-zone", {
  fields: {
    chosen: { name: "chosenZone", label: "Your days go by", maxLength: longestZone },
    zone,
  },
  ...outcomes("zone"),
});

export const deletion = defineForm("deletion", {
  fields: { currentPassword },
  failure: { title: "Account not deleted", description: unreached },
});

/** Where a deletion leads. */
export const goodbyePath = "/account/goodbye";

export type ConfirmationState = "off" | "confirmed" | "open";
