import { hour, minute } from "#db/time";
/** Between two letters that tell the operator what came. */
export const digestPause = hour;

/**
 * How often a letter is tried, over about three days. @param isAll it is not refused for itself alone: the
 * mail server takes none of its kind, or none at all, and may take all of them at any moment.
 */
export const mostAttempts = (isAll: boolean) => (isAll ? 300 : 20);

/** Milliseconds until the next try: a minute, then twice as long each time, up to six hours or a quarter of one. */
export function pauseAfter(attempts: number, isAll: boolean): number {
  return Math.min(isAll ? hour / 4 : 6 * hour, minute * 2 ** (attempts - 1));
}

/**
 * Milliseconds until a mail server that takes no letters at all is asked again: five seconds, then twice as
 * long each time, up to a minute. @param isSender it refuses us, and may lock out who comes too often: a
 * minute, up to a quarter of an hour.
 */
export function restAfter(tries: number, isSender: boolean): number {
  const [first, longest] = isSender ? [minute, hour / 4] : [5_000, hour / 60];
  return Math.min(longest, first * 2 ** (tries - 1));
}
