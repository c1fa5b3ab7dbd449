const format = (parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...parts, timeZone: "UTC" });

/** Made once: to make one takes longer than to use it a hundred times. */
const formats = {
  /** "January 31, 2030" */
  date: format({ year: "numeric", month: "long", day: "numeric" }),
  /** "January 31" */
  day: format({ month: "long", day: "numeric" }),
  /** "Thursday, January 31" */
  weekday: format({ weekday: "long", month: "long", day: "numeric" }),
  /** "Thursday" */
  weekdayAlone: format({ weekday: "long" }),
  /** "January 2030" */
  month: format({ month: "long", year: "numeric" }),
  /** "January" */
  monthAlone: format({ month: "long" }),
  /** "Jan" */
  shortMonth: format({ month: "short" }),
};

/** A day (yyyy-mm-dd) as people say it, the same in every zone. */
export function dayInWords(day: string, as: keyof typeof formats): string {
  return formats[as].format(new Date(`${day}T00:00:00Z`));
}

const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** "22nd" */
export const ordinal = (number: number) => `${number}${endings[ordinals.select(number)] ?? "th"}`;
