import type { Plan } from "#content/plans/plans";
import { daysPrayedOf, markPlanLetterDay, type PlanLetter } from "#db/letters/plan-letters.server";
import { letterLink } from "~/letters/letter-links.server";
import { dayPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { markFor } from "~/plans/plan-days.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { dayIn } from "~/runtime/time-zone.server";

/** A day of a plan, by the letter that it came in. */
export type LetterDay = { row: PlanLetter; plan: Plan; day: number };

/** What the page of it shows. */
export async function prayedShown({ row, plan, day }: LetterDay) {
  return {
    title: plan.title,
    day,
    dayTitle: plan.days[day - 1]?.title ?? "",
    isPrayed: (await daysPrayedOf(database(), row.id)).includes(day),
    path: dayPath(plan.id, day),
    manage: new URL(letterLink("plan", { handle: row.handle, until: 0 }, row.email)).pathname,
  };
}

/** Marks it, in the account as well where one asked for the plan. */
export async function markPrayed({ row, plan, day }: LetterDay) {
  const user = row.userId === null ? undefined : { id: row.userId };
  const today = user ? (await dayOf(user)).day : dayIn(row.zone, new Date(now()));
  await markPlanLetterDay(database(), row.id, day, today);
  if (user) await markFor(user, plan, day);
  return { title: "Prayed", description: `Day ${day} is marked. Go in peace.` };
}
