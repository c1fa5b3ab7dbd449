import { kept, letGo } from "~/bookmarks/bookmarks";
import type { WordsToAct } from "~/forms/form";
import { signInLink } from "~/ui/layout/site-links";

/** The acts of a theme's page. */
export type ThemeAct = "favorite" | "let-go" | "amen";

type ThemeWords = Record<ThemeAct, WordsToAct>;

const amen = { title: "Amen", description: "You have prayed this theme today." };

/** What the acts of a theme say to a visitor who is not signed in. */
export function visitorWords(themeId: string): ThemeWords {
  const favorite = {
    title: "Sign in to keep favorites",
    description: "Your favorite themes are kept with your account.",
    action: signInLink(`/theme/${themeId}`),
  };
  return { favorite, "let-go": favorite, amen };
}

/** What they say to somebody signed in. @param favorite whether they keep the theme. */
export function ownWords(favorite: boolean): ThemeWords {
  return { favorite: favorite ? kept.favorite : letGo, "let-go": letGo, amen };
}
