import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { dayIn } from "~/runtime/time-zone.server";
import { planCard } from "~/ui/cards/cards.server";
import { dayName } from "~/ui/reading/day-name";
import { getPlan, type Plan } from "../../content/plans/plans";
import type { User } from "../../db/accounts/users.server";
import { markDay } from "../../db/bookmarks/plan-days.server";
import { getProgress, listProgress, type Progress } from "../../db/bookmarks/plan-progress.server";
import { type Moment, resumePlan, startPlan } from "../../db/bookmarks/plan-starts.server";
import { invalidateItemPages } from "./invalidate-item-pages.server";
import { type PlanProgress, progressIn } from "./plan-progress.server";

/** Records that a person begins a plan. @param zone theirs, if a script told it. */
export async function startFor({ id }: User, planId: string, zone?: string): Promise<void> {
  await startPlan(database(), { userId: id, planId, dayCount: daysOf(planId) }, moment(zone));
}

/** Saves a day of a plan as prayed. @returns where the person is then. */
export async function markFor(
  { id }: Pick<User, "id">,
  plan: Plan,
  day: number,
  zone?: string,
): Promise<PlanProgress | undefined> {
  const own = { userId: id, planId: plan.id, dayCount: plan.dayCount };
  await markDay(database(), own, day, moment(zone));
  const progress = await progressOf({ id }, plan);
  if (progress && !progress.next) invalidateItemPages({ kind: "plan", item: plan.id });
  return progress;
}

/** Begins a plan again from where a person left it. */
export async function resumeFor({ id }: User, planId: string, zone?: string): Promise<void> {
  await resumePlan(database(), id, planId, moment(zone));
}

/** Where a person is in a plan, if they began it. */
export async function progressOf(
  { id }: Pick<User, "id">,
  plan: Plan,
): Promise<OwnProgress | undefined> {
  const progress = await getProgress(database(), id, plan.id);
  return progress && progressNow(progress, plan);
}

/** What a person is in the middle of, the one they prayed last first, and the zone of their days. */
export async function plansAndZone({ id }: Pick<User, "id">) {
  const progress = await listProgress(database(), id);
  const finished: FinishedPlan[] = [];
  const plans = progress.flatMap((each) => {
    const plan = getPlan(each.planId);
    if (!plan) return [];
    const { next, done, away } = progressNow(each, plan);
    const { dayCount, days } = plan;
    if (!next) {
      const { id, title, image, scene, tone } = plan;
      finished.push({ id, title, image, scene, tone, dayCount, on: dayOf(each) });
      return [];
    }
    const nextTitle = days[next - 1]?.title ?? "";
    return [{ ...planCard(plan), dayCount, done: done.length, next, nextTitle, away }];
  });
  return { inProgress: { plans }, finished, zone: zoneOf(progress) };
}

/** A plan of which every day was prayed, and the day of the last. */
export type FinishedPlan = Pick<Plan, "id" | "title" | "image" | "scene" | "tone" | "dayCount"> & {
  on: string;
};

/** The day that somebody prayed last, as they would say it. */
function dayOf({ lastOn, zone }: Progress): string {
  const today = dayIn(zone, new Date(now()));
  return lastOn === today ? "today" : dayName(lastOn, today);
}

export type PlansInProgressData = Awaited<ReturnType<typeof plansAndZone>>["inProgress"];

/** How many days of a plan were prayed. */
type DaysOfPlan = { done: number; dayCount: number };

/** How far a person is with a plan: the day that is open next, none at its end. */
export type PlanMark = { text: string; done: boolean; next?: number; light: DaysOfPlan };

/** How far a person is with each plan that they began, by its id; the one they prayed last first. */
export async function listPlanMarks({ id }: Pick<User, "id">) {
  const marks = new Map<string, PlanMark>();
  for (const progress of await listProgress(database(), id)) {
    const plan = getPlan(progress.planId);
    if (!plan) continue;
    const { next, done } = progressNow(progress, plan);
    const light = { done: done.length, dayCount: plan.dayCount };
    const text = next ? begunWords(done.length, plan) : "Finished";
    marks.set(plan.id, { text, done: !next, next, light });
  }
  return marks;
}

const begunWords = (done: number, { dayCount }: Plan) =>
  done > 0 ? `${done} of ${dayCount} days prayed` : "Begun";

/** The zone that a person's days were counted in last, if a script ever told it. */
export async function lastZoneOf({ id }: Pick<User, "id">): Promise<string | undefined> {
  return zoneOf(await listProgress(database(), id));
}

const zoneOf = (progress: readonly Progress[]) => progress.find(({ zone }) => zone)?.zone;

type OwnProgress = PlanProgress & { doneOn: Record<number, string> };

function progressNow(progress: Progress, { dayCount }: Plan): OwnProgress {
  const today = dayIn(progress.zone, new Date(now()));
  const doneOn = Object.fromEntries(progress.days.map((each) => [each.day, each.doneOn]));
  return { ...progressIn(progress, dayCount, today), doneOn };
}

function moment(zone?: string): Moment {
  const at = now();
  return { at, on: dayIn(zone, new Date(at)), zone };
}

function daysOf(planId: string): number {
  const plan = getPlan(planId);
  if (!plan) throw new Error(`There is no plan ${planId}`);
  return plan.dayCount;
}
