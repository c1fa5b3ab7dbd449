import { peopleForms } from "#content/messages/team-people";
import { codeField, login, registration } from "~/accounts/account-definition";
import { defineForm, unreached } from "~/forms/form";

/** By which a leader shows each time that it is them. */
const proof = {
  currentPassword: { ...login.fields.password, name: "currentPassword", label: "Current password" },
  code: { ...codeField, hint: "From your app" },
} as const;

const { "team-invitation": invitation, "team-change": change } = peopleForms;
const { username, email } = registration.fields;

export const teamInvitation = defineForm("team-invitation", {
  ...invitation,
  failure: { ...invitation.failure, description: unreached },
  fields: {
    username: { ...username, label: "Their username", autoComplete: "off" },
    email: { ...email, label: "Their email address", autoComplete: "off" },
    ...invitation.fields,
    ...proof,
  },
});

export const teamChange = defineForm("team-change", {
  ...change,
  failure: { ...change.failure, description: unreached },
  fields: { ...change.fields, ...proof },
});
