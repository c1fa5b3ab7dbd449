import { hourNames } from "#content/hours/hour";
import type { User } from "#db/accounts/users.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { todayPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { hourFor, hourKey } from "~/ui/praying/hour.server";
import { dayPage } from "./day.server";
import { dayFor, dayKey, daysAround, isShownDay } from "./shown-days.server";
import { savedVerses } from "./verse-intents.server";

/** The key of today's page in the page cache: it follows the day, and the hour. */
export const todayCacheKey: CacheKeyReader = () => todayKey(hourKey());

/** The keys of today's page under each hour of the day. */
export const todayKeys = (): string[] => hourNames.map((hour) => todayKey(hourKey(hour)));

const todayKey = (hour: string) => `${todayPath()}?${dayKey()}&${hour}`;

/** The key of the page of a day that is named; none for an address of no day. */
export const dayCacheKey: CacheKeyReader = ({ day }) =>
  isShownDay(day) ? todayPath(day) : undefined;

/** Today, and the days beside it: the visitor's clock may be on one of those. */
export async function todayPage(query: URLSearchParams, user?: User) {
  const zone = user && (await dayOf(user)).zone;
  const days = daysAround(dayFor(query, zone));
  return {
    days: days.map(dayPage),
    hour: hourFor(query, zone),
    saved: await savedVerses(days, user),
  };
}
