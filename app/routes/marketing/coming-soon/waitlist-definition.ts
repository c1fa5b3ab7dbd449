import { defineForm } from "~/forms/form";
import { newsletter } from "../newsletter/newsletter-definition";

const missing = {
  title: "Email required",
  description: "Please enter your email address to join the waitlist.",
};

export const waitlist = defineForm("waitlist", {
  fields: { email: { ...newsletter.fields.email, required: missing.description } },
  missing,
  toasts: ["missing", "success"],
  failure: {
    title: "Something went wrong",
    description: "We couldn't add you to the waitlist. Please try again.",
  },
  failureStands: true,
  success: {
    title: "You've joined the waitlist!",
    description: "Thank you for your interest. We'll notify you when the app launches.",
  },
  inPage: { success: "Thanks for joining! We'll notify you when the app launches." },
});
