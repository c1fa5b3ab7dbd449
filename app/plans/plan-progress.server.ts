import { daysBetween } from "#content/year/days";
import type { Progress } from "#db/plans/plan-progress.server";

/** Where somebody is in a plan, as the pages show it. */
export type PlanProgress = {
  /** The days done this time through, by number. */
  done: number[];
  /** The day that is open next; none once all are done. */
  next?: number;
  /** A whole day or more has passed without one. */
  away: boolean;
};

/**
 * Where a person is in a plan: forward from the day they prayed last, and only then to what they
 * left out.
 * @param today the day it is where the person is, as `2030-01-31`.
 */
export function progressIn(progress: Progress, dayCount: number, today: string): PlanProgress {
  const done = new Set(progress.days.map(({ day }) => day));
  const open = Array.from({ length: dayCount }, (_, index) => index + 1).filter(
    (day) => !done.has(day),
  );
  const last = progress.days.at(-1)?.day ?? 0;
  const next = open.find((day) => day > last) ?? open[0];
  return {
    done: [...done].sort((a, b) => a - b),
    next,
    away: next !== undefined && daysBetween(progress.lastOn, today) > 1,
  };
}
