import type { ToastMessageWithAction } from "~/http/toast-message";
import { themePath } from "~/paths";
import { removed, savedMessages } from "~/plans/saved-items";
import { signInLink } from "~/ui/layout/site-links";

/** The intents of a theme's page. */
export type ThemeIntent = "favorite" | "remove";

type ThemeMessages = Record<ThemeIntent, ToastMessageWithAction>;

/** What the intents of a theme say to a visitor who is not signed in. */
export function visitorMessages(themeId: string): ThemeMessages {
  const favorite = {
    title: "Log in to save favorites",
    description: "Your favorite themes stay with your account.",
    action: signInLink(themePath(themeId)),
  };
  return { favorite, remove: favorite };
}

/** What they say to somebody signed in. @param favorite whether they saved the theme. */
export function ownMessages(favorite: boolean): ThemeMessages {
  return { favorite: favorite ? savedMessages.favorite : removed, remove: removed };
}
