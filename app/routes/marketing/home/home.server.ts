import type { AppLoadContext } from "@remix-run/node";
import { hourNames } from "#content/hours/hour";
import { prayers } from "#content/prayers";
import type { User } from "#db/accounts/users.server";
import type { IntentHandler, IntentHandlers } from "~/forms/action.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { withQuery } from "~/paths";
import { savedOf, savePrayerFrom, savePrayerIntent } from "~/prayers/prayers.server";
import { fullOf, visitorSaveMessage } from "~/prayers/save-prayer";
import { todayOf } from "~/prayers/today.server";
import { settings } from "~/runtime/env.server";
import { hourFor, hourKey } from "~/ui/praying/hour.server";
import { homeParts } from "./home-parts.server";
import { type HomeQuery, homePath, homeQuery } from "./home-query";
import { savedPrayer } from "./prayer-generator";

export const prayerIds = prayers.map(({ id }) => id);

/** Shown when none is asked for. */
const firstPrayer = prayers[0];

/** Its key in the page cache: what its loader reads, and the hour in its sky. */
export const homeCacheKey: CacheKeyReader = (_, query) =>
  withQuery(homePath(homeQuery(query, prayerIds)), hourKey());

export const homeKeys = (): string[] => hourNames.map((hour) => withQuery("/", hourKey(hour)));

/** What the home page has to save in My Prayers beside its generator, by the intent that saves it. */
const verseSource = { "save-verse": "verse/home" };

export async function homePage(context: AppLoadContext, search: URLSearchParams, user?: User) {
  const query = homeQuery(search, prayerIds);
  const today = user && (await todayOf(user));
  return {
    parts: homeParts(context, query, user === undefined),
    hour: today?.hour ?? hourFor(search),
    today,
    address: `${settings().ORIGIN}/`,
    prayer: shownPrayer(query.prayer),
    saved: user && (await savedOf(user, verseSource)),
  };
}

export type HomePage = Awaited<ReturnType<typeof homePage>>;

function shownPrayer(asked: string | undefined) {
  const { id, reference, text } = prayers.find((each) => each.id === asked) ?? firstPrayer;
  return { id, reference, text };
}

/** What can be saved from the home page; for a visitor the generator only shows how it is. */
export function homeIntents(search: HomeQuery): IntentHandlers {
  const target = { search, hash: "learn-more", stays: true };
  const save: IntentHandler = async ({ user }) => {
    if (!user) return { ...target, message: savedPrayer };
    const source = `generator/${search.prayer ?? firstPrayer.id}`;
    const { end, message } = await savePrayerFrom(user, source);
    if (end === "full")
      return { ...target, message: { ...message, inPlace: true }, done: fullOf("save") };
    return { ...target, message: end === "saved" ? { ...message, ...savedPrayer } : message };
  };
  const path = homePath(search);
  const saveVerse = savePrayerIntent("save-verse", {
    source: verseSource["save-verse"],
    path,
    visitorMessage: visitorSaveMessage(`${path}#save-verse`),
  });
  return { save, "save-verse": saveVerse };
}
