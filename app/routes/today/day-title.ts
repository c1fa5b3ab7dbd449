/** A day as its page says it: `2026-11-22` is "Sunday, November 22". The same everywhere. */
export function dayTitle(day: string): string {
  return inEnglish(day, { weekday: "long", month: "long", day: "numeric" });
}

/** "22nd" */
export function ordinal(number: number): string {
  const ends = { one: "st", two: "nd", few: "rd" } as Record<string, string>;
  return `${number}${ends[ordinals.select(number)] ?? "th"}`;
}

const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });

function inEnglish(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
}
