import type { FormDefinition } from "~/forms/form";
import { sender } from "./sender";

export const prayerRequest = {
  name: "prayer-request",
  fields: {
    ...sender,
    prayerRequest: {
      name: "prayerRequest",
      label: "Your Prayer Request",
      required: "Please write your prayer request",
      maxLength: 5000,
    },
    isPrivate: {
      name: "isPrivate",
      label: "Keep my request private",
      type: "checkbox",
      maxLength: 10,
    },
  },
  missing: {
    title: "Missing Information",
    description: "Please fill out all required fields.",
  },
  toasts: true,
  failure: {
    title: "Submission Error",
    description: "There was a problem submitting your request. Please try again.",
  },
  failureWithoutText: "Failed to submit prayer request",
  success: {
    title: "Prayer Request Submitted",
    description: "Our prayer team will be praying for you.",
  },
  inPage: {
    success: "Your prayer request has been submitted. Our prayer team will be praying for you.",
    failure: "There was a problem submitting your request. Please try again later.",
  },
} as const satisfies FormDefinition;
