import {
  type DatedSeason,
  dayOfRun,
  nextFrom,
  offeredOn,
  type Run,
  runOn,
} from "../year/dated-seasons";
import { addDays } from "../year/days";
import type { PlanDay } from "./plan";
import { allPlans, getPlan, type Plan } from "./plans";

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

/** What leads to the plan of a season, in its time: when it is, and what it is. */
const invitations: Readonly<Record<DatedSeason, readonly [when: string, name: string]>> = {
  advent: ["For the weeks before Christmas", "Advent, day by day toward Bethlehem"],
  christmas: [
    "For the twelve days after Christmas Eve",
    "Christmas, from the manger to the wise men",
  ],
  lent: ["For the forty days before Easter", "Lent, day by day toward Jerusalem"],
  "holy-week": ["From Palm Sunday to Easter", "Holy Week, day by day"],
  easter: ["For the fifty days from Easter on", "Easter, a morning at a time"],
  novena: ["From Ascension Day to Pentecost", "Nine days of asking for the Spirit"],
};

/** A season is spoken of from a week before it on. */
const ahead = 7;

/** The plans whose season it is on a day (yyyy-mm-dd), or will be within a week; two at the most, the later ones. */
export function plansInSeason(day: string) {
  const found = allPlans().flatMap(({ id, season }) => {
    const first = season && nextFrom(season.name, day).first;
    return season && first && addDays(first, -ahead) <= day ? { id, first, name: season.name } : [];
  });
  return found
    .sort((one, other) => (one.first < other.first ? -1 : 1))
    .slice(-2)
    .map(({ id, name }) => {
      const [when, words] = invitations[name];
      return { to: `/plan/${id}`, when: `${when}: `, name: words };
    });
}
