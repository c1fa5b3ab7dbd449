import { receiptForms } from "#content/pages/contact";
import { defineForm, unreached } from "~/forms/form";

const failure = { title: "Not sent", description: unreached };
const more = { drafts: false, failure } as const;

export const requestUpdate = defineForm("request-update", { ...receiptForms.update, ...more });
export const requestAnswer = defineForm("request-answer", { ...receiptForms.answer, ...more });
