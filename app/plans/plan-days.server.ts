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

/** Records that a person begins a plan. @param zone theirs, if a script told it. */
export async function startFor(user: User, planId: string, zone?: string): Promise<void> {
  const own = { userId: user.id, planId, dayCount: daysOf(planId) };
  await startPlan(database(), own, await moment(user, zone));
}

/** Saves a day of a plan as prayed. @returns where the person is then. */
export async function markFor(
  user: Person,
  plan: Plan,
  day: number,
  zone?: string,
): Promise<PlanProgress | undefined> {
  const own = { userId: user.id, planId: plan.id, dayCount: plan.dayCount };
  await markDay(database(), own, day, await moment(user, zone));
  const progress = await progressOf(user, plan);
  if (progress && !progress.next) invalidateItemPages({ kind: "plan", item: plan.id });
  return progress;
}

/** Begins a plan again from where a person left it. */
export async function resumeFor(user: User, planId: string, zone?: string): Promise<void> {
  await resumePlan(database(), user.id, planId, await moment(user, zone));
}

/** Where a person is in a plan, if they began it. */
export async function progressOf(user: Person, plan: Plan): Promise<OwnProgress | undefined> {
  const progress = await getProgress(database(), user.id, plan.id);
  return progress && progressNow(progress, plan, (await dayOf(user)).day);
}

/** What a person is in the middle of, and what they finished, the one they prayed last first. */
export async function listPlans({ id }: Person, today: string) {
  const progress = await listProgress(database(), id);
  const finished: FinishedPlan[] = [];
  const plans = progress.flatMap((each) => {
    const plan = getPlan(each.planId);
    if (!plan) return [];
    const { next, done, away } = progressNow(each, plan, today);
    const { dayCount, days } = plan;
    if (!next) {
      const { id, title, image, scene, tone } = plan;
      finished.push({ id, title, image, scene, tone, dayCount, on: lastDay(each, today) });
      return [];
    }
    const nextTitle = days[next - 1]?.title ?? "";
    return [{ ...planCard(plan), dayCount, done, next, nextTitle, away }];
  });
  return { inProgress: { plans }, finished };
}

/** A plan of which every day was prayed, and the day of the last. */
export type FinishedPlan = Pick<Plan, "id" | "title" | "image" | "scene" | "tone" | "dayCount"> & {
  on: string;
};

/** The day that somebody prayed last, as they would say it. */
function lastDay({ lastOn }: Progress, today: string): string {
  return lastOn === today ? "today" : dayName(lastOn, today);
}

export type PlansInProgressData = Awaited<ReturnType<typeof listPlans>>["inProgress"];

/** Which days of a plan were prayed, by their numbers. */
type DaysOfPlan = { done: number[]; dayCount: number };

/** How far a person is with a plan: the day that is open next, none at its end. */
export type PlanMark = { text: string; done: boolean; next?: number; light: DaysOfPlan };

/** How far a person is with each plan that they began, by its id; the one they prayed last first. */
export async function listPlanMarks(user: Person) {
  const marks = new Map<string, PlanMark>();
  const { day } = await dayOf(user);
  for (const progress of await listProgress(database(), user.id)) {
    const plan = getPlan(progress.planId);
    if (!plan) continue;
    const { next, done } = progressNow(progress, plan, day);
    const light = { done, dayCount: plan.dayCount };
    const text = next ? begunWords(done.length, plan) : "Finished";
    marks.set(plan.id, { text, done: !next, next, light });
  }
  return marks;
}

const begunWords = (done: number, { dayCount }: Plan) =>
  done > 0 ? `${done} of ${dayCount} days prayed` : "Begun";

type OwnProgress = PlanProgress & { doneOn: Record<number, string> };

function progressNow(progress: Progress, { dayCount }: Plan, today: string): OwnProgress {
  const doneOn = Object.fromEntries(progress.days.map((each) => [each.day, each.doneOn]));
  return { ...progressIn(progress, dayCount, today), doneOn };
}

async function moment(user: Person, zone?: string): Promise<Moment> {
  const { now, day } = await dayOf(user, zone);
  return { at: now, on: day };
}

function daysOf(planId: string): number {
  const plan = getPlan(planId);
  if (!plan) throw new Error(`There is no plan ${planId}`);
  return plan.dayCount;
}

/** Where somebody is in a plan, as the pages show it. */
type PlanProgress = {
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

/** The counters of a plan or theme have changed: its page is rendered anew for the next visitor. */
export function invalidateItemPages({ kind, item }: Item): void {
  // Without a name it shows the first.
  for (const path of [`/${kind}/${item}`, `/${kind}`]) {
    pageCache().invalidate(path);
    database().announce(path);
  }
}
