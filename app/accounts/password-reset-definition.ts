import { linkLifetimes } from "#content/link-lifetimes";
import { defineForm, emailField, unreached } from "~/forms/form";
import { registration } from "./account-definition";

const { password, confirmPassword } = registration.fields;

export const forgotten = defineForm("forgotten", {
  fields: { email: emailField },
  failure: { title: "No email was sent", description: unreached },
  success: {
    title: "Check your email",
    description: `If an account has that address, an email is on its way. The link in it works once, and for ${linkLifetimes.reset.words}.`,
  },
});

export const passwordReset = defineForm("password-reset", {
  fields: {
    password: { ...password, label: "New password" },
    confirmPassword: { ...confirmPassword, label: "Confirm new password" },
  },
  failure: { title: "Your password was not changed", description: unreached },
});

export const passwordChanged = {
  title: "Your password is changed",
  description: "Please log in with the new one. You were signed out everywhere.",
};

export const linkEnded = `This link has expired. Links work once and last ${linkLifetimes.reset.words}.`;
