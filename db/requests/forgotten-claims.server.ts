import { and, eq, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "#db/engines/database";
import { messageNotes } from "#db/schema/messages";
import { requestStates } from "#db/schema/requests";
import { week } from "../time";
import { unclaimed } from "./states.server";

/** Milliseconds after which a claim of which nothing came ends: a week. */
const claimLasts = week;

/** Gives back to all what somebody took and left lying. */
export async function releaseForgotten(db: Db, now: number): Promise<void> {
  const { state, claimedBy, lastActivityAt } = requestStates;
  const isLeft = or(isNull(claimedBy), lte(lastActivityAt, new Date(now - claimLasts)));
  const forgotten = and(eq(state, "claimed"), isLeft);
  if ((await db.select().from(requestStates).where(forgotten).limit(1).all()).length === 0) return;
  await db.write((tx) => release(tx, isLeft));
}

/**
 * Gives back to all what somebody has taken, within the transaction in which they leave the team or are
 * away. @param leadersOnly what leaders alone read, of whoever is none any more.
 */
export async function giveBack(tx: Tx, userId: number, leadersOnly = false): Promise<void> {
  const { claimedBy, forLeaders } = requestStates;
  await release(tx, and(eq(claimedBy, userId), leadersOnly ? eq(forLeaders, true) : undefined));
  await tx
    .update(messageNotes)
    .set({ claimedBy: null, version: sql`${messageNotes.version} + 1` })
    .where(eq(messageNotes.claimedBy, userId))
    .run();
}

async function release(tx: Tx, which: SQL | undefined): Promise<void> {
  const { state, version } = requestStates;
  await tx
    .update(requestStates)
    .set({ ...unclaimed, version: sql`${version} + 1` })
    .where(and(eq(state, "claimed"), which))
    .run();
}
