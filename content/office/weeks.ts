import { easterOf } from "../year/computus";
import { addDays, daysBetween, sundayOf } from "../year/days";
import { adventOf, type SeasonName, seasonOf } from "../year/seasons";
import { collects } from "./collects";

/** Of what stands for each week of a season, that of a day's week; week 0 is what comes before a first Sunday. */
export function ofWeek<Item>(
  of: Readonly<Record<SeasonName, readonly Item[]>>,
  day: string,
): Item | undefined {
  const { name, week } = seasonOf(day);
  return of[name][indexOfWeek(day, name, week)] ?? of[name].at(-1);
}

/** Some seasons are longer in one year than in another; their last weeks are always kept. */
function indexOfWeek(day: string, name: SeasonName, week: number): number {
  const year = Number(day.slice(0, 4));
  const sunday = sundayOf(day);
  if (name === "ordinary" && week > 1)
    return collects.ordinary.length - daysBetween(sunday, adventOf(year)) / 7;
  if (name === "epiphany")
    return sunday === addDays(easterOf(year), -49) ? collects.epiphany.length - 1 : week;
  return name === "lent" ? week : week - 1;
}
