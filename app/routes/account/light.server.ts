import { lastZoneOf } from "~/bookmarks/plan-days.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { dayIn } from "~/runtime/zone.server";
import type { User } from "../../../db/accounts/users.server";
import { firstDayOfPrayer, listDaysOfPrayer } from "../../../db/bookmarks/days-of-prayer.server";

/** A year of days on which a person prayed, month by month, and the years there are. */
export async function lightPage(user: User, query: URLSearchParams) {
  const today = dayIn(await lastZoneOf(user), new Date(now()));
  const thisYear = yearOf(today);
  const first = yearOf((await firstDayOfPrayer(database(), user.id)) ?? today);
  const asked = Number(query.get("year"));
  const year = asked >= first && asked < thisYear ? asked : thisYear;
  const days = await listDaysOfPrayer(database(), user.id, year);
  return {
    year,
    before: year > first ? year - 1 : undefined,
    after: year < thisYear ? year + 1 : undefined,
    any: first < thisYear || days.length > 0,
    months: monthsOf(year, today, days),
  };
}

export type LightPage = Awaited<ReturnType<typeof lightPage>>;

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The months of a year up to today, with the numbers of their days that somebody prayed on. */
function monthsOf(year: number, today: string, days: readonly string[]) {
  const last = year === yearOf(today) ? Number(today.slice(5, 7)) : 12;
  return Array.from({ length: last }, (_, index) => {
    const first = new Date(Date.UTC(year, index, 1));
    const month = first.toISOString().slice(0, 7);
    return {
      name: first.toLocaleDateString("en-US", { month: "long", timeZone: "UTC" }),
      weekday: first.getUTCDay(),
      length: new Date(Date.UTC(year, index + 1, 0)).getUTCDate(),
      prayed: days.filter((day) => day.startsWith(month)).map((day) => Number(day.slice(8))),
    };
  });
}
