import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Tx } from "../engines/database";
import { requestReceipts, requestStates } from "../schema/desk";
import { prayerRequestSenders } from "../schema/inbox";

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
  retentionDays?: number;
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
  const { isUrgent = false, retentionDays, receiptHash } = arrival;
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
      lastActivityAt: createdAt,
      ...(retentionDays && {
        retentionDays,
        expiresAt: new Date(createdAt.getTime() + retentionDays * day),
      }),
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

const ofSenders = (tx: Tx) =>
  tx
    .select({ requestId: requestStates.requestId })
    .from(prayerRequestSenders)
    .innerJoin(requestStates, eq(requestStates.requestId, prayerRequestSenders.requestId));
