import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Db, Reader, Tx } from "../engines/database";
import { requestReceipts, requestStates } from "../schema/desk";
import { doneRequests, prayerRequestSenders, prayerRequests } from "../schema/inbox";

/** How a prayer request stands on the desk. */
export type RequestState = typeof requestStates.$inferSelect;

/** Requests of one sender that wait among all others at the same time. */
const mostOfOneSender = 3;

/** How long who asked finds their page, in milliseconds: a year from the last action. */
export const receiptLasts = 365 * 86_400_000;

const day = 86_400_000;

/** What is known of a request beside its own columns, as it comes. */
export type Arrival = {
  /** Words of danger stand in it. */
  isUrgent?: boolean;
  /** Days it is kept after the last thing done with it; for good without. */
  keptDays?: number;
  /** Of the address of its sender's own page. */
  receiptHash?: string;
};

type Arrived = Arrival & {
  id: number;
  email?: string;
  isPrivate: boolean;
  isSuspected: boolean;
  createdAt: Date;
};

/** Puts a request on the desk, within the transaction that saves it. */
export async function putOnDesk(tx: Tx, request: Arrived): Promise<void> {
  const { id: requestId, email, isPrivate, isSuspected, createdAt, ...arrival } = request;
  const { isUrgent = false, keptDays, receiptHash } = arrival;
  const repeats = email !== undefined && (await hasMany(tx, email));
  const queue = isSuspected ? "suspected" : repeats ? "repeated" : "main";
  await tx
    .insert(requestStates)
    .values({
      requestId,
      queue,
      forLeaders: isPrivate,
      isUrgent,
      receivedAt: createdAt,
      lastActAt: createdAt,
      ...(keptDays && { keptDays, expiresAt: new Date(createdAt.getTime() + keptDays * day) }),
    })
    .onConflictDoNothing()
    .run();
  if (receiptHash === undefined) return;
  const expiresAt = new Date(createdAt.getTime() + receiptLasts);
  await tx.insert(requestReceipts).values({ requestId, tokenHash: receiptHash, expiresAt }).run();
}

async function hasMany(tx: Tx, email: string): Promise<boolean> {
  const open = and(
    eq(prayerRequestSenders.email, email),
    eq(requestStates.queue, "main"),
    ne(requestStates.state, "closed"),
  );
  const found = await ofSenders(tx).where(open).limit(mostOfOneSender).all();
  return found.length === mostOfOneSender;
}

const ofSenders = (tx: Tx) =>
  tx
    .select({ requestId: requestStates.requestId })
    .from(prayerRequestSenders)
    .innerJoin(requestStates, eq(requestStates.requestId, prayerRequestSenders.requestId));

/**
 * Puts on the desk what another program saved without: one from before the desk, or an older instance
 * beside this one. @returns how many.
 */
export async function adoptRequests(db: Db, isUrgent: (words: string) => boolean): Promise<number> {
  let adopted = 0;
  // Mostly there is none, and nothing is written.
  while ((await missingRequests(db, 1)).length > 0) {
    adopted += await db.write(async (tx) => {
      const missing = await missingRequests(tx, 100);
      for (const { request, sender, done } of missing) {
        const { email, isSuspected = false } = sender ?? {};
        const words = { isUrgent: isUrgent(request.content) };
        await putOnDesk(tx, { ...request, email, isSuspected, ...words });
        if (done) await setClosed(tx, request.id, done.doneAt);
      }
      return missing.length;
    });
  }
  return adopted;
}

function missingRequests(db: Reader, most: number) {
  return db
    .select({ request: prayerRequests, sender: prayerRequestSenders, done: doneRequests })
    .from(prayerRequests)
    .leftJoin(requestStates, eq(requestStates.requestId, prayerRequests.id))
    .leftJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .leftJoin(doneRequests, eq(doneRequests.requestId, prayerRequests.id))
    .where(isNull(requestStates.requestId))
    .orderBy(asc(prayerRequests.id))
    .limit(most)
    .all();
}

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
