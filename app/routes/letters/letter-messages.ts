import type { Message } from "~/http/message";

/** What the buttons behind letters' links say once they have done what they are for. */
export const letterMessages = {
  "confirm-letters": { title: "Thank you", description: "Your address is confirmed." },
  "confirm-address": { title: "Thank you", description: "Your address is confirmed." },
  leave: { title: "You have left", description: "We won't write to you again." },
  news: { title: "Saved", description: "You get the newsletter again." },
  "no-news": { title: "Saved", description: "You get no more newsletters." },
  "no-app": { title: "Saved", description: "You no longer wait for the app." },
  monthly: { title: "Saved", description: "We write once a month at the most." },
  every: { title: "Saved", description: "You get every letter." },
  "pause-month": { title: "Saved", description: "No letter comes for a month." },
  "pause-season": { title: "Saved", description: "No letter comes for three months." },
  "pause-end": { title: "Saved", description: "Letters come again." },
  undo: {
    title: "Your account is yours again",
    description: "Everybody is signed out. A letter with a link to a new password is on its way.",
  },
} as const satisfies Record<string, Message>;

export type LetterIntent = keyof typeof letterMessages;
