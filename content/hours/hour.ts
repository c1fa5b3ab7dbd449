/** The four parts of a day that have a prayer and a sky of their own. */
export const hourNames = ["morning", "midday", "evening", "night"] as const;

export type HourName = (typeof hourNames)[number];

/** The part of the day that an hour of the clock (0 to 23) belongs to. */
export function hourName(clock: number): HourName {
  if (clock < 5 || clock >= 22) return "night";
  if (clock < 11) return "morning";
  return clock < 17 ? "midday" : "evening";
}

export function isHourName(name: string | null): name is HourName {
  return hourNames.some((each) => each === name);
}
