import { getFeelingPrayer } from "#content/feeling-prayers";
import { type Feeling, feelingSlug, getFeeling, isForDarkHours } from "#content/feelings";
import { lineNumber } from "#content/hours/lines";
import { getPlan } from "#content/plans/plans";
import { recordingOf } from "#content/site.server";
import { defaultTheme, getTheme, relatedThemes, type Theme } from "#content/themes/themes";
import type { User } from "#db/accounts/users.server";
import { isSaved } from "#db/plans/saved-items.server";
import type { IntentHandlers } from "~/forms/action.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import type { ToastMessageWithAction } from "~/http/toast-message";
import { planPath, themePath, themePrayerPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { removed, savedMessages } from "~/plans/save-item";
import {
  countersOf,
  countPrayed,
  removeItemIntent,
  saveItemIntent,
} from "~/plans/saved-items.server";
import { savedOf, savePrayerIntent } from "~/prayers/prayers.server";
import { type SavePrayerIntent, visitorSaveMessage } from "~/prayers/save-prayer";
import { findNamed, unknownName } from "~/routes/library/own-name.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { inLines } from "~/runtime/quotation.server";
import { themeCard } from "~/ui/cards/cards.server";
import { feelingPath } from "~/ui/controls/feelings";
import { signInLink } from "~/ui/layout/site-links";
import { hourFor, hourKey, listBlessings, prayingOf } from "~/ui/praying/hour.server";

/** theme-1 under an unknown name. */
export function themeOrDefault(id: string): Theme {
  return findNamed(getTheme, id) ?? defaultTheme();
}

export const themeSources = (themeId: string, feeling?: Feeling) => ({
  "save-prayer":
    feeling && getFeelingPrayer(feeling.name)
      ? `feeling/${feelingSlug(feeling)}`
      : `theme/${themeId}`,
  "save-verse-1": `verse/theme/${themeId}/1`,
  "save-verse-2": `verse/theme/${themeId}/2`,
  "save-verse-3": `verse/theme/${themeId}/3`,
});

/** What `themePage` reads of the URL. */
export const themeCacheKey: CacheKeyReader = ({ id }, query) => {
  const theme = id === undefined ? defaultTheme() : getTheme(id);
  if (!theme) return undefined;
  const path = id === undefined ? "/theme" : themePath(id);
  const praying = prayingOf(query);
  if (!praying) return path;
  const line = praying === "now" && lineNumber(query.get("line"));
  const felt = feelingOf(query, theme)?.name;
  return `${path}?pray=${praying}${felt ? `&feeling=${felt}` : ""}${line ? `&line=${line}` : ""}&${hourKey()}`;
};

/** The feeling that led a visitor here. */
const feelingOf = (sent: URLSearchParams | FormData, { id }: Pick<Theme, "id">) => {
  const feeling = getFeeling(String(sent.get("feeling") ?? ""));
  return feeling?.theme === id ? feeling : undefined;
};

/** Its counters are the seeded ones and what was added here. */
export async function themePage(id: string, query: URLSearchParams, user?: User) {
  const found = themeOrDefault(id);
  const { needsHelpLines = false, unsafeHome = false, ...theme } = found;
  const path = themePath(theme.id);
  const item = { kind: "theme", item: theme.id } as const;
  const favorite = user && (await isSaved(database(), user.id, item));
  const praying = prayingOf(query);
  const feeling = feelingOf(query, found);
  const ofFeeling = getFeelingPrayer(feeling?.name);
  const plan = getPlan(ofFeeling?.plan ?? "");
  return {
    theme: {
      ...theme,
      ...(await countersOf("theme", theme)),
      scriptures: theme.scriptures.map(inLines),
    },
    path,
    address: settings().ORIGIN + path,
    ...recordingOf(`themes/${theme.id}`),
    praying,
    alone: praying && {
      hour: hourFor(query, user && (await dayOf(user)).zone),
      feeling: feeling?.name,
      ...(ofFeeling && { prayer: ofFeeling.prayer, passage: inLines(ofFeeling.scripture) }),
      plan: plan && { title: plan.title, path: planPath(plan.id) },
      rite: riteOf(path, feeling),
      calm: feeling ? feelingPath(feeling) : themePrayerPath(theme.id),
      blessings: listBlessings(0, feeling?.name, theme.id),
    },
    favorite,
    saved: user && (await savedOf(user, themeSources(theme.id, feeling))),
    messages: favorite === undefined ? visitorMessages(theme.id) : ownMessages(favorite),
    needsHelp: needsHelpLines || unsafeHome || (praying && isForDarkHours(theme.id)),
    unsafeHome,
    unknown: theme.id === id ? undefined : unknownName(id),
    related: relatedThemes(id).map(themeCard),
  };
}

export type ThemePage = Awaited<ReturnType<typeof themePage>>;

type ThemeMessages = Record<"favorite" | "remove", ToastMessageWithAction>;

export function visitorMessages(themeId: string): ThemeMessages {
  const favorite = {
    title: "Log in to save favorites",
    description: "Your favorite themes stay with your account.",
    action: signInLink(themePath(themeId)),
  };
  return { favorite, remove: favorite };
}

/** @param favorite whether the person saved the theme. */
export function ownMessages(favorite: boolean): ThemeMessages {
  return { favorite: favorite ? savedMessages.favorite : removed, remove: removed };
}

const riteOf = (path: string, feeling?: Feeling) =>
  `${path}?pray=amen${feeling ? `&feeling=${feelingSlug(feeling)}` : ""}`;

/** What is saved after the Amen redirects back there. */
export function themeIntents(id: string, { url }: Pick<Request, "url">): IntentHandlers {
  const path = themePath(id);
  const query = new URL(url).searchParams;
  const feeling = feelingOf(query, { id });
  const from = prayingOf(query) === "amen" ? riteOf(path, feeling) : path;
  const { favorite } = visitorMessages(id);
  const item = { id, path, visitorMessage: favorite };
  const counters = { hash: "figures", stays: true };
  const saveIntents = Object.entries(themeSources(id, feeling)).map(([intent, source]) => {
    const visitorMessage = visitorSaveMessage(`${from}#${intent}`);
    const target = { source, path: from, visitorMessage };
    return [intent, savePrayerIntent(intent as SavePrayerIntent, target)];
  });
  return {
    ...Object.fromEntries(saveIntents),
    favorite: saveItemIntent("favorite", item, () => counters),
    remove: removeItemIntent("theme", item, () => counters),
    async amen(sent) {
      const felt = feelingOf(sent.form, { id });
      const search = { pray: "amen", ...(felt && { feeling: feelingSlug(felt) }) };
      return { search, session: await countPrayed(id, sent) };
    },
  };
}
