import { dayInWords } from "#content/year/day-in-words";

/** A day as its page says it: `2026-11-22` is "Sunday, November 22". The same everywhere. */
export function dayTitle(day: string): string {
  return dayInWords(day, "weekday");
}

/** "22nd" */
export function ordinal(number: number): string {
  const ends = { one: "st", two: "nd", few: "rd" } as Record<string, string>;
  return `${number}${ends[ordinals.select(number)] ?? "th"}`;
}

const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });
