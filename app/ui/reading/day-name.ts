/**
 * A day as people say it: `2030-01-31` is "January 31, 2030". The same everywhere.
 * @param today leaves out the year, where it is this one.
 */
export function dayName(day: string, today = ""): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    year: day.slice(0, 4) === today.slice(0, 4) ? undefined : "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  });
}
