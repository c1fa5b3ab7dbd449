import type { RequestList } from "#db/requests/request-lists.server";
import { type FormDefinition, unreached } from "~/forms/form";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { longestNote } from "~/routes/requests/receipt-definition";

export const listParameter = "list";

export const listNames: Record<RequestList, { label: string; empty: string }> = {
  waiting: { label: "Waiting", empty: "Nothing waits. Thank you." },
  leaders: { label: "For leaders", empty: "Nothing waits for the leaders." },
  mine: { label: "Yours", empty: "You have none just now. Take one from those that wait." },
  taken: { label: "Taken", empty: "Nobody has one just now." },
  notes: { label: "Notes to look at", empty: "No note waits for a second look." },
  repeated: {
    label: "More from one sender",
    empty: "Nobody has more than three waiting at a time.",
  },
  suspected: { label: "May be machines", empty: "Nothing looks as if a machine had sent it." },
  answered: { label: "Answered", empty: "When an answer is told, it stands here." },
  closed: { label: "Closed", empty: "Nothing is closed yet." },
};

export const listPath = (list: RequestList) =>
  list === "waiting" ? "/team" : `/team?${listParameter}=${list}`;

export const stateNames = { waiting: "Waiting", taken: "Being answered", done: "Done" } as const;

const toDesk = { label: "Back to the desk", to: "/team" };

export const requestMessages = {
  claim: { title: "It’s yours", description: "Nobody else takes it while you have it." },
  release: { title: "Given back", description: "Somebody else can take it now.", action: toDesk },
  prayed: { title: "Thank you", description: "Whoever asked sees that you prayed." },
  close: { title: "Closed", description: "It has left the list.", action: toDesk },
  reopen: { title: "Open again", description: "It waits on the desk." },
  heavy: {
    title: "It’s off your shoulders",
    description: "Leaders take it from here. Some things are too much for one person.",
    action: { label: "Care for yourself", to: "/team/care" },
  },
  calm: {
    title: "Taken back",
    description: "These words don’t mark it again. New ones from them may.",
  },
  help: { title: "Sent", description: "The help lines stand on the page of whoever asked." },
  "release-note": { title: "Sent", description: "Whoever asked reads the note now." },
  "discard-note": { title: "Set aside", description: "The note was not sent." },
} as const satisfies Record<string, ToastMessageWithAction>;

export type RequestIntent = keyof typeof requestMessages;

const failure = { title: "Not saved", description: unreached };

export const versionField = {
  name: "version",
  label: "Version",
  type: "hidden",
  maxLength: 12,
} as const;

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
