/** A day as people say it: `2030-01-31` is "January 31, 2030". The same everywhere. */
export function dayName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "UTC",
  });
}
