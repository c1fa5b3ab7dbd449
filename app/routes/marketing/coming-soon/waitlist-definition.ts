import { waitlistWords } from "#content/messages/sign-up-forms";
import { defineForm } from "~/forms/form";
import { newsletter } from "../newsletter/newsletter-definition";

export const waitlist = defineForm("waitlist", {
  ...waitlistWords.said,
  fields: { email: { ...newsletter.fields.email, ...waitlistWords.email } },
  toasts: ["missing", "success"],
  failureStands: true,
});
