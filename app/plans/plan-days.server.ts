import { getPlan, type Plan } from "#content/plans/plans";
import { daysBetween } from "#content/year/days";
import type { User } from "#db/accounts/users.server";
import {
  getProgress,
  listProgress,
  type Moment,
  markDay,
  type Progress,
  resumePlan,
  startPlan,
} from "#db/plans/plan-progress.server";
import type { Item } from "#db/plans/saved-items.server";
import { pageCache } from "~/http/page-cache/page-cache.server";
import { database } from "~/runtime/database.server";
import { planCard } from "~/ui/cards/cards.server";
import { dayName } from "~/ui/reading/day-name";
import { dayOf } from "./persons-day.server";

type Person = Pick<User, "id">;

export async function startFor(user: User, planId: string, zone?: string): Promise<void> {
  const plan = getPlan(planId);
  if (!plan) throw new Error(`There is no plan ${planId}`);
  await startPlan(database(), ownPlan(user, plan), await moment(user, zone));
}

export async function markFor(
  user: Person,
  plan: Plan,
  day: number,
  zone?: string,
): Promise<PlanProgress | undefined> {
  await markDay(database(), ownPlan(user, plan), day, await moment(user, zone));
  const progress = await progressOf(user, plan);
  if (progress && !progress.next) invalidateItemPages({ kind: "plan", item: plan.id });
  return progress;
}

export async function resumeFor(user: User, planId: string, zone?: string): Promise<void> {
  await resumePlan(database(), user.id, planId, await moment(user, zone));
}

const ownPlan = ({ id: userId }: Person, { id: planId, dayCount }: Plan) => ({
  userId,
  planId,
  dayCount,
});

async function moment(user: Person, zone?: string): Promise<Moment> {
  const { now, day } = await dayOf(user, zone);
  return { at: now, on: day };
}

export async function progressOf(user: Person, plan: Plan): Promise<PlanProgress | undefined> {
  const progress = await getProgress(database(), user.id, plan.id);
  return progress && progressIn(progress, plan.dayCount, (await dayOf(user)).day);
}

/** The plan prayed last first. */
export async function listPlans({ id }: Person, today: string) {
  const finished: FinishedPlan[] = [];
  const plans = (await listProgress(database(), id)).flatMap((each) => {
    const plan = getPlan(each.planId);
    if (!plan) return [];
    const { next, done, away } = progressIn(each, plan.dayCount, today);
    const { dayCount, days } = plan;
    if (!next) {
      const { id, title, image, scene, tone } = plan;
      const on = each.lastOn === today ? "today" : dayName(each.lastOn, today);
      finished.push({ id, title, image, scene, tone, dayCount, on });
      return [];
    }
    const nextTitle = days[next - 1]?.title ?? "";
    return [{ ...planCard(plan), dayCount, done, next, nextTitle, away }];
  });
  return { inProgress: { plans }, finished };
}

/** `on`: the day it was finished, in words. */
export type FinishedPlan = Pick<Plan, "id" | "title" | "image" | "scene" | "tone" | "dayCount"> & {
  on: string;
};

export type PlansInProgressData = Awaited<ReturnType<typeof listPlans>>["inProgress"];

export type PlanMark = {
  text: string;
  done: boolean;
  next?: number;
  light: { done: number[]; dayCount: number };
};

/** By plan id; the plan prayed last first. */
export async function listPlanMarks(user: Person) {
  const marks = new Map<string, PlanMark>();
  const { day } = await dayOf(user);
  for (const progress of await listProgress(database(), user.id)) {
    const plan = getPlan(progress.planId);
    if (!plan) continue;
    const { dayCount } = plan;
    const { next, done } = progressIn(progress, dayCount, day);
    const begun = done.length > 0 ? `${done.length} of ${dayCount} days prayed` : "Begun";
    const text = next ? begun : "Finished";
    marks.set(plan.id, { text, done: !next, next, light: { done, dayCount } });
  }
  return marks;
}

type PlanProgress = ReturnType<typeof progressIn>;

/**
 * `next` is the day after the one prayed last, and only then one left out; undefined when all are done.
 * `away`: a whole day or more has passed without one. @param today of the person, as `2030-01-31`.
 */
export function progressIn({ days, lastOn }: Progress, dayCount: number, today: string) {
  // A plan that an operator has shortened may have had more days.
  const done = days.flatMap(({ day }) => (day <= dayCount ? day : [])).sort((a, b) => a - b);
  const all = Array.from({ length: dayCount }, (_, index) => index + 1);
  const open = all.filter((day) => !done.includes(day));
  const last = days.at(-1)?.day ?? 0;
  const next = open.find((day) => day > last) ?? open[0];
  return {
    done,
    next,
    away: next !== undefined && daysBetween(lastOn, today) > 1,
    doneOn: Object.fromEntries(days.map(({ day, doneOn }) => [day, doneOn])),
  };
}

export function invalidateItemPages({ kind, item }: Item): void {
  // Without an id this address shows the first.
  for (const path of [`/${kind}/${item}`, `/${kind}`]) {
    pageCache().invalidate(path);
    database().announce(path);
  }
}
