import { easterOf } from "./computus";
import { addDays, daysBetween, weekday } from "./days";
import { adventOf } from "./seasons";

/**
 * A season that a plan can follow day by day. Christmas is that of the year in which it begins. Lent: 40 days
 * and six Sundays, to Holy Saturday. Novena: the nine days between Ascension Day and Pentecost.
 */
export type DatedSeason = "advent" | "christmas" | "lent" | "holy-week" | "easter" | "novena";

/** A season in one year, from its first day to its last (yyyy-mm-dd). */
export type Run = { first: string; last: string; dayCount: number; sundays: number };

const ends: Readonly<Record<DatedSeason, (year: number) => readonly [string, string]>> = {
  advent: (year) => [adventOf(year), `${year}-12-24`],
  christmas: (year) => [`${year}-12-25`, `${year + 1}-01-05`],
  lent: (year) => [addDays(easterOf(year), -46), addDays(easterOf(year), -1)],
  "holy-week": (year) => [addDays(easterOf(year), -7), easterOf(year)],
  easter: (year) => [easterOf(year), addDays(easterOf(year), 49)],
  novena: (year) => [addDays(easterOf(year), 40), addDays(easterOf(year), 48)],
};

export function runIn(season: DatedSeason, year: number): Run {
  const [first, last] = ends[season](year);
  const dayCount = daysBetween(first, last) + 1;
  const sundays = Math.ceil((dayCount - ((7 - weekday(first)) % 7)) / 7);
  return { first, last, dayCount, sundays };
}

/** The day from which a season is prepared: what is prayed from then on is this year's. */
export const prepared = ({ first }: Run): string => addDays(first, -21);

/** Days after its last on which it is still the one to see. */
const after = 7;

/** The season that was prepared last: whose days those are that a person prays on a day. */
export function runOn(season: DatedSeason, day: string): Run {
  const run = runIn(season, yearOf(day));
  return day < prepared(run) ? runIn(season, yearOf(day) - 1) : run;
}

/** The season that a stranger sees on a day: the one that runs, or just ran, else the next. */
export function offeredOn(season: DatedSeason, day: string): Run {
  return nextFrom(season, addDays(day, -after));
}

/** The season that ends on this day or later. */
export function nextFrom(season: DatedSeason, day: string): Run {
  const begun = runIn(season, yearOf(day) - 1);
  if (day <= begun.last) return begun;
  const run = runIn(season, yearOf(day));
  return day > run.last ? runIn(season, yearOf(day) + 1) : run;
}

/** Which of its days it is, from 1; undefined outside. */
export function dayOfRun({ first, last }: Run, day: string): number | undefined {
  return day < first || day > last ? undefined : daysBetween(first, day) + 1;
}

const yearOf = (day: string) => Number(day.slice(0, 4));
