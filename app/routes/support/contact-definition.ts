import { defineForm, emailField, type FieldDefinition } from "~/forms/form";

const sender = {
  fullName: {
    name: "fullName",
    label: "Your Name",
    autoComplete: "name",
    required: "Please enter your name",
    maxLength: 100,
  },
  email: emailField,
} as const satisfies Record<string, FieldDefinition>;

export const prayerRequest = defineForm("prayer-request", {
  fields: {
    ...sender,
    prayerRequest: {
      label: "Your Prayer Request",
      required: "Please write your prayer request",
      maxLength: 5000,
    },
    isPrivate: { label: "Keep my request private", type: "checkbox", maxLength: 10 },
  },
  missing: {
    title: "Missing Information",
    description: "Please fill out all required fields.",
  },
  toasts: ["missing", "failure", "success"],
  drafts: false,
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
});

/**
 * A message to the team. What a field holds is checked in `contact.server.ts` and kept in
 * `contact_messages`; a new field is written by `db/messages/messages.server.ts`, read by the desk
 * (`messages.server.ts` and `message.tsx` in `routes/team/messages/`), by the shell
 * (`db/operator/inbox.server.ts`, `cli/inbox.server.ts`), and by
 * its sender (`db/accounts/personal-data/kinds.server.ts`); `content/pages/privacy-policy.md` says that we have it.
 */
export const contact = defineForm("contact", {
  fields: {
    name: { ...sender.fullName, name: "name" },
    email: sender.email,
    phone: { label: "Phone Number (Optional)", type: "tel", autoComplete: "tel", maxLength: 40 },
    topic: { label: "Topic", required: "Please choose a topic", maxLength: 40 },
    message: { label: "Message", required: "Please write a message", maxLength: 5000 },
  },
  missing: {
    title: "Missing information",
    description: "Please fill out all required fields.",
  },
  failure: {
    title: "Something went wrong",
    description: "Failed to send your message. Please try again.",
  },
  success: {
    title: "Message Sent!",
    description: "We've received your message and will respond shortly.",
  },
});
