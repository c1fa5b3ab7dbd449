import { defineForm, unreached } from "~/forms/form";

/** Characters; a CHECK in the tables has the same number. */
export const longestNote = 2000;

const failure = { title: "Not sent", description: unreached };

export const fullWords = "You’ve written to this request as often as we can keep.";

const words = (label: string) => ({
  name: "words",
  label,
  required: "Please write a few words",
  maxLength: longestNote,
});

export const requestUpdate = defineForm("request-update", {
  fields: { words: words("How is it going?") },
  drafts: false,
  failure,
  success: { title: "Sent", description: "We’ll read it, but it may be tomorrow." },
});

export const requestAnswer = defineForm("request-answer", {
  fields: { words: words("What happened?") },
  drafts: false,
  failure,
  success: {
    title: "Thank you for telling us",
    description: "We’ll read it, but it may be tomorrow.",
  },
});
