import { newsletterWords } from "#content/messages/sign-up-forms";
import { defineForm, emailField } from "~/forms/form";

export const newsletter = defineForm("newsletter", {
  ...newsletterWords.said,
  fields: { email: { ...emailField, ...newsletterWords.email } },
  toasts: ["missing"],
  failureStands: true,
});
