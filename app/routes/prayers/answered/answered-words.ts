/** The month of a day, as people say it: "June 2026". */
export function monthName(day: string): string {
  return inWords(day, { month: "long", year: "numeric" });
}

/** When it was asked and when it was answered: "Asked in March, answered on June 12". */
export function askedAndAnswered(asked: string, answered: string): string {
  if (asked > answered)
    return `Answered on ${inWords(answered, { month: "long", day: "numeric" })}`;
  const isOneYear = asked.slice(0, 4) === answered.slice(0, 4);
  const from = isOneYear ? inWords(asked, { month: "long" }) : monthName(asked);
  const year = isOneYear ? undefined : "numeric";
  return `Asked in ${from}, answered on ${inWords(answered, { month: "long", day: "numeric", year })}`;
}

function inWords(day: string, parts: Intl.DateTimeFormatOptions): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { ...parts, timeZone: "UTC" });
}

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
