import { easterOf } from "../year/computus";
import { addDays, daysBetween, isDay } from "../year/days";
import { easterDays } from "../year/easter-days";
import {
  baptismOfTheLord,
  fixedDays,
  fourthSundayVerse,
  lastSunday,
  thanksgivingDay,
} from "../year/feasts";
import { namedDay } from "../year/named-days";
import { adventOf } from "../year/seasons";
import { advent } from "./advent";
import { august } from "./august";
import type { DayVerse } from "./day-verse";
import { christmas, december } from "./december";
import { easter } from "./easter";
import { february } from "./february";
import { january } from "./january";
import { july } from "./july";
import { june } from "./june";
import { lent } from "./lent";
import { march } from "./march";
import { may } from "./may";
import { november } from "./november";
import { october } from "./october";
import { september } from "./september";

/** The verses of the ordinary days, of Christmas and of feasts with a date, from their first on. */
const dated: Readonly<Record<string, readonly DayVerse[]>> = {
  "01-01": january,
  "02-01": february,
  "03-01": march,
  "05-12": may,
  "06-01": june,
  "07-01": july,
  "08-01": august,
  "09-01": september,
  "10-01": october,
  "11-01": november,
  "12-01": december,
  "12-17": christmas,
};

const leapYear = 2000;
const byDate = new Map(
  Object.entries(dated).flatMap(([first, list]) =>
    list.map((verse, count) => [addDays(`${leapYear}-${first}`, count).slice(5), verse] as const),
  ),
);

/** From Ash Wednesday to Pentecost, counted from Easter Day. */
const aroundEaster = [...lent, ...easter];

/** What a year may have, each once: more than any year has. */
export const verses: readonly DayVerse[] = [
  ...byDate.values(),
  ...aroundEaster,
  ...advent,
  ...[...Object.values(easterDays), ...Object.values(fixedDays)].flatMap(
    ({ verse }) => verse ?? [],
  ),
  ...[baptismOfTheLord, lastSunday, thanksgivingDay].flatMap(({ verse }) => verse ?? []),
  fourthSundayVerse,
];

/** The verse of a day (yyyy-mm-dd): its feast's, its season's where the year moves, else its date's. @throws for what is no day */
export function getVerse(day: string): DayVerse {
  if (!isDay(day)) throw new Error(`There is no verse for ${day}`);
  const year = Number(day.slice(0, 4));
  const found =
    namedDay(day)?.verse ??
    aroundEaster[daysBetween(easterOf(year), day) + lent.length] ??
    adventVerse(day, adventOf(year)) ??
    byDate.get(day.slice(5));
  if (!found) throw new Error(`There is no verse for ${day}`);
  return found;
}

/** To December 16, and on the third Sunday where that is the day after. */
function adventVerse(day: string, first: string): DayVerse | undefined {
  const count = daysBetween(first, day);
  return count === 14 || day.slice(5) < "12-17" ? advent[count] : undefined;
}
