import { and, countDistinct, eq, gte } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { updateRow } from "#db/engines/rows.server";
import { groupMembers, prayerGroups } from "#db/schema/groups";
import { planDays } from "#db/schema/plans";
import { isInside } from "./groups.server";

export async function setGroupPlan(
  db: Db,
  id: number,
  plan: { planId: string; planStartsOn: string } | undefined,
): Promise<void> {
  const values = plan ?? { planId: null, planStartsOn: null };
  await db.write((tx) => updateRow(tx, prayerGroups, eq(prayerGroups.id, id), values));
}

/** How many of the group have prayed a day of its plan. */
export async function countPlanDay(
  db: Reader,
  groupId: number,
  { planId, day, since }: { planId: string; day: number; since: string },
): Promise<number> {
  const isSame = and(
    eq(planDays.planId, planId),
    eq(planDays.day, day),
    gte(planDays.doneOn, since),
  );
  const rows = await db
    .select({ n: countDistinct(planDays.userId) })
    .from(planDays)
    .innerJoin(groupMembers, and(eq(groupMembers.userId, planDays.userId), isInside))
    .where(and(eq(groupMembers.groupId, groupId), isSame))
    .all();
  return rows[0]?.n ?? 0;
}
