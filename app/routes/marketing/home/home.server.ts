import type { AppLoadContext } from "@remix-run/node";
import { hourNames } from "#content/hours/hour";
import { prayers } from "#content/prayers";
import type { User } from "#db/accounts/users.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { withQuery } from "~/paths";
import { savedOf } from "~/prayers/prayers.server";
import { todayOf } from "~/prayers/today.server";
import { settings } from "~/runtime/env.server";
import { hourFor, hourKey } from "~/ui/praying/hour.server";
import { homeParts } from "./home-parts.server";
import { homePath, homeQuery } from "./home-query";

/** What an address may name of the prayers. */
export const prayerIds = prayers.map(({ id }) => id);

/** Shown when none is asked for. */
export const firstPrayer = prayers[0];

function shownPrayer(asked: string | undefined) {
  const { id, reference, text } = prayers.find((each) => each.id === asked) ?? firstPrayer;
  return { id, reference, text };
}

/** Its key in the page cache: what its loader reads, and the hour in its sky. */
export const homeCacheKey: CacheKeyReader = (_, query) =>
  withQuery(homePath(homeQuery(query, prayerIds)), hourKey());

/** The keys of the page as most come to it, under each hour of the day. */
export const homeKeys = (): string[] => hourNames.map((hour) => withQuery("/", hourKey(hour)));

/** What the home page has to save in My Prayers beside its generator, by the intent that saves it. */
export const verseSource = { "save-verse": "verse/home" };

/** Everything that the home page's scripts know, and what of it is the same for everybody. */
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
