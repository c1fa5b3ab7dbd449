import type { MessageWithAction } from "~/http/message";
import { signInLink } from "~/ui/layout/site-links";

/** What saving says to a visitor who is not signed in. @param path to come back to. */
export function visitorSaveMessage(path: string): MessageWithAction {
  return {
    title: "Sign in to keep this",
    description: "My Prayers is kept with your account, for you alone.",
    action: signInLink(path),
  };
}
