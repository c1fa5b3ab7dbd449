import { dayOfRun, nextFrom, offeredOn, type Run, runOn } from "../year/dated-seasons";
import type { PlanDay } from "./plan";
import { getPlan, type Plan } from "./plans";

/** A plan in its year. Without a season `run` is undefined, and the plan is always the same. */
export type PlanOfYear<Of = Plan> = { plan: Of; run?: Run };

const inYear =
  (runFor: typeof runOn) =>
  (plan: Plan, day: string): PlanOfYear => {
    const { season, days } = plan;
    if (!season) return { plan };
    const run = runFor(season.name, day);
    const { dayCount } = run;
    const others = days.filter((_, index) => index + 1 !== season.eve).slice(0, dayCount - 1);
    const eve = days.slice(season.eve - 1, season.eve);
    const duration = `${dayCount} days`;
    return { plan: { ...plan, days: [...others, ...eve], dayCount, duration }, run };
  };

/** As strangers see it on a day (yyyy-mm-dd). */
export const planOffered = inYear(offeredOn);

/** As whoever prays it on a day does. */
export const planPrayed = inYear(runOn);

/** As it can still be prayed to its end from a day on. */
export const planAhead = inYear(nextFrom);

/** Which of its days today is; undefined outside its season, and for a plan without one. */
export const dueDay = ({ run }: Pick<PlanOfYear, "run">, today: string): number | undefined =>
  run && dayOfRun(run, today);

/** The number of a day's text for good: in another year it may stand elsewhere in its plan. */
export function textNumber(planId: string, day: PlanDay): number {
  return (getPlan(planId)?.days.indexOf(day) ?? -1) + 1;
}
