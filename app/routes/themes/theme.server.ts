import { themeCard } from "~/server/cards.server";
import { settings } from "~/server/env.server";
import {
  defaultThemeId,
  getTheme,
  relatedThemes,
  type Theme,
} from "../../../content/themes/themes";

/** The theme of an id; theme-1 under a name that we do not have. */
export function themeOrDefault(id: string): Theme {
  const theme = getTheme(id) ?? getTheme(defaultThemeId);
  if (!theme) throw new Error("The default theme is missing");
  return theme;
}

/** Everything the theme page shows. */
export function themePage(id: string, pray: string | null) {
  const theme = themeOrDefault(id);
  const path = `/theme/${theme.id}`;
  return {
    theme,
    path,
    address: settings().ORIGIN + path,
    praying: pray === "now",
    needsHelpLines: theme.id === "theme-16" || theme.id === "theme-17",
    related: relatedThemes(id).map(themeCard),
  };
}

export type ThemePage = ReturnType<typeof themePage>;
