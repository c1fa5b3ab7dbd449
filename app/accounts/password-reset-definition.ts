import { defineForm, unreached } from "~/forms/form";
import { linkLifetimes } from "~/letters/link-lifetimes";
import { registration } from "./account-definition";

const { password, confirmPassword } = registration.fields;

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
