import { eq } from "drizzle-orm";
import type { Tx } from "#db/engines/database";
import { doneRequests, requestStates } from "#db/schema/requests";
import { day } from "../time";
import { moveUp, senderOf } from "./arrivals.server";

/** How a prayer request stands on the desk. */
export type RequestState = typeof requestStates.$inferSelect;

/** What everything done with a request changes of it: nobody who saw it before may write over it unseen. */
export function nextVersion({ version, retentionDays }: RequestState, now: number) {
  return {
    version: version + 1,
    lastActivityAt: new Date(now),
    ...(retentionDays !== null && { expiresAt: new Date(now + retentionDays * day) }),
  };
}

export function stateOf(tx: Pick<Tx, "select">, requestId: number) {
  return tx.select().from(requestStates).where(eq(requestStates.requestId, requestId)).get();
}

/**
 * Closes a request, or lets it wait again, within a transaction: on the desk, and in the inbox.
 * @param doneAt undefined where it waits again.
 */
export async function setClosed(tx: Tx, requestId: number, doneAt: Date | undefined) {
  const state = await stateOf(tx, requestId);
  if (doneAt)
    await tx.insert(doneRequests).values({ requestId, doneAt }).onConflictDoNothing().run();
  else await tx.delete(doneRequests).where(eq(doneRequests.requestId, requestId)).run();
  if (!state || (state.state === "closed") === (doneAt !== undefined)) return;
  const owner = doneAt ? {} : { claimedBy: null, claimedAt: null };
  await tx
    .update(requestStates)
    .set({
      ...nextVersion(state, doneAt?.getTime() ?? state.lastActivityAt.getTime()),
      ...owner,
      state: doneAt ? "closed" : "waiting",
      hasNews: false,
    })
    .where(eq(requestStates.requestId, requestId))
    .run();
  if (doneAt && state.queue === "main") await moveUp(tx, await senderOf(tx, requestId));
}

/** What words of danger change of a request that stood there before: it comes before all others. */
export const urgentSince = (now: number) => ({
  isUrgent: true,
  urgentAt: new Date(now),
  queue: "main" as const,
});

/** Takes back one's claim on what another state brings. */
export const unclaimed = { state: "waiting" as const, claimedBy: null, claimedAt: null };
