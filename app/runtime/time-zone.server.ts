import { hour, minute, week } from "#db/time";

export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** As yyyy-mm-dd, in UTC where the zone is missing or unknown. */
export const dayIn = (zone: string | undefined, at: Date): string => clockIn(zone, at).slice(0, 10);

/** As "Mon". */
export const weekdayIn = (zone: string | undefined, at: Date): string =>
  new Date(dayIn(zone, at)).toUTCString().slice(0, 3);

/** 0 to 23. */
export const hourIn = (zone: string | undefined, at: Date): number =>
  Number(clockIn(zone, at).slice(11, 13));

export function beginningOf(day: string, zone: string | undefined): Date {
  // No zone is further from UTC than 15 hours, and clocks there may jump over midnight.
  const near = [-15, 15].map((hours) => Date.parse(day) + hours * hour);
  return new Date(firstMinute(near, (at) => dayIn(zone, new Date(at)) >= day));
}

function firstMinute([before = 0, reached = 0]: number[], is: (at: number) => boolean): number {
  if (reached - before <= minute) return reached;
  const middle = Math.floor((before + reached) / 2 / minute) * minute;
  return firstMinute(is(middle) ? [before, middle] : [middle, reached], is);
}

/** How far clocks are ahead of UTC (milliseconds), from the beginning on and at each change of it. */
export function changesOf(zone: string, from: number, until: number) {
  let before = aheadOf(zone, from);
  const changes = [{ at: from, before, after: before }];
  for (let at = from; at < until; at += week) {
    const after = aheadOf(zone, at + week);
    if (after === before) continue;
    const moment = firstMinute([at, at + week], (middle) => aheadOf(zone, middle) === after);
    changes.push({ at: moment, before, after });
    before = after;
  }
  return changes;
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
  const shown = clockIn(zone, new Date(at)).replace(" ", "T");
  return Date.parse(`${shown}Z`) - Math.floor(at / 1_000) * 1_000;
}

/** Making a format takes as long as a hundred uses. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** More than there are zones, whose names are read in any letter case. */
const mostZones = 1_000;

/** As "2030-01-31 23:59:59": so Sweden writes it. */
function clockIn(zone: string | undefined, at: Date): string {
  const name = zone || "UTC";
  const format = formats.get(name) ?? makeFormat(name);
  if (formats.size < mostZones) formats.set(name, format);
  return format.format(at);
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  const styles = { dateStyle: "short", timeStyle: "medium" } as const;
  try {
    return new Intl.DateTimeFormat("sv-SE", { ...styles, timeZone });
  } catch {
    return new Intl.DateTimeFormat("sv-SE", { ...styles, timeZone: "UTC" });
  }
}
