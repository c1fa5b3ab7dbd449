import { blessings } from "#content/plans/plan-blessings";
import type { User } from "#db/accounts/users.server";
import { listSavedSources } from "#db/prayers/prayers.server";
import { dayOf } from "~/plans/persons-day.server";
import { listPlans } from "~/plans/plan-days.server";
import { findSource } from "~/prayers/prayer-sources.server";
import { database } from "~/runtime/database.server";

/** What a plan's end leads to: its blessing, what its reader saved of it, and another plan that they are in the middle of. */
export async function endingOf(planId: string, sources: readonly string[], user?: User) {
  const saved = user ? await listSavedSources(database(), user.id, [...sources]) : [];
  const own = user && (await listPlans(user, (await dayOf(user)).day)).inProgress.plans;
  const going = own?.find(({ id }) => id !== planId);
  const found = saved.flatMap((source) => findSource(source) ?? []);
  return {
    blessing: blessings[planId] ?? "",
    going: going && { id: going.id, title: going.title, next: going.next },
    saved: found.map(({ path, title, reference, pageTitle }) => ({
      path,
      name: title ?? reference ?? pageTitle,
    })),
  };
}
