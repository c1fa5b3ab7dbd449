import { type FormDefinition, unreached } from "~/forms/form";

/** Characters; a CHECK in the tables has the same number. */
export const longestNote = 2000;

const failure = { title: "Not sent", description: unreached };

export const requestUpdate = {
  name: "request-update",
  fields: {
    words: {
      name: "words",
      label: "How is it going?",
      required: "Please write a few words",
      maxLength: longestNote,
    },
  },
  failure,
  success: { title: "Sent", description: "The prayer team reads it." },
} as const satisfies FormDefinition;

export const requestAnswer = {
  name: "request-answer",
  fields: {
    words: {
      name: "words",
      label: "What happened?",
      required: "Please write a few words",
      maxLength: longestNote,
    },
  },
  failure,
  success: { title: "Thank you", description: "The prayer team gives thanks with you." },
} as const satisfies FormDefinition;
