import { login, registration } from "~/accounts/account-definition";
import { defineForm, type FieldDefinition, longestZone, unreached, zone } from "~/forms/form";
import type { ToastMessage } from "~/http/toast-message";

export const currentPassword = {
  ...login.fields.password,
  name: "currentPassword",
  label: "Current password",
} as const satisfies FieldDefinition;

export const emailChange = defineForm("email", {
  fields: {
    email: { ...registration.fields.email, label: "New email address" },
    currentPassword,
  },
  failure: { title: "Email not changed", description: unreached },
  success: {
    title: "Email changed",
    description: "Your account has the new address from now on.",
  },
});

export const passwordChange = defineForm("password", {
  fields: {
    currentPassword,
    password: { ...registration.fields.password, label: "New password" },
    confirmPassword: { ...registration.fields.confirmPassword, label: "Confirm new password" },
  },
  failure: { title: "Password not changed", description: unreached },
  success: {
    title: "Password changed",
    description: "This browser stays signed in. Everywhere else you’re signed out.",
  },
});

export const timeZone = defineForm("time-zone", {
  fields: {
    chosen: { name: "chosenZone", label: "Your days go by", maxLength: longestZone },
    zone,
  },
  failure: { title: "Time zone not saved", description: unreached },
  success: { title: "Time zone saved", description: "Your days go by it from now on." },
});

export const deletion = defineForm("deletion", {
  fields: { currentPassword },
  failure: { title: "Account not deleted", description: unreached },
});

/** Where a deletion leads. */
export const goodbyePath = "/account/goodbye";

export const sessionEnds = {
  "end-session": { title: "Signed out there", description: "That browser is signed out." },
  "sign-out-everywhere": {
    title: "Signed out everywhere else",
    description: "Only this browser is still signed in.",
  },
} as const satisfies Record<string, ToastMessage>;

export type ConfirmationState = "off" | "confirmed" | "open";

export const confirmationAsked = {
  title: "Check your email",
  description:
    "The email that asks you to confirm your address is on its way, or came before: we send it once a day at the most.",
};
