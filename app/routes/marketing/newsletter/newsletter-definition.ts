import { defineForm, emailField } from "~/forms/form";

const missing = { title: "Email required", description: "Please enter your email address." };

export const newsletter = defineForm("newsletter", {
  fields: {
    email: { ...emailField, label: "Email address", required: missing.description },
  },
  missing,
  toasts: ["missing"],
  failure: {
    title: "Error",
    description: "There was an error subscribing to the newsletter. Please try again.",
  },
  failureStands: true,
  success: {
    title: "Thank you for subscribing!",
    description: "You have been added to our newsletter.",
  },
});
