import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Tx } from "../engines/database";
import { requestStates } from "../schema/desk";
import { doneRequests, prayerRequestSenders } from "../schema/inbox";

/** How a prayer request stands on the desk. */
export type RequestState = typeof requestStates.$inferSelect;

/** How long who asked finds their page, in milliseconds: a year from the last action. */
export const receiptLasts = 365 * 86_400_000;

export const day = 86_400_000;

export const ofSenders = (tx: Tx) =>
  tx
    .select({ requestId: requestStates.requestId })
    .from(prayerRequestSenders)
    .innerJoin(requestStates, eq(requestStates.requestId, prayerRequestSenders.requestId));

/** What everything done with a request changes of it: nobody who saw it before may write over it unseen. */
export function nextVersion({ version, keptDays }: RequestState, now: number) {
  return {
    version: version + 1,
    lastActAt: new Date(now),
    ...(keptDays !== null && { expiresAt: new Date(now + keptDays * day) }),
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
      ...nextVersion(state, doneAt?.getTime() ?? state.lastActAt.getTime()),
      ...owner,
      state: doneAt ? "closed" : "waiting",
      hasNews: false,
    })
    .where(eq(requestStates.requestId, requestId))
    .run();
  if (doneAt && state.queue === "main") await moveUp(tx, requestId);
}

/** The next of a sender's requests comes among the others, once an earlier one is dealt with. */
export async function moveUp(tx: Tx, requestId: number): Promise<void> {
  const sender = await tx
    .select({ email: prayerRequestSenders.email })
    .from(prayerRequestSenders)
    .where(eq(prayerRequestSenders.requestId, requestId))
    .get();
  if (!sender) return;
  const waiting = and(
    eq(prayerRequestSenders.email, sender.email),
    eq(requestStates.queue, "repeated"),
    ne(requestStates.state, "closed"),
  );
  const [next] = await ofSenders(tx)
    .where(waiting)
    .orderBy(asc(requestStates.receivedAt), asc(requestStates.requestId))
    .limit(1)
    .all();
  if (!next) return;
  const only = inArray(requestStates.requestId, [next.requestId]);
  await tx.update(requestStates).set({ queue: "main" }).where(only).run();
}

/** Takes back one's claim on what another state brings. */
export const unclaimed = { state: "waiting" as const, claimedBy: null, claimedAt: null };
