import { deskForms as forms, type requestMessages } from "#content/messages/desk";
import type { RequestList } from "#db/requests/request-lists.server";
import { defineForm } from "~/forms/form";

export const listParameter = "list";

export const listPath = (list: RequestList) =>
  list === "waiting" ? "/team" : `/team?${listParameter}=${list}`;

export const stateNames = { waiting: "Waiting", taken: "Being answered", done: "Done" } as const;

export type RequestIntent = keyof typeof requestMessages;

export const versionField = forms.note.fields.version;

export const requestNote = defineForm("request-note", forms.note);
export const handOver = defineForm("hand-over", { ...forms.handOver, toasts: ["success"] });
export const returnToTeam = defineForm("return-to-team", {
  ...forms.returned,
  toasts: ["success"],
});
export const messageNote = defineForm("message-note", forms.message);
export const claimLimit = defineForm("claim-limit", forms.limit);
export const teamWishes = defineForm("team-letters", forms.wishes);
