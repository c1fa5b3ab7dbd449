import type { ToastMessage, ToastMessageWithAction } from "~/http/toast-message";
import { prayersPath, savedPath } from "~/paths";

/** An intent that saves something with a person's account. */
export type SaveIntent = "save" | "favorite" | "start";

/** The intent that removes a saved plan or a favorite. */
export const removeIntent = "remove";

const action = { label: "See what you saved", to: savedPath };

/** What each intent says once it is done. */
export const savedMessages: Record<SaveIntent, ToastMessageWithAction> = {
  save: { title: "Plan saved", description: "It’s with your account now.", action },
  favorite: {
    title: "Added to your favorites",
    description: "It’s with your account now.",
    action,
  },
  start: { title: "Plan started", description: "Your place is saved with your account." },
};

/** What removing says. */
export const removed: ToastMessage = {
  title: "Removed",
  description: "You can save it again whenever you like.",
};

/** Saves a prayer or a verse of a page in My Prayers; the name tells apart which of them. */
export type SavePrayerIntent = "save-prayer" | `save-verse${"" | `-${number}`}`;

/** The outcome of an intent that found no room in My Prayers, as the page names it. */
export const fullOf = (intent: string): string => `${intent}-full`;

/** The outcome of one whose words were there already. */
export const beforeOf = (intent: string): string => `${intent}-before`;

/** Where what was saved can be found. */
const toPrayers = { label: "See My Prayers", to: prayersPath };

export const prayerSaved: ToastMessageWithAction = {
  title: "Saved in My Prayers",
  description: "Only you can see it.",
  action: toPrayers,
};

export const prayerSavedBefore: ToastMessageWithAction = {
  title: "Already in My Prayers",
  description: "You saved it before. It’s there once, just as you left it.",
  action: toPrayers,
};
