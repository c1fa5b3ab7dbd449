import { getPlan } from "#content/plans/plans";
import {
  beginPlan,
  changePlan,
  daysPrayedOf,
  endPlan,
  listPlanLetters,
  type PlanLetter,
} from "#db/letters/plan-letters.server";
import { week } from "#db/time";
import type { IntentHandlers } from "~/forms/intents.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { letterLink } from "~/letters/letter-links.server";
import { nextMorning } from "~/letters/mornings.server";
import { keyOf } from "~/letters/orders.server";
import { morningSchema } from "~/routes/plans/by-letter/plan-letter.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { dayIn } from "~/runtime/time-zone.server";
import { masked } from "./find-by-link.server";
import { type LetterIntent, letterMessages } from "./letter-messages";

/** What the page of a plan by letter shows. */
export async function planShown(row: PlanLetter) {
  const plan = getPlan(row.planId);
  const { email, hour, zone, state, day, dueAt } = row;
  return {
    title: plan?.title ?? "This plan",
    dayCount: plan?.dayCount ?? 0,
    email: masked(email),
    hour,
    zone,
    state,
    day,
    nextOn: dueAt ? dayIn(zone, dueAt) : undefined,
    prayed: (await daysPrayedOf(database(), row.id)).length,
    others: await plansOf(email, row.id),
  };
}

/** The plans that come to an address, each with the way to its page. @param but one that is shown already. */
export async function plansOf(email: string, but?: number) {
  const found = await listPlanLetters(database(), email);
  return found
    .filter(({ id }) => id !== but)
    .map(({ handle, planId, state }) => ({
      title: getPlan(planId)?.title ?? planId,
      state,
      path: new URL(letterLink("plan", { handle, until: 0 }, email)).pathname,
    }));
}

/** The buttons of that page. */
export function planLetterIntents(row: PlanLetter): IntentHandlers {
  const db = database();
  const { id, hour, zone, lastOn } = row;
  const done = (intent: LetterIntent) => ({ message: letterMessages[intent] });
  const next = (after: number, morning = { hour, zone }) => nextMorning(morning, { after, lastOn });
  return {
    async "plan-begin"() {
      const key = keyOf("plan", row.email);
      await beginPlan(db, id, { key, dueAt: next(now()) }, now());
      return done("plan-begin");
    },
    async "plan-week"() {
      await changePlan(db, id, { state: "paused", dueAt: next(now() + week) });
      return done("plan-week");
    },
    async "plan-pause"() {
      await changePlan(db, id, { state: "paused" });
      return done("plan-pause");
    },
    async "plan-go-on"() {
      await changePlan(db, id, { state: "running", dueAt: next(now()) });
      return done("plan-go-on");
    },
    async "plan-hour"({ form }) {
      const { data, success } = morningSchema.safeParse(Object.fromEntries(form));
      if (!success) throw thrownRefusal(refuse(400));
      const paused = row.state === "paused" ? row.dueAt?.getTime() : now();
      const dueAt = paused === undefined ? undefined : next(Math.max(now(), paused - 1), data);
      await changePlan(db, id, {
        ...data,
        state: row.state === "paused" ? "paused" : "running",
        dueAt,
      });
      return done("plan-hour");
    },
    async "plan-leave"() {
      await leavePlan(row);
      return done("plan-leave");
    },
  };
}

/** No letter of it comes any more. */
export function leavePlan({ id }: PlanLetter): Promise<void> {
  return database().write((tx) => endPlan(tx, id, now()));
}
