const milliseconds = 86_400_000;

/** Days since 1970 of a day (yyyy-mm-dd); NaN for what is none. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / milliseconds;
}

/** The day (yyyy-mm-dd) so many days from another. */
export function addDays(day: string, count: number): string {
  return new Date((dayNumber(day) + count) * milliseconds).toISOString().slice(0, 10);
}

/** Whether a date of every year (mm-dd) is on or soon after a day; always where none is given. */
export function comesWithin(date: string, days: number, from?: string): boolean {
  if (!from) return true;
  const year = Number(from.slice(0, 4)) + Number(date < from.slice(5));
  return `${year}-${date}` <= addDays(from, days);
}

/** The days from one to another; negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(day: string): number {
  return (((dayNumber(day) + 4) % 7) + 7) % 7;
}

/** The Sunday on which the week of a day begins. */
export function sundayOf(day: string): string {
  return addDays(day, -weekday(day));
}

/** Whether it is a day of the calendar, written as yyyy-mm-dd. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(dayNumber(text)) && addDays(text, 0) === text
  );
}
