import { easterOf } from "./computus";
import { addDays, daysBetween, sundayOf, weekday } from "./days";

export type SeasonName =
  | "advent"
  | "christmas"
  | "epiphany"
  | "lent"
  | "holy-week"
  | "easter"
  | "pentecost"
  | "ordinary";

/** What is worn in church, and what the sky of the page takes on. */
export type Color = "violet" | "white" | "green" | "red";

/** A week of the church year. `week` counts from 1 at its season's first Sunday; 0 is before it. */
export type Season = { name: SeasonName; title: string; color: Color; week: number };

const seasons: Readonly<Record<SeasonName, { title: string; color: Color }>> = {
  advent: { title: "Advent", color: "violet" },
  christmas: { title: "Christmas", color: "white" },
  epiphany: { title: "Epiphany", color: "green" },
  lent: { title: "Lent", color: "violet" },
  "holy-week": { title: "Holy Week", color: "red" },
  easter: { title: "Easter", color: "white" },
  pentecost: { title: "Pentecost", color: "green" },
  ordinary: { title: "Ordinary Time", color: "green" },
};

/** The first Sunday of Advent in a calendar year: the fourth before Christmas Day. */
export function adventOf(year: number): string {
  return sundayOf(`${year}-12-03`);
}

/** The season that a day belongs to, and the week within it. @param day yyyy-mm-dd */
export function seasonOf(day: string): Season {
  const [name, first] = placeOf(day);
  const week = Math.floor(daysBetween(first, day) / 7) + 1;
  return { name, ...seasons[name], week };
}

/** The season's name and the Sunday from which its weeks are counted. */
function placeOf(day: string): [SeasonName, string] {
  const year = Number(day.slice(0, 4));
  const since = daysBetween(easterOf(year), day);
  const easter = (days: number) => addDays(easterOf(year), days);
  if (day >= `${year}-12-25`) return ["christmas", `${year}-12-25`];
  if (day >= adventOf(year)) return ["advent", adventOf(year)];
  if (day < `${year}-01-06`) return ["christmas", `${year - 1}-12-25`];
  if (since < -46) return ["epiphany", sundayFrom(`${year}-01-07`)];
  if (since < -7) return ["lent", easter(-42)];
  if (since < 0) return ["holy-week", easter(-7)];
  if (since < 49) return ["easter", easter(0)];
  if (since < 56) return ["pentecost", easter(49)];
  return ["ordinary", easter(56)];
}

function sundayFrom(day: string): string {
  return addDays(day, (7 - weekday(day)) % 7);
}
