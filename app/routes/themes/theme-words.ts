import type { WordsToAct } from "~/forms/form";
import { signInLink } from "~/ui/site-links";

/** What the acts of a theme say to a visitor who is not signed in. */
export function visitorWords(themeId: string): Record<"favorite" | "amen", WordsToAct> {
  return {
    favorite: {
      title: "Sign in to keep favorites",
      description: "Your favorite themes are kept with your account.",
      action: signInLink(`/theme/${themeId}`),
    },
    amen: { title: "Amen", description: "You have prayed this theme today." },
  };
}
