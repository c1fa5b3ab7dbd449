import { signUpForms } from "#content/messages/sign-up-forms";
import { defineForm } from "~/forms/form";
import { newsletter } from "../newsletter/newsletter-definition";

const { email, said } = signUpForms.waitlist;

export const waitlist = defineForm("waitlist", {
  ...said,
  fields: { email: { ...newsletter.fields.email, ...email } },
  toasts: ["missing", "success"],
  failureStands: true,
});
