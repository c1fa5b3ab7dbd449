import { signUpForms } from "#content/messages/sign-up-forms";
import { defineForm, emailField } from "~/forms/form";

const { email, said } = signUpForms.newsletter;

export const newsletter = defineForm("newsletter", {
  ...said,
  fields: { email: { ...emailField, ...email } },
  toasts: ["missing"],
  failureStands: true,
});
