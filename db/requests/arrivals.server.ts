import { and, asc, eq, inArray, isNull, ne } from "drizzle-orm";
import type { Tx } from "#db/engines/database";
import {
  prayerRequestSenders,
  prayerRequests,
  requestReceipts,
  requestStates,
} from "#db/schema/requests";
import { day } from "../time";

/**
 * Who sent a request: an account, or for whoever has none the address that they typed. Anybody can type
 * any address, so what strangers sent from an account's address doesn't count as the account's.
 */
type Sender = { userId: number | null; email: string };

/** Requests of one sender that wait among all others at the same time. */
const mostOfOneSender = 3;

/** How long who asked finds their page, in milliseconds: a year from the last action. */
export const receiptLasts = 365 * day;

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
  userId: number | null;
  email?: string;
  isPrivate: boolean;
  isSuspected: boolean;
  createdAt: Date;
};

/**
 * Puts a request on the desk, within the transaction that saves it. Words of danger come before whatever
 * else is thought of who sent them.
 */
export async function putOnDesk(tx: Tx, request: Arrived): Promise<void> {
  const { id: requestId, userId, email, isPrivate, isSuspected, createdAt, ...arrival } = request;
  const { isUrgent = false, retentionDays, receiptHash } = arrival;
  const repeats = email !== undefined && (await roomFor(tx, { userId, email })) <= 0;
  const queue = isUrgent ? "main" : isSuspected ? "suspected" : repeats ? "repeated" : "main";
  await tx
    .insert(requestStates)
    .values({
      requestId,
      queue,
      forLeaders: isPrivate,
      isUrgent,
      urgentAt: isUrgent ? createdAt : null,
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

/** Who sent a request; undefined where nobody knows. */
export async function senderOf(tx: Tx, requestId: number): Promise<Sender | undefined> {
  const { email } = prayerRequestSenders;
  return tx
    .select({ userId: prayerRequests.userId, email })
    .from(prayerRequests)
    .innerJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .where(eq(prayerRequests.id, requestId))
    .get();
}

/** The next of a sender's requests come among the others, as far as earlier ones are dealt with. */
export async function moveUp(tx: Tx, sender: Sender | undefined): Promise<void> {
  const room = sender ? await roomFor(tx, sender) : 0;
  if (!sender || room <= 0) return;
  const next = await openOf(tx, sender, "repeated").limit(room).all();
  if (next.length === 0) return;
  const ids = next.map(({ requestId }) => requestId);
  const only = inArray(requestStates.requestId, ids);
  await tx.update(requestStates).set({ queue: "main" }).where(only).run();
}

async function roomFor(tx: Tx, sender: Sender): Promise<number> {
  const open = await openOf(tx, sender, "main").limit(mostOfOneSender).all();
  return mostOfOneSender - open.length;
}

function openOf(tx: Tx, { userId, email }: Sender, queue: "main" | "repeated") {
  const { requestId, receivedAt, state } = requestStates;
  const account = prayerRequests.userId;
  const own =
    userId === null
      ? and(isNull(account), eq(prayerRequestSenders.email, email))
      : eq(account, userId);
  return tx
    .select({ requestId })
    .from(prayerRequests)
    .innerJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .innerJoin(requestStates, eq(requestId, prayerRequests.id))
    .where(and(own, eq(requestStates.queue, queue), ne(state, "closed")))
    .orderBy(asc(receivedAt), asc(requestId));
}
