const hour = 3_600_000;

/** Between two letters that tell the operator what came. */
export const digestPause = hour;

/** How often a letter is tried: at growing distances, over about three days. */
export const mostAttempts = 20;

/** Milliseconds until the next try: a minute, then twice as long each time, up to six hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(6 * hour, 60_000 * 2 ** (attempts - 1));
}
