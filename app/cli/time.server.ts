import { UsageError } from "./command.server";

const minute = 60_000;
const spans: Record<string, number> = {
  m: minute,
  h: 60 * minute,
  d: 24 * 60 * minute,
  w: 7 * 24 * 60 * minute,
};

/** A moment as part of a file's name, to the millisecond: 20300131T120000123Z. */
export function stamp(at: number): string {
  return new Date(at).toISOString().replace(/[-:.]/g, "");
}

/** A moment for a reader, to the minute, in UTC. */
export function minuteOf(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}

/**
 * A moment that an option names: a span back from now ("12h", "3d", "2w") or a date.
 * @throws UsageError when it is neither.
 */
export function readSince(value: string, now: number): Date {
  const [, count, unit = ""] = /^(\d{1,5})([mhdw])$/.exec(value) ?? [];
  if (count) return new Date(now - Number(count) * (spans[unit] ?? 0));
  const date = /^\d{4}-\d\d-\d\d(T[\d:.]+Z?)?$/.test(value) ? new Date(value) : undefined;
  if (date && !Number.isNaN(date.getTime())) return date;
  throw new UsageError(`--since takes a span such as 12h or 3d, or a date such as 2030-01-31.`);
}
