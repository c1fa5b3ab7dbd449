import { dayInWords } from "#content/year/day-in-words";

/** "January 31, 2030". @param today leaves out the year where it is the same. */
export function dayName(day: string, today = ""): string {
  return dayInWords(day, day.slice(0, 4) === today.slice(0, 4) ? "day" : "date");
}
