import type { SeasonName } from "../year/seasons";

/** The four parts of a day that have a prayer and a sky of their own. */
export const hourNames = ["morning", "midday", "evening", "night"] as const;

export type HourName = (typeof hourNames)[number];

/** When each of them begins by the clock; the night goes on until the morning. */
export const hourStarts: Readonly<Record<HourName, number>> = {
  morning: 5,
  midday: 11,
  evening: 16,
  night: 22,
};

/** Before a name. */
export const greetings: Readonly<Record<HourName, string>> = {
  morning: "Good morning",
  midday: "Welcome back",
  evening: "Good evening",
  night: "Peace to you this\u00a0night",
};

/** The part of the day that an hour of the clock (0 to 23) belongs to. */
export function hourName(clock: number): HourName {
  if (clock < hourStarts.morning || clock >= hourStarts.night) return "night";
  if (clock < hourStarts.midday) return "morning";
  return clock < hourStarts.evening ? "midday" : "evening";
}

export function isHourName(name: string | null): name is HourName {
  return hourNames.some((each) => each === name);
}

/** `prayer` is paragraphs parted by a blank line. */
export type HourWords = { title: string; prayer: string };

export const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

type PrayedSeason = Extract<SeasonName, "advent" | "christmas" | "lent" | "holy-week" | "easter">;

/** One for each day of the week, of which every second has others; in a season its Sundays and Fridays have their own. */
export type HourPrayers = {
  week: Readonly<Record<(typeof weekdays)[number], HourWords>>;
  seasons: Readonly<Record<PrayedSeason, readonly [sunday: HourWords, friday: HourWords]>>;
};
