import type { ToastMessageWithAction } from "~/http/toast-message";
import { prayersPath } from "~/paths";
import { signInLink } from "~/ui/layout/site-links";

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

/** What saving says to a visitor who is not signed in. @param path to come back to. */
export function visitorSaveMessage(path: string): ToastMessageWithAction {
  return {
    title: "Log in to save this",
    description: "My Prayers belongs to your account. Only you can see it.",
    action: signInLink(path),
  };
}
