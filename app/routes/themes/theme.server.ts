import { themeCounters } from "~/bookmarks/counters.server";
import { savedOf } from "~/bookmarks/prayers.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { themeCard } from "~/ui/cards/cards.server";
import { findNamed, unknownName } from "~/ui/cards/own-name.server";
import {
  defaultThemeId,
  getTheme,
  relatedThemes,
  type Theme,
} from "../../../content/themes/themes";
import type { User } from "../../../db/accounts/users.server";
import { isSaved } from "../../../db/bookmarks/saved-items.server";
import { ownMessages, visitorMessages } from "./messages";

/** The theme of an id; theme-1 under a name that we do not have. */
export function themeOrDefault(id: string): Theme {
  const theme = findNamed(getTheme, id) ?? getTheme(defaultThemeId);
  if (!theme) throw new Error("The default theme is missing");
  return theme;
}

/** What a theme has to save in My Prayers, by the intent that saves it. */
export const themeSources = (themeId: string) => ({
  "save-prayer": `theme/${themeId}`,
  "save-verse-1": `verse/theme/${themeId}/1`,
  "save-verse-2": `verse/theme/${themeId}/2`,
  "save-verse-3": `verse/theme/${themeId}/3`,
});

/** The page's key in the page cache: what `themePage` reads of its URL. */
export const themeCacheKey: CacheKeyReader = ({ id }, query) => {
  if (!getTheme(id ?? defaultThemeId)) return undefined;
  const path = id === undefined ? "/theme" : `/theme/${id}`;
  return path + (isPraying(query.get("pray")) ? "?pray=now" : "");
};

const isPraying = (pray: string | null) => pray === "now";

/** Everything the theme page shows. Its figures are those it began with and what was added here. */
export async function themePage(id: string, pray: string | null, user?: User) {
  const { needsHelpLines = false, unsafeHome = false, ...theme } = themeOrDefault(id);
  const path = `/theme/${theme.id}`;
  const item = { kind: "theme", item: theme.id } as const;
  const favorite = user && (await isSaved(database(), user.id, item));
  return {
    theme: { ...theme, ...(await themeCounters(theme)) },
    path,
    address: settings().ORIGIN + path,
    praying: isPraying(pray),
    favorite,
    saved: await savedOf(user, themeSources(theme.id)),
    messages: favorite === undefined ? visitorMessages(theme.id) : ownMessages(favorite),
    needsHelpLines,
    unsafeHome,
    unknown: getTheme(id) ? undefined : unknownName(id),
    related: relatedThemes(id).map(themeCard),
  };
}

export type ThemePage = Awaited<ReturnType<typeof themePage>>;
