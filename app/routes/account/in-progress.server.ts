import { database } from "~/server/database.server";
import { getPlan } from "../../../content/plans/plans";
import { planStartRows } from "../../../db/personal-rows.server";
import type { User } from "../../../db/users.server";

/** The plans that a person began, the latest first. */
export async function startedPlans(user: User) {
  const started = (await planStartRows(database(), user.id)).reverse();
  return started.flatMap(({ plan: id, startedAt }) => {
    const plan = getPlan(id);
    return plan ? [{ id, title: plan.title, startedAt }] : [];
  });
}
