import { defineForm, emailField, longestZone, unreached } from "~/forms/form";

export const planLetter = defineForm("plan-letters", {
  fields: {
    email: emailField,
    hour: { label: "Hour of the morning", required: "Please choose an hour", maxLength: 2 },
    zone: { label: "Time zone", required: "Please choose your time zone", maxLength: longestZone },
  },
  missing: { title: "Almost there", description: "Please fill in what is missing." },
  failure: { title: "Something went wrong", description: unreached },
  success: {
    title: "Check your email",
    description:
      "If this plan doesn’t come to that address yet, we’ll email you to confirm. Then one day comes each morning.",
  },
});
