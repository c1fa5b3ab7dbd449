import { dayInWords } from "#content/year/day-in-words";
import { useMounted } from "../controls/controls";

/** "January 31, 2030". @param today leaves out the year where it is the same. */
export function dayName(day: string, today = ""): string {
  return dayInWords(day, day.slice(0, 4) === today.slice(0, 4) ? "day" : "date");
}

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

/** A point in time: in UTC as the server knows it, in the reader's own zone where scripts run. */
export function Moment({ at }: { at: Date }) {
  const timeZone = useMounted() ? undefined : "UTC";
  const words = new Intl.DateTimeFormat("en-US", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone,
  }).format(at);
  return <time dateTime={at.toISOString()}>{withZone(words, timeZone)}</time>;
}

/** The hour stays on its line: "1:26 PM UTC". */
const withZone = (words: string, zone?: string) =>
  (zone ? `${words} ${zone}` : words).replace(/ (?=[AP]M|UTC)/g, "\u00a0");

/** The same of what was lately, as people say it: "today at 1:26 PM", "yesterday at 1:26 PM", "November 12". */
export function LateMoment({ of, at }: { of: Date; at: Date }) {
  const timeZone = useMounted() ? undefined : "UTC";
  return <time dateTime={of.toISOString()}>{lateWords(of, at, timeZone)}</time>;
}

const aDay = 86_400_000;

function lateWords(of: Date, at: Date, timeZone?: string): string {
  const written = (moment: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-US", { ...options, timeZone }).format(moment);
  const [day, today, yesterday] = [of, at, new Date(at.getTime() - aDay)].map((moment) =>
    written(moment, { dateStyle: "long" }),
  );
  const hour = withZone(written(of, { timeStyle: "short" }), timeZone);
  if (day === today) return `today at ${hour}`;
  if (day === yesterday) return `yesterday at ${hour}`;
  return String(day).replace(`, ${today?.slice(-4)}`, "");
}

export function Day({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{mediumDate.format(at)}</time>;
}

const mediumDate = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
