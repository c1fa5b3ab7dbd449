import { dayInWords } from "#content/year/day-in-words";

/** The month of a day, as people say it: "June 2026". */
export function monthName(day: string): string {
  return dayInWords(day, "month");
}

/** When a prayer was asked and answered, under its month: "Asked in March, answered Friday the 12th", or only the second. */
export function askedAndAnswered(asked: string, answered: string): string {
  const day = `${dayInWords(answered, "weekdayAlone")} the\u00a0${ordinal(Number(answered.slice(8)))}`;
  // Written down only later.
  if (asked > answered) return `Answered ${day}`;
  if (asked.slice(0, 7) === answered.slice(0, 7)) return `Asked the same month, answered ${day}`;
  const isOneYear = asked.slice(0, 4) === answered.slice(0, 4);
  return `Asked in ${isOneYear ? dayInWords(asked, "monthAlone") : monthName(asked)}, answered ${day}`;
}

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

/** "1st", "2nd", "3rd", "11th". */
const ordinal = (number: number) => `${number}${endings[ordinals.select(number)] ?? "th"}`;

/** How many prayers were answered, and since when: "3 prayers answered this year." */
export function answersInWords(count: number, first: string, thisYear: string): string {
  const isNew = first === thisYear;
  if (count === 1) return `One prayer answered ${isNew ? "this year" : `in ${first}`}.`;
  return `${count} prayers answered ${isNew ? "this year" : `since ${first}`}.`;
}

/** The month of `2026-06` as a link to it says it: "Jun", and to be read out "June 2026". */
export const monthNames = (month: string) => ({
  short: dayInWords(`${month}-01`, "shortMonth"),
  name: monthName(`${month}-01`),
});

/** What stands in order of time, month by month. */
export function byMonth<Item extends { month: string }>(items: readonly Item[]) {
  const months: { month: string; prayers: Item[] }[] = [];
  for (const item of items) {
    const last = months.at(-1);
    if (last?.month === item.month) last.prayers.push(item);
    else months.push({ month: item.month, prayers: [item] });
  }
  return months;
}
