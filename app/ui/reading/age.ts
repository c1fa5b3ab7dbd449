const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "4 days ago", and "just now" within a minute. */
export function sinceWords(at: Date, now: number): string {
  return now - at.getTime() < minute ? "just now" : `${ageOf(at, now)} ago`;
}

/** In its largest unit: "4 days", "less than a minute". */
export function ageOf(at: Date, now: number): string {
  const passed = Math.max(0, now - at.getTime());
  if (passed < minute) return "less than a minute";
  const units: [number, string][] = [
    [day, "day"],
    [hour, "hour"],
  ];
  const [length, name] = units.find(([length]) => passed >= length) ?? [minute, "minute"];
  const count = Math.floor(passed / length);
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
