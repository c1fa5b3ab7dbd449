import { kept, letGo } from "~/forms/keeping";
import { planCard } from "~/server/cards.server";
import { database } from "~/server/database.server";
import { settings } from "~/server/env.server";
import { keptOf } from "~/server/prayer-keeping.server";
import { nearMatches } from "../../../content/near";
import { defaultPlanId, getPlan, type Plan, relatedPlanIds } from "../../../content/plans/plans";
import { isKept } from "../../../db/kept-items.server";
import type { User } from "../../../db/users.server";
import { dayNumber, dayPath } from "./day-number";
import { visitorWords } from "./plan-words";

/** The plan of an id; plan 1 under a name that we do not have. */
export function planOrDefault(id: string): Plan {
  const plan = getPlan(id) ?? getPlan(defaultPlanId);
  if (!plan) throw new Error("The default plan is missing");
  return plan;
}

/** What a day has to keep in My Prayers, by the act that keeps it. */
export const daySources = (planId: string, day: number) => ({
  keep: `plan/${planId}/${day}`,
  "keep-verse": `verse/plan/${planId}/${day}`,
});

/** Everything the plan page shows: the plan, its chosen day, and where to go from here. */
export async function planPage(id: string, askedDay: string | null, user?: User) {
  const { days, ...plan } = planOrDefault(id);
  const item = { kind: "plan", item: plan.id } as const;
  const saved = user !== undefined && (await isKept(database(), user.id, item));
  const number = dayNumber(askedDay, days.length);
  const day = days[number - 1];
  if (!day) throw new Error(`Plan ${plan.id} has no day ${number}`);
  const path = dayPath(plan.id, number);
  const keeping = await keptOf(user, daySources(plan.id, number));
  return {
    plan,
    dayTitles: days.map(({ title }) => title),
    day: { ...day, number },
    path,
    address: settings().ORIGIN + path,
    planAddress: settings().ORIGIN + dayPath(plan.id, 1),
    previous: number > 1 ? dayPath(plan.id, number - 1) : undefined,
    next: number < days.length ? dayPath(plan.id, number + 1) : undefined,
    saved,
    keeping,
    words: user ? { start: kept.start, save: saved ? kept.save : letGo } : visitorWords(plan.id),
    needsHelpLines: plan.id === "anxiety-plan" || plan.id === "combat-worry-plan",
    unknown: getPlan(id) ? undefined : { id: id.slice(0, 60), near: nearMatches(id) },
    related: relatedPlanIds.map((related) => planCard(planOrDefault(related))),
  };
}

export type PlanPage = Awaited<ReturnType<typeof planPage>>;
