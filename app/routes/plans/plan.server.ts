import { planCard } from "~/server/cards.server";
import { settings } from "~/server/env.server";
import { nearMatches } from "../../../content/near";
import { defaultPlanId, getPlan, type Plan, relatedPlanIds } from "../../../content/plans/plans";
import { dayNumber, dayPath } from "./day-number";

/** The plan of an id; plan 1 under a name that we do not have. */
export function planOrDefault(id: string): Plan {
  const plan = getPlan(id) ?? getPlan(defaultPlanId);
  if (!plan) throw new Error("The default plan is missing");
  return plan;
}

/** Everything the plan page shows: the plan, its chosen day, and where to go from here. */
export function planPage(id: string, askedDay: string | null) {
  const { days, ...plan } = planOrDefault(id);
  const number = dayNumber(askedDay, days.length);
  const day = days[number - 1];
  if (!day) throw new Error(`Plan ${plan.id} has no day ${number}`);
  const path = dayPath(plan.id, number);
  return {
    plan,
    dayTitles: days.map(({ title }) => title),
    day: { ...day, number },
    path,
    address: settings().ORIGIN + path,
    planAddress: settings().ORIGIN + dayPath(plan.id, 1),
    previous: number > 1 ? dayPath(plan.id, number - 1) : undefined,
    next: number < days.length ? dayPath(plan.id, number + 1) : undefined,
    needsHelpLines: plan.id === "anxiety-plan" || plan.id === "combat-worry-plan",
    unknown: getPlan(id) ? undefined : { id: id.slice(0, 60), near: nearMatches(id) },
    related: relatedPlanIds.map((related) => planCard(planOrDefault(related))),
  };
}

export type PlanPage = ReturnType<typeof planPage>;
