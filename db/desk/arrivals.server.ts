import { and, asc, eq, isNull, ne } from "drizzle-orm";
import type { Db, Reader, Tx } from "../engines/database";
import { requestReceipts, requestStates } from "../schema/desk";
import { doneRequests, prayerRequestSenders, prayerRequests } from "../schema/inbox";
import { day, ofSenders, receiptLasts, setClosed } from "./states.server";

/** Requests of one sender that wait among all others at the same time. */
const mostOfOneSender = 3;

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
