import { savedOf } from "~/bookmarks/prayers.server";
import { todayOf } from "~/bookmarks/today.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { settings } from "~/runtime/env.server";
import { planCard, themeCard } from "~/ui/cards/cards.server";
import { hourFor, hourKey } from "~/ui/praying/hour.server";
import { hourNames } from "../../../../content/hours/hour";
import { homeScripture } from "../../../../content/pages/home";
import { featuredPlans, popularPlans } from "../../../../content/plans/plans";
import { prayers } from "../../../../content/prayers";
import { claims, testimonials } from "../../../../content/samples";
import { themes } from "../../../../content/themes/themes";
import type { User } from "../../../../db/accounts/users.server";
import { homePath, homeQuery } from "./home-query";

/** The generator's first prayer, shown when none is asked for. */
export const defaultPrayer = prayers[0]?.id ?? "peace";

const closed = { plans: 3, themes: 6 };

/** What an address may name of the prayers. */
export const prayerIds = prayers.map(({ id }) => id);

/** Its key in the page cache: what its loader reads, and the hour in its sky. */
export const homeCacheKey: CacheKeyReader = (_, query) =>
  keyAt(hourKey(), homePath(homeQuery(query, prayerIds)));

/** The keys of the page as most come to it, under each hour of the day. */
export const homeKeys = (): string[] => hourNames.map((hour) => keyAt(hourKey(hour), "/"));

const keyAt = (hour: string, path: string) => `${path}${path.includes("?") ? "&" : "?"}${hour}`;

/** What the home page has to save in My Prayers beside its generator, by the intent that saves it. */
export const verseSource = { "save-verse": "verse/home" };

/** Everything the home page shows, its lists as far as they are open. */
export async function homePage(search: URLSearchParams, user?: User) {
  const query = homeQuery(search, prayerIds);
  const shown = <Item>(items: readonly Item[], first: number, open: "all" | undefined) =>
    open ? items : items.slice(0, first);
  const today = user && (await todayOf(user));
  return {
    claims,
    hour: today?.hour ?? hourFor(search),
    today,
    scripture: homeScripture,
    address: `${settings().ORIGIN}/`,
    featured: shown(featuredPlans, closed.plans, query.featured).map(planCard),
    popular: shown(popularPlans, closed.plans, query.popular).map(planCard),
    themes: shown(themes, closed.themes, query.themes).map(themeCard),
    prayers,
    saved: await savedOf(user, verseSource),
    voices: testimonials,
  };
}

export type HomePage = Awaited<ReturnType<typeof homePage>>;
