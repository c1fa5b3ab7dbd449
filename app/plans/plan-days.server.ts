import { dueDay, type PlanOfYear, planOffered, planPrayed } from "#content/plans/dated-plan";
import { getPlan, type Plan } from "#content/plans/plans";
import { prepared } from "#content/year/dated-seasons";
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
import { namedDayPath } from "~/paths";
import { database } from "~/runtime/database.server";
import { planCard } from "~/ui/cards/cards.server";
import { dayName } from "~/ui/reading/moment";
import { dayOf } from "./persons-day.server";

type Person = Pick<User, "id">;

export async function startFor(user: User, planId: string, zone?: string): Promise<void> {
  const plan = getPlan(planId);
  if (!plan) throw new Error(`There is no plan ${planId}`);
  const at = await moment(user, zone);
  await startPlan(database(), ownPlan(user, planPrayed(plan, at.on)), at);
}

/** A day that the plan does not have in this year is none. */
export async function markFor(user: Person, plan: Plan, day: number, zone?: string) {
  const at = await moment(user, zone);
  const prayed = planPrayed(plan, at.on);
  if (day <= prayed.plan.dayCount) await markDay(database(), ownPlan(user, prayed), day, at);
  const progress = await progressOf(user, plan);
  if (progress && !progress.next) invalidateItemPages({ kind: "plan", item: plan.id });
  return progress;
}

export async function resumeFor(user: Person, planId: string, zone?: string): Promise<void> {
  await resumePlan(database(), user.id, planId, await moment(user, zone));
}

const ownPlan = ({ id: userId }: Person, { plan: { id: planId, dayCount }, run }: PlanOfYear) => ({
  userId,
  planId,
  dayCount,
  since: run && prepared(run),
});

async function moment(user: Person, zone?: string): Promise<Moment> {
  const { now, day } = await dayOf(user, zone);
  return { at: now, on: day };
}

/** Undefined also for days of a dated plan that were another year's. */
export async function progressOf(user: Person, plan: Plan): Promise<PlanProgress | undefined> {
  const progress = await getProgress(database(), user.id, plan.id);
  const today = (await dayOf(user)).day;
  return progress && isOfThisYear(plan, progress, today)
    ? progressIn(progress, planPrayed(plan, today), today)
    : undefined;
}

/** As it is shown to them, or to a visitor. */
export async function planShown(plan: Plan, today: string, user?: Person): Promise<PlanOfYear> {
  const isBegun = user && plan.season && (await progressOf(user, plan));
  return (isBegun ? planPrayed : planOffered)(plan, today);
}

const isOfThisYear = (plan: Plan, { lastOn }: Progress, today: string): boolean =>
  planPrayed(plan, lastOn).run?.first === planPrayed(plan, today).run?.first;

/** The plan prayed last first. */
export async function listPlans({ id }: Person, today: string) {
  const finished: FinishedPlan[] = [];
  const plans = (await listProgress(database(), id)).flatMap((each) => {
    const known = getPlan(each.planId);
    if (!known) return [];
    const ofYear = planPrayed(known, each.lastOn);
    const { plan } = ofYear;
    const { next, done, away } = progressIn(each, ofYear, today);
    if (next && !isOfThisYear(known, each, today)) return [];
    const { dayCount, days } = plan;
    if (!next) {
      const { id, title, image, scene, tone } = plan;
      const on = each.lastOn === today ? "today" : dayName(each.lastOn, today);
      const whole = done.length === dayCount;
      finished.push({ id, title, image, scene, tone, dayCount, on, whole });
      return [];
    }
    const nextTitle = days[next - 1]?.title ?? "";
    // The welcome of who was away stands above the day.
    const to = `${namedDayPath(plan.id, next)}${away ? "" : "#day"}`;
    return [{ ...planCard(plan), dayCount, done, next, nextTitle, to }];
  });
  return { inProgress: { plans }, finished };
}

/** `on`: the day it was finished, in words; `whole`: with all its days. */
export type FinishedPlan = Pick<Plan, "id" | "title" | "image" | "scene" | "tone" | "dayCount"> & {
  on: string;
  whole: boolean;
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
    const known = getPlan(progress.planId);
    if (!known || !isOfThisYear(known, progress, day)) continue;
    const ofYear = planPrayed(known, day);
    const { plan } = ofYear;
    const { dayCount } = plan;
    const { next, done } = progressIn(progress, ofYear, day);
    const begun = done.length > 0 ? `${done.length} of ${dayCount} days prayed` : "Begun";
    const text = next ? begun : "Finished";
    marks.set(plan.id, { text, done: !next, next, light: { done, dayCount } });
  }
  return marks;
}

type PlanProgress = ReturnType<typeof progressIn>;

/**
 * `next` is the day after the one prayed last, and only then one left out; undefined when all are done. In
 * its season a dated plan has today's next, and none once that ended with its last: who came late owes nothing.
 * `away`: a whole day or more has passed without one. @param today of the person, as `2030-01-31`.
 */
export function progressIn(
  { days, lastOn }: Progress,
  ofYear: PlanOfYear<Pick<Plan, "dayCount">>,
  today: string,
) {
  const { dayCount } = ofYear.plan;
  // A plan that an operator has shortened may have had more days.
  const done = days.flatMap(({ day }) => (day <= dayCount ? day : [])).sort((a, b) => a - b);
  const all = Array.from({ length: dayCount }, (_, index) => index + 1);
  const { run } = ofYear;
  const isOver = run !== undefined && today >= run.last && done.includes(dayCount);
  const open = isOver ? [] : all.filter((day) => !done.includes(day));
  const due = dueDay(ofYear, today);
  const from = due ?? (days.at(-1)?.day ?? 0) + 1;
  const next = open.find((day) => day >= from) ?? open[0];
  return {
    done,
    next,
    away: next !== undefined && due === undefined && daysBetween(lastOn, today) > 1,
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
