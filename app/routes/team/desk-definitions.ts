import { longestNote } from "#db/requests/note-length";
import { type FormDefinition, unreached } from "~/forms/form";

const failure = {
  title: "Not saved",
  description: unreached,
};

/** The field that says which state of a request its sender had seen. */
export const versionField = {
  name: "version",
  label: "Version",
  type: "hidden",
  maxLength: 12,
} as const;

/** Words for who asked. */
export const requestNote = {
  name: "request-note",
  fields: {
    version: versionField,
    words: {
      name: "words",
      label: "A short note back",
      required: "Please write a few words",
      maxLength: longestNote,
    },
  },
  failure,
  success: {
    title: "Thank you",
    description: "Your note stands under “So far,” and there you see whether it has gone.",
  },
} as const satisfies FormDefinition;

/** To the leaders, and why. */
export const handOver = {
  name: "hand-over",
  fields: {
    version: versionField,
    why: { name: "why", label: "Why? (Optional)", maxLength: longestNote },
  },
  toasts: true,
  failure,
  success: { title: "Handed over", description: "From now on only the leaders read it." },
} as const satisfies FormDefinition;

/** Back from the leaders, and a word with it. */
export const returnToTeam = {
  name: "return-to-team",
  fields: {
    version: versionField,
    word: { name: "word", label: "A word to the team (Optional)", maxLength: longestNote },
  },
  toasts: true,
  failure,
  success: { title: "Back with the whole team", description: "Everybody on it reads it again." },
} as const satisfies FormDefinition;

/** What is noted on a message, and how it stands. */
export const messageNote = {
  name: "message-note",
  fields: {
    version: versionField,
    state: {
      name: "state",
      label: "How it stands",
      required: "Please choose how it stands",
      maxLength: 10,
    },
    note: { name: "note", label: "Note", maxLength: longestNote },
  },
  failure,
  success: { title: "Saved", description: "The message is up to date." },
} as const satisfies FormDefinition;

/** How many are enough. */
export const claimLimit = {
  name: "claim-limit",
  fields: {
    requests: {
      name: "requests",
      label: "Requests you take in a day, at the most",
      required: "Please give a number from 1 to 50",
      maxLength: 2,
    },
  },
  failure,
  success: { title: "Saved", description: "We’ll tell you when it’s enough for the day." },
} as const satisfies FormDefinition;

/** What somebody of the team is told by letter, and until when they are away. */
export const teamWishes = {
  name: "team-letters",
  fields: {
    letters: {
      name: "letters",
      label: "What we tell you by email",
      required: "Please choose one",
      maxLength: 10,
    },
    awayUntil: { name: "awayUntil", label: "Away until (Optional)", type: "date", maxLength: 10 },
  },
  failure,
  success: { title: "Saved", description: "That’s how it stands from now on." },
} as const satisfies FormDefinition;
