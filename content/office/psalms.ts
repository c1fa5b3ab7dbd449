import { passageOf } from "../bible/passage.server";
import { weekday } from "../year/days";
import { type SeasonName, seasonOf } from "../year/seasons";
import { greatDay } from "./great-days";
import { otherPortions } from "./other-portions";
import { type PsalmsOfHour, psalter } from "./psalter";

const hours = ["morning", "evening"] as const;

type Hour = (typeof hours)[number];

/** The psalms of a day of the month; the thirty-first has those of the day before. */
export function getPsalms(day: string) {
  const found = psalter[placeIn(day)];
  if (!found) throw new Error(`There are no psalms for ${day}`);
  return found;
}

const placeIn = (day: string) => Math.min(Number(day.slice(8)), psalter.length) - 1;

/** Those of a great day or of a Sunday of Lent or Easter, else of the month: in every second month another part of them, but for Sundays and Easter. */
export function psalmsOf(day: string, hour: Hour): PsalmsOfHour {
  const own = ownPsalms(day)?.[hours.indexOf(hour)];
  if (own) return { psalms: own.replace(/:.*/, ""), portion: passageOf(own) };
  const ofMonth = getPsalms(day)[hour];
  const isBright = weekday(day) === 0 || seasonOf(day).name === "easter";
  const isOther = Number(day.slice(5, 7)) % 2 === 0 && !isBright;
  const other = otherPortions[placeIn(day)]?.[hours.indexOf(hour)];
  return isOther && other ? { ...ofMonth, portion: passageOf(other) } : ofMonth;
}

function ownPsalms(day: string) {
  const { name, week } = seasonOf(day);
  const ofSunday = weekday(day) === 0 ? sundayPsalms[name]?.[week] : undefined;
  return greatDay(day).psalms ?? ofSunday;
}

/** The parts of great days and Sundays that are all of their psalm. */
export const wholePsalms: readonly string[] = [
  "Psalm 8:1-9",
  "Psalm 23:1-6",
  "Psalm 67:1-7",
  "Psalm 70:1-5",
  "Psalm 93:1-5",
  "Psalm 100:1-5",
  "Psalm 113:1-9",
  "Psalm 114:1-8",
  "Psalm 121:1-8",
  "Psalm 126:1-6",
  "Psalm 130:1-8",
  "Psalm 131:1-3",
  "Psalm 150:1-6",
];

/** Parts of psalms with which help stands. */
export const darkest: readonly string[] = ["Psalm 88:1-7", "Psalm 102:1-7", "Psalm 22:1-8"];

type Psalms = readonly [morning: string, night: string];

/** Parts of psalms for Sundays of Lent and Easter that have no name of their own, by the week; they go with the lesson. */
export const sundayPsalms: Readonly<Partial<Record<SeasonName, Readonly<Record<number, Psalms>>>>> =
  {
    lent: {
      1: ["Psalm 32:1-7", "Psalm 27:11-14"],
      2: ["Psalm 33:18-22", "Psalm 121:1-8"],
      3: ["Psalm 95:1-6", "Psalm 63:1-4"],
      4: ["Psalm 146:5-9", "Psalm 23:1-6"],
      5: ["Psalm 116:1-9", "Psalm 130:1-8"],
    },
    easter: {
      2: ["Psalm 118:14-17", "Psalm 111:1-5"],
      3: ["Psalm 30:1-5", "Psalm 116:12-19"],
      4: ["Psalm 23:1-6", "Psalm 100:1-5"],
      5: ["Psalm 31:1-5", "Psalm 84:1-4"],
      6: ["Psalm 68:4-6", "Psalm 104:27-31"],
      7: ["Psalm 47:1-8", "Psalm 93:1-5"],
    },
  };
