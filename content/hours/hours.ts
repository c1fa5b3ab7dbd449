import { daysBetween, sundayOf, weekday } from "../year/days";
import { seasonOf } from "../year/seasons";
import { evening } from "./evening";
import { type HourName, type HourPrayers, type HourWords, weekdays } from "./hour";
import { midday } from "./midday";
import { morning } from "./morning";
import { night } from "./night";
import { otherWeek } from "./other-week";

type Hour = {
  name: HourName;
  /** What it is, in a word or two. */
  kind: string;
  /** Whom to call stands before and after it. */
  needsHelpLines?: true;
};

/** What each is for, where it's found among others. */
export const hourLines: Readonly<Record<HourName, string>> = {
  morning: "Before the day begins, with words of its own for each day of the week.",
  midday: "A pause in the middle of the day, when there are only a few minutes.",
  evening: "To look back on the day with God, and lay it down.",
  night: "The last words of the day, before you sleep or when you can’t.",
};

/** In the order of the day. */
export const hours: readonly Hour[] = [
  {
    name: "morning",
    kind: "A prayer for the morning",
  },
  {
    name: "midday",
    kind: "A prayer for midday",
  },
  {
    name: "evening",
    kind: "A prayer for the evening",
  },
  {
    name: "night",
    kind: "A prayer for the night",
    needsHelpLines: true,
  },
];

/** Its id stands in addresses, and in what is saved from it. */
export type HourPrayer = Hour & HourWords & { id: string };

const prayers: Readonly<Record<HourName, HourPrayers>> = { morning, midday, evening, night };

/** All of them, an hour after the other. */
export const hourPrayers: readonly HourPrayer[] = hours.flatMap((hour) => {
  const { week, seasons } = prayers[hour.name];
  const ofSeasons = Object.entries(seasons).flatMap(([season, [sunday, friday]]) => [
    { ...hour, ...sunday, id: `${season}-sunday` },
    { ...hour, ...friday, id: `${season}-friday` },
  ]);
  const ofWeek = weekdays.map((id) => ({ ...hour, ...week[id], id }));
  const ofOther = otherWeek[hour.name].map((words, at) => {
    return { ...hour, ...words, id: `${weekdays[at + 1]}-2` };
  });
  return [...ofWeek, ...ofOther, ...ofSeasons];
});

/** The one that there was before they changed: what was saved then names none. */
const first = "monday";

export function getHourPrayer(name: HourName, id = first): HourPrayer | undefined {
  return hourPrayers.find((each) => each.name === name && each.id === id);
}

/** Nobody meets the same twice in a week. @param day yyyy-mm-dd */
export function hourPrayerOn(day: string, name: HourName): HourPrayer {
  const ofWeek = weekdays[weekday(day)];
  const isOther = (daysBetween("2026-11-29", sundayOf(day)) / 7) % 2 !== 0;
  const found =
    getHourPrayer(name, `${seasonOf(day).name}-${ofWeek}`) ??
    (isOther ? getHourPrayer(name, `${ofWeek}-2`) : undefined) ??
    getHourPrayer(name, ofWeek);
  if (!found) throw new Error(`There is no prayer for ${name}`);
  return found;
}

/** One for each hour. @param chosen an hour's that is prayed on whatever day */
export const hoursOn = (day: string, chosen?: HourPrayer): readonly HourPrayer[] =>
  hours.map(({ name }) => (chosen?.name === name ? chosen : hourPrayerOn(day, name)));
