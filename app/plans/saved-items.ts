import type { ToastMessage, ToastMessageWithAction } from "~/http/toast-message";
import { savedPath } from "~/paths";

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
