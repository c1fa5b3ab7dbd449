import { hour, minute } from "#db/time";
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** As yyyy-mm-dd, in UTC where the zone is missing or unknown. */
export function dayIn(zone: string | undefined, at: Date): string {
  const { year, month, day } = Object.fromEntries(
    formatIn(zone, dayParts)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${year?.padStart(4, "0")}-${month}-${day}`;
}

/** As "Mon". */
export function weekdayIn(zone: string | undefined, at: Date): string {
  return formatIn(zone, weekdayPart).format(at);
}

/** 0 to 23. */
export function hourIn(zone: string | undefined, at: Date): number {
  return Number(formatIn(zone, hourPart).format(at));
}

export function beginningOf(day: string, zone: string | undefined): Date {
  // No zone is further from UTC than 15 hours, and clocks there may jump over midnight.
  let before = Date.parse(day) - 15 * hour;
  let reached = Date.parse(day) + 15 * hour;
  while (reached - before > minute) {
    const middle = Math.floor((before + reached) / 2 / minute) * minute;
    if (dayIn(zone, new Date(middle)) < day) before = middle;
    else reached = middle;
  }
  return new Date(reached);
}

/** Milliseconds since 1970 when clocks show an hour: the earlier of two, the moment in its place if skipped. */
export function momentIn(zone: string, day: string, clock: number): number {
  const wanted = Date.parse(day) + clock * hour;
  const moments = [-24, 24].map((near) => wanted - aheadOf(zone, wanted + near * hour));
  const right = moments.filter((at) => at + aheadOf(zone, at) === wanted);
  return right.length > 0 ? Math.min(...right) : Math.max(...moments);
}

/** Milliseconds. */
function aheadOf(zone: string, at: number): number {
  const parts = formatIn(zone, clockParts).formatToParts(at);
  const {
    year,
    month,
    day,
    hour: h,
    minute: m,
    second,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as Record<
    "year" | "month" | "day" | "hour" | "minute" | "second",
    number
  >;
  return Date.UTC(year, month - 1, day, h, m, second) - Math.floor(at / 1_000) * 1_000;
}

const weekdayPart = { weekday: "short" } as const;
const hourPart = { hour: "numeric", hourCycle: "h23" } as const;
const dayParts = {
  calendar: "gregory",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
} as const;

const clockParts = {
  calendar: "gregory",
  hourCycle: "h23",
  year: "numeric",
  month: "numeric",
  day: "numeric",
  hour: "numeric",
  minute: "numeric",
  second: "numeric",
} as const;
/** Making a format takes as long as a hundred uses. */
const formats = new WeakMap<Intl.DateTimeFormatOptions, Map<string, Intl.DateTimeFormat>>();
/** More than there are zones, whose names are read in any letter case. */
const mostZones = 1_000;

function formatIn(
  zone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const known = formats.get(options) ?? new Map<string, Intl.DateTimeFormat>();
  formats.set(options, known);
  const name = zone || "UTC";
  const format = known.get(name) ?? makeFormat(name, options);
  if (known.size < mostZones) known.set(name, format);
  return format;
}

function makeFormat(timeZone: string, options: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" });
  }
}
