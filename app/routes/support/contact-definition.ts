import { contactForms } from "#content/pages/contact";
import { defineForm, emailField } from "~/forms/form";

const { fullName, ...asked } = contactForms.request.fields;

export const prayerRequest = defineForm("prayer-request", {
  ...contactForms.request,
  fields: { fullName, email: emailField, ...asked },
  toasts: ["missing", "failure", "success"],
  drafts: false,
});

const { name, ...more } = contactForms.message.fields;

/**
 * A message to the team. What a field holds is checked in `contact.server.ts` and kept in
 * `contact_messages`; a new field is written by `db/messages/messages.server.ts`, read by the desk
 * (`messages.server.ts` and `message.tsx` in `routes/team/messages/`), by the shell
 * (`db/operator/inbox.server.ts`, `cli/inbox.server.ts`), and by
 * its sender (`db/accounts/personal-data/kinds.server.ts`); `content/pages/privacy-policy.md` says that we have it.
 */
export const contact = defineForm("contact", {
  ...contactForms.message,
  fields: { name, email: emailField, ...more },
});
