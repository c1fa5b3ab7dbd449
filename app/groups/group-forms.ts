import { groupIntents, groupForms as words } from "#content/groups/form-words";
import { weekdayFields } from "#content/pages/prayer-forms";
import { defineForm, zone } from "~/forms/form";
import type { ToastMessage } from "~/http/toast-message";

export const groupBegin = defineForm("group-begin", words.begin);
export const groupEdit = defineForm("group-edit", words.edit);
export const groupJoin = defineForm("group-join", words.join);
export const groupOwn = defineForm("group-own", {
  ...words.own,
  fields: { ...words.own.fields, ...weekdayFields },
});
export const groupInvite = defineForm("group-invite", words.invite);
export const groupInviteByLetter = defineForm("group-invite-letter", words.inviteByLetter);
export const groupLetters = defineForm("group-letters", {
  ...words.letters,
  fields: { ...words.letters.fields, zone },
});
export const groupRequest = defineForm("group-request", words.request);
export const groupRequestEdit = defineForm("group-request-edit", words.requestEdit);
export const groupUpdate = defineForm("group-update", words.update);
export const groupThanks = defineForm("group-thanks", words.thanks);
export const groupLine = defineForm("group-line", words.line);
export const groupReport = defineForm("group-report", words.report);
export const groupPlanForm = defineForm("group-plan", {
  ...words.plan,
  fields: { ...words.plan.fields, zone },
});

/** The member, line, link or request that a button is about. */
export const itemField = "item";

export type GroupIntent = keyof typeof groupIntents | "prayed" | "unprayed";

/** Where no script runs, the page says it in these words. */
export const groupMessages: Record<string, ToastMessage> = {
  ...groupIntents,
  [groupReport.name]: words.report.success,
};

/** Said at the top of the page that they lead to, by no toast. */
export const groupArrivals: Record<string, ToastMessage> = {
  [groupBegin.name]: words.begin.success,
  [groupJoin.name]: words.join.success,
};
