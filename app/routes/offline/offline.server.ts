import { atNight, feelings } from "#content/feelings";
import { type HourName, hourNames } from "#content/hours/hour";
import { hourPrayerOn } from "#content/hours/hours";
import { site } from "#content/site.server";
import { getTheme } from "#content/themes/themes";
import { addDays } from "#content/year/days";
import type { User } from "#db/accounts/users.server";
import { listDue } from "#db/prayers/prayer-days.server";
import { listPrayers, listSaved } from "#db/prayers/prayer-lists.server";
import type { Prayer } from "#db/prayers/prayers.server";
import { lockOf } from "~/accounts/locks.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { hourPath, todayPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { listPlans } from "~/plans/plan-days.server";
import { afterFirstWords, nameOf, offeredFor } from "~/prayers/shown-prayer.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { program } from "~/runtime/version.server";
import { feelingPath } from "~/ui/controls/feelings";
import type { OfflineList } from "~/worker/pages";
import { dayFor, dayKey } from "../today/shown-days.server";
import { officePath } from "../today/today-path";

export const offlinePath = "/offline";

export const offlineCacheKey: CacheKeyReader = () => `${offlinePath}?${dayKey()}`;

/** Days that a device has beside today. */
const ahead = 6;

export const daysAhead = (from: string): string[] =>
  Array.from({ length: ahead + 1 }, (_, days) => addDays(from, days));

export const keptFeelings = () => feelings.filter(({ theme }) => getTheme(theme));

/**
 * What a device keeps for everybody, whom to call first. `version` is another one each day, after each release and
 * each change of the site's folder.
 */
export function offlineList(query: URLSearchParams): OfflineList {
  const today = dayFor(query);
  const days = daysAhead(today);
  const onDay = (day: string) => (hour: HourName) =>
    [hour, hourPath(hour, { of: hourPrayerOn(day, hour).id, pray: "now" })] as const;
  const ofDay = (day: string) => Object.fromEntries(hourNames.map(onDay(day)));
  const hours = Object.fromEntries(days.map((day) => [day, ofDay(day)]));
  return {
    version: [program.build, site().hash, today].join(" "),
    hours: hours as OfflineList["hours"],
    pages: [
      ...new Set([
        offlinePath,
        ...Object.values(hours).flatMap((each) => Object.values(each)),
        ...hourNames.map((hour) => hourPath(hour, { pray: "amen" })),
        ...days.map(todayPath),
        ...days.flatMap((day) => [officePath("morning", { day }), officePath("night", { day })]),
        ...keptFeelings().flatMap((each) => [feelingPath(each), feelingPath(atNight(each))]),
      ]),
    ],
  };
}

/** Beyond these a person finds the others on the site. */
const most = 300;

/** @returns undefined for who has locked their prayers: nothing of them is kept outside. */
export async function personsOffline(user: User) {
  if (await lockOf(user)) return undefined;
  const today = await dayOf(user);
  const range = { limit: most, offset: 0 };
  const { prayers: due, count } = await listDue(database(), user.id, today, range);
  const open = await listPrayers(database(), user.id, range, now());
  const saved = await listSaved(database(), user.id, range, now());
  const { inProgress } = await listPlans(user, today.day);
  return {
    due: due.map(carriedOn(today.day)),
    left: count - due.length,
    others: [...open, ...saved]
      .filter(({ handle }) => !due.some((each) => each.handle === handle))
      .map(carriedOn(today.day)),
    today: today.day,
    plans: inProgress.plans.map(({ id, title, done, dayCount, next }) => ({
      id,
      title,
      days: daysFrom(next, done, dayCount),
    })),
  };
}

/** What is named by its first words reads on from them. */
const carriedOn = (day: string) => (prayer: Prayer) => {
  const [{ handle, text: whole, person }, name] = [prayer, nameOf(prayer)];
  const { passage } = offeredFor(prayer, day) ?? {};
  const text = whole.startsWith(name) ? afterFirstWords(whole) : whole;
  return { handle, name, text, passage, person: passage ? null : person };
};

/** The next week of a plan. */
function daysFrom(next: number | undefined, done: readonly number[], dayCount: number): number[] {
  const all = Array.from({ length: dayCount }, (_, index) => index + 1);
  return all.filter((day) => day >= (next ?? 1) && !done.includes(day)).slice(0, ahead + 1);
}

export type PersonsOffline = NonNullable<Awaited<ReturnType<typeof personsOffline>>>;
