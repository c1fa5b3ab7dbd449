import { collectTitle, getCollect } from "#content/office/office";
import { getVerse } from "#content/verses/verses";
import { addDays } from "#content/year/days";
import { namedDay } from "#content/year/named-days";
import { type Season, seasonOf } from "#content/year/seasons";
import { todayPath } from "~/paths";
import { settings } from "~/runtime/env.server";
import { dayTitle, ordinal } from "./day-title";
import { isShownDay } from "./shown-days.server";

/** What every page of a day says of it. @param day yyyy-mm-dd */
export function dayHead(day: string) {
  const { name, title, color, week } = seasonOf(day);
  const named = namedDay(day);
  return {
    day,
    title: dayTitle(day),
    named: named?.title,
    season: named?.title.includes(title) ? undefined : weekOf({ name, title, week }),
    color: named?.color ?? color,
  };
}

/** "Advent, week 2"; the long green half of the year is counted from Pentecost. */
function weekOf({ name, title, week }: Pick<Season, "name" | "title" | "week">): string {
  if (name === "ordinary") return `${ordinal(week)} week after Pentecost`;
  // These three are too short, or too full of names, to count their weeks.
  const counted = week > 0 && !["christmas", "holy-week", "pentecost"].includes(name);
  return counted ? `${title}, week ${week}` : title;
}

/** Everything that the page of a day shows. */
export function dayPage(day: string) {
  const neighbor = (by: number) => {
    const other = addDays(day, by);
    return isShownDay(other) ? { day: other } : undefined;
  };
  return {
    ...dayHead(day),
    verse: getVerse(day),
    address: settings().ORIGIN + todayPath(day),
    reading: namedDay(day)?.reading,
    collect: { title: collectTitle(day), text: getCollect(day) },
    before: neighbor(-1),
    after: neighbor(1),
  };
}

export type DayPage = ReturnType<typeof dayPage>;
