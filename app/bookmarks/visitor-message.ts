import type { ToastMessageWithAction } from "~/http/toast-message";
import { signInLink } from "~/ui/layout/site-links";

/** What saving says to a visitor who is not signed in. @param path to come back to. */
export function visitorSaveMessage(path: string): ToastMessageWithAction {
  return {
    title: "Log in to save this",
    description: "My Prayers belongs to your account. Only you can see it.",
    action: signInLink(path),
  };
}
