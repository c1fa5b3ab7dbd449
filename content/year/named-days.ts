import type { feastScenes, SceneTone } from "../art";
import { easterOf } from "./computus";
import { addDays, daysBetween, weekday } from "./days";
import { easterDays } from "./easter-days";
import {
  adventReadings,
  baptismOfTheLord,
  fixedDays,
  fourthSundayVerse,
  lastSunday,
  type NamedDay,
  thanksgivingDay,
} from "./feasts";
import { adventOf, type SeasonName, seasonOf } from "./seasons";

const ordinals = ["First", "Second", "Third", "Fourth"];

/** The feast whose picture a day has: the week from Easter on, and Christmas Eve to the Epiphany. */
export function feastScene(day: string): (typeof feastScenes)[number] | undefined {
  const since = daysBetween(easterOf(Number(day.slice(0, 4))), day);
  if (since >= 0 && since < 8) return "easter";
  const date = day.slice(5);
  return date >= "12-24" || date < "01-06" ? "christmas" : undefined;
}

const dawns: Partial<Record<SeasonName, SceneTone>> = {
  advent: "sky",
  christmas: "gold",
  lent: "mist",
  "holy-week": "ember",
  easter: "gold",
  pentecost: "ember",
};

/** The light that the year's plans stand in on a day; rose outside the seasons. */
export const dawnOf = (day: string): SceneTone => dawns[seasonOf(day).name] ?? "rose";

/** What a day (yyyy-mm-dd) is called in the church year; most have no name. */
export function namedDay(day: string): NamedDay | undefined {
  const year = Number(day.slice(0, 4));
  const great = easterDays[daysBetween(easterOf(year), day)];
  if (great) return great;
  if (day === addDays(adventOf(year), -7)) return lastSunday;
  if (day === thanksgivingOf(year)) return thanksgivingDay;
  if (weekday(day) === 0 && day > `${year}-01-06` && day < `${year}-01-14`) return baptismOfTheLord;
  return adventSunday(day) ?? fixedDay(day);
}

function adventSunday(day: string): NamedDay | undefined {
  const { name, week } = seasonOf(day);
  if (name !== "advent" || weekday(day) !== 0) return undefined;
  const title = `${ordinals[week - 1]} Sunday of Advent`;
  const eve = fixedDays[day.slice(5)];
  if (eve) return { ...eve, title: `${title} and ${eve.title}` };
  const verse = week === 4 ? { verse: fourthSundayVerse } : {};
  return { title, ...verse, reading: adventReadings[week - 1] };
}

/** A feast with a date of its own, on the day to which it moves where a greater one has taken its own. */
function fixedDay(day: string): NamedDay | undefined {
  const moved = movedFeasts(Number(day.slice(0, 4)));
  const from = Object.keys(moved).find((date) => moved[date] === day);
  if (from) return fixedDays[from];
  const date = day.slice(5);
  return moved[date] ? undefined : fixedDays[date];
}

/** Where feasts of a year are kept that meet a greater day, by their own month and day. */
function movedFeasts(year: number): Readonly<Record<string, string>> {
  const easter = easterOf(year);
  const moved: Record<string, string> = {};
  const annunciation = `${year}-03-25`;
  const sinceEaster = daysBetween(easter, annunciation);
  // Holy Week and the week of Easter have no other feast; nor has a Sunday of Lent.
  if (sinceEaster >= -7 && sinceEaster <= 7) moved["03-25"] = addDays(easter, 8);
  else if (sinceEaster < 0 && weekday(annunciation) === 0) moved["03-25"] = `${year}-03-26`;
  if (easterDays[daysBetween(easter, `${year}-05-31`)]) moved["05-31"] = `${year}-06-01`;
  return moved;
}

/** The fourth Thursday of November. */
function thanksgivingOf(year: number): string {
  const first = `${year}-11-01`;
  return addDays(first, ((11 - weekday(first)) % 7) + 21);
}
