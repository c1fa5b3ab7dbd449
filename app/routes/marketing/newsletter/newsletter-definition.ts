import { signUpForms } from "#content/messages/sign-up-forms";
import { defineForm, emailField } from "~/forms/form";

const { newsletter: letter, waitlist: wait } = signUpForms;

export const newsletter = defineForm("newsletter", {
  ...letter.said,
  fields: { email: { ...emailField, ...letter.email } },
  toasts: ["missing"],
  failureStands: true,
});

export const waitlist = defineForm("waitlist", {
  ...wait.said,
  fields: { email: { ...newsletter.fields.email, ...wait.email } },
  toasts: ["missing", "success"],
  failureStands: true,
});
