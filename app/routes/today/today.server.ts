import { lastZoneOf } from "~/bookmarks/plan-days.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import type { User } from "../../../db/accounts/users.server";
import { dayPage } from "./day.server";
import { dayFor, dayKey, daysAround, isShownDay } from "./shown-days.server";
import { todayPath } from "./today-path";

/** The key of today's page in the page cache. */
export const todayCacheKey: CacheKeyReader = () => `${todayPath()}?${dayKey()}`;

/** The key of the page of a day that is named; none for an address of no day. */
export const dayCacheKey: CacheKeyReader = ({ day }) =>
  isShownDay(day) ? todayPath(day) : undefined;

/** Today, and the days beside it: the visitor's clock may be on one of those. */
export async function todayPage(query: URLSearchParams, user?: User) {
  const day = dayFor(query, user && (await lastZoneOf(user)));
  return { days: daysAround(day).map(dayPage) };
}
