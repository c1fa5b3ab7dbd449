import { dayInWords } from "#content/year/day-in-words";

/**
 * A day as people say it: `2030-01-31` is "January 31, 2030". The same everywhere.
 * @param today leaves out the year, where it is this one.
 */
export function dayName(day: string, today = ""): string {
  return dayInWords(day, day.slice(0, 4) === today.slice(0, 4) ? "day" : "date");
}
