import { and, eq } from "drizzle-orm";
import type { Db } from "./client.server";
import { planStarts } from "./schema";

/** Records that a person began a plan; the first time counts. */
export async function startPlan(
  db: Db,
  userId: number,
  planId: string,
  now: number,
): Promise<void> {
  db.insert(planStarts)
    .values({ userId, planId, startedAt: new Date(now) })
    .onConflictDoNothing()
    .run();
}

/** When a person began a plan, if they did. */
export async function getPlanStart(
  db: Db,
  userId: number,
  planId: string,
): Promise<Date | undefined> {
  const own = and(eq(planStarts.userId, userId), eq(planStarts.planId, planId));
  return db.select().from(planStarts).where(own).get()?.startedAt;
}
