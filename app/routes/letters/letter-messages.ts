import type { ToastMessage } from "~/http/toast-message";

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
  "verse-daily": { title: "Saved", description: "A verse comes each morning." },
  "verse-weekly": { title: "Saved", description: "A verse comes each Sunday morning." },
  "verse-none": { title: "Saved", description: "You get no verses." },
  "plan-begin": { title: "Thank you", description: "The first day comes in the morning." },
  "plan-week": {
    title: "Saved",
    description: "No day comes for a week. Then it goes on where it was.",
  },
  "plan-pause": { title: "Saved", description: "No day comes until you come back." },
  "plan-go-on": { title: "Welcome back", description: "It goes on where it was." },
  "plan-hour": { title: "Saved", description: "It comes at that hour from now on." },
  "plan-leave": { title: "You have left", description: "No more letters of this plan come." },
  undo: {
    title: "Your account is yours again",
    description: "Everyone is signed out. Now choose a new password.",
  },
} as const satisfies Record<string, ToastMessage>;

export type LetterIntent = keyof typeof letterMessages;
