import { dayInWords } from "#content/year/day-in-words";
import type { User } from "#db/accounts/users.server";
import { firstDayOfPrayer, listDaysOfPrayer } from "#db/plans/days-of-prayer.server";
import { dayOf, dayThen, type PersonsDay } from "~/plans/persons-day.server";
import { database } from "~/runtime/database.server";
import type { DaysOfLight } from "./month-of-light";

export async function lightPage(user: User, query: URLSearchParams) {
  const { day: today } = await dayOf(user);
  const thisYear = yearOf(today);
  const firstDay = (await firstDayOfPrayer(database(), user.id)) ?? today;
  const first = yearOf(firstDay);
  const asked = Number(query.get("year"));
  const year = asked >= first && asked < thisYear ? asked : thisYear;
  const days = await listDaysOfPrayer(database(), user.id, year);
  const months = monthsOf(year, today, days);
  return {
    year,
    before: year > first ? year - 1 : undefined,
    after: year < thisYear ? year + 1 : undefined,
    any: first < thisYear || days.length > 0,
    count: days.length,
    // The months before go back to the first with a prayer.
    month: months.find((each) => each.today),
    earlier: months
      .slice(
        year === first ? monthOf(firstDay) - 1 : 0,
        year === thisYear ? monthOf(today) - 1 : 12,
      )
      .reverse(),
  };
}

export type LightPage = Awaited<ReturnType<typeof lightPage>>;

const yearOf = (day: string) => Number(day.slice(0, 4));

const monthOf = (day: string) => Number(day.slice(5, 7));

function monthsOf(year: number, today: string, days: readonly string[]): DaysOfLight[] {
  return Array.from({ length: 12 }, (_, index) => {
    const first = new Date(Date.UTC(year, index, 1));
    const month = first.toISOString().slice(0, 7);
    const dayIn = (day: string) => (day.startsWith(month) ? Number(day.slice(8)) : undefined);
    return {
      name: dayInWords(`${month}-01`, "monthAlone"),
      weekday: first.getUTCDay(),
      length: new Date(Date.UTC(year, index + 1, 0)).getUTCDate(),
      prayed: days.flatMap((day) => dayIn(day) ?? []),
      today: dayIn(today),
      isToCome: month > today,
    };
  });
}

/** The month before and this one, as far as the person was here. */
export async function lightOfLate(user: User, here: PersonsDay) {
  const today = here.day;
  const year = yearOf(today);
  const [first, days] = await Promise.all([
    firstDayOfPrayer(database(), user.id),
    listDaysOfPrayer(database(), user.id, year - 1, year),
  ]);
  const months = [...monthsOf(year - 1, today, days), ...monthsOf(year, today, days)].filter(
    ({ isToCome }) => !isToCome,
  );
  const joined = [dayThen(here, user.createdAt), first ?? today].sort()[0] ?? today;
  const span = 12 * (year - yearOf(joined)) + monthOf(today) - monthOf(joined) + 1;
  return { any: first !== undefined, months: months.slice(-Math.min(2, Math.max(1, span))) };
}
