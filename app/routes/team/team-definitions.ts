import type { requestMessages } from "#content/messages/desk";
import type { RequestList } from "#db/requests/request-lists.server";
import { defineForm } from "~/forms/form";
import { longestNote } from "~/routes/requests/receipt-definition";

export const listParameter = "list";

export const listPath = (list: RequestList) =>
  list === "waiting" ? "/team" : `/team?${listParameter}=${list}`;

export const stateNames = { waiting: "Waiting", taken: "Being answered", done: "Done" } as const;

export type RequestIntent = keyof typeof requestMessages;

export const versionField = {
  name: "version",
  label: "Version",
  type: "hidden",
  maxLength: 12,
} as const;

export const requestNote = defineForm("request-note", {
  fields: {
    version: versionField,
    words: {
      label: "A short note back",
      required: "Please write a few words",
      maxLength: longestNote,
    },
  },
  success: {
    title: "Thank you",
    description: "You’ll find your note under “So far,” and whether it has gone.",
  },
});

export const handOver = defineForm("hand-over", {
  fields: {
    version: versionField,
    why: { label: "Why? (Optional)", maxLength: longestNote },
  },
  toasts: ["success"],
  success: { title: "Handed over", description: "From now on only the leaders read it." },
});

export const returnToTeam = defineForm("return-to-team", {
  fields: {
    version: versionField,
    word: { label: "A word to the team (Optional)", maxLength: longestNote },
  },
  toasts: ["success"],
  success: { title: "Back with the whole team", description: "Everybody on it reads it again." },
});

export const messageNote = defineForm("message-note", {
  fields: {
    version: versionField,
    state: { label: "Status", required: "Please choose a status", maxLength: 10 },
    note: { label: "Note", maxLength: longestNote },
  },
  success: { title: "Saved", description: "The message is up to date." },
});

export const claimLimit = defineForm("claim-limit", {
  fields: {
    requests: {
      label: "Requests you take in a day, at the most",
      required: "Please give a number from 1 to 50",
      maxLength: 2,
    },
  },
  success: { title: "Saved", description: "We’ll tell you when it’s enough for the day." },
});

export const teamWishes = defineForm("team-letters", {
  fields: {
    letters: { label: "What we tell you by email", required: "Please choose one", maxLength: 10 },
    awayUntil: { label: "Away until (Optional)", type: "date", maxLength: 10 },
  },
  success: { title: "Saved", description: "That’s how it stands from now on." },
});
