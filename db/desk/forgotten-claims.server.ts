import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { Db } from "../engines/database";
import { requestStates } from "../schema/desk";

/** Milliseconds after which a claim of which nothing came ends: a week. */
const claimLasts = 7 * 86_400_000;

/** Gives back to all what somebody took and left lying, and what was taken by who is no longer there. */
export async function releaseForgotten(db: Db, now: number): Promise<void> {
  const { state, claimedBy, lastActivityAt } = requestStates;
  const isLeft = or(isNull(claimedBy), lte(lastActivityAt, new Date(now - claimLasts)));
  const forgotten = and(eq(state, "claimed"), isLeft);
  if ((await db.select().from(requestStates).where(forgotten).limit(1).all()).length === 0) return;
  const set = { state: "waiting" as const, claimedBy: null, claimedAt: null };
  await db.write((tx) => tx.update(requestStates).set(set).where(forgotten).run());
}
