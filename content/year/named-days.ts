import { easterOf } from "./computus";
import { addDays, daysBetween, weekday } from "./days";
import {
  adventReadings,
  easterDays,
  fixedDays,
  lastSunday,
  type NamedDay,
  thanksgivingDay,
} from "./feasts";
import { adventOf, seasonOf } from "./seasons";

const ordinals = ["First", "Second", "Third", "Fourth"];

/** What a day (yyyy-mm-dd) is called in the church year; most have no name. */
export function namedDay(day: string): NamedDay | undefined {
  const year = Number(day.slice(0, 4));
  const sinceEaster = daysBetween(easterOf(year), day);
  // The great week and the one after it give way to no other day.
  const isGreat = sinceEaster >= -7 && sinceEaster <= 7;
  if (easterDays[sinceEaster]) return easterDays[sinceEaster];
  if (day === addDays(adventOf(year), -7)) return lastSunday;
  if (day === thanksgivingOf(year)) return thanksgivingDay;
  return isGreat ? undefined : (fixedDays[day.slice(5)] ?? adventSunday(day));
}

function adventSunday(day: string): NamedDay | undefined {
  const { name, week } = seasonOf(day);
  if (name !== "advent" || weekday(day) !== 0) return undefined;
  return { title: `${ordinals[week - 1]} Sunday of Advent`, reading: adventReadings[week - 1] };
}

/** The fourth Thursday of November. */
function thanksgivingOf(year: number): string {
  const first = `${year}-11-01`;
  return addDays(first, ((11 - weekday(first)) % 7) + 21);
}
