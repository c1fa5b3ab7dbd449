import { count, eq, isNull, min } from "drizzle-orm";
import type { Db, Tx } from "../engines/database";
import {
  contactMessages,
  doneMessages,
  doneRequests,
  prayerRequestSenders,
  prayerRequests,
} from "../schema/inbox";

/** A message or prayer request as the team reads it. */
export type InboxItem = {
  /** "m12" for a message, "r7" for a request. */
  id: string;
  kind: "message" | "request";
  name: string;
  email: string;
  phone?: string;
  text: string;
  isPrivate: boolean;
  isSuspected: boolean;
  createdAt: Date;
  doneAt?: Date;
};

export type InboxFilter = {
  kind?: InboxItem["kind"];
  /** Those that a machine seems to have sent, or the others; else both. */
  suspected?: boolean;
  /** Those that are done, or those that wait; else both. */
  done?: boolean;
  since?: Date;
};

/** Messages and requests that a filter lets through, the oldest first. */
export async function listInbox(db: Db, filter: InboxFilter): Promise<InboxItem[]> {
  const { kind, suspected, done, since = new Date(0) } = filter;
  const found = [
    ...(kind === "request" ? [] : await messages(db)),
    ...(kind === "message" ? [] : await requests(db)),
  ];
  return found
    .filter((item) => suspected === undefined || item.isSuspected === suspected)
    .filter((item) => done === undefined || (item.doneAt !== undefined) === done)
    .filter((item) => item.createdAt >= since)
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** What the team has not dealt with yet: how many there are, and when the oldest came. */
export async function countWaiting(
  db: Db,
): Promise<Record<InboxItem["kind"], { waiting: number; oldest: Date | null }>> {
  const message = await db
    .select({ waiting: count(), oldest: min(contactMessages.createdAt) })
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .where(isNull(doneMessages.doneAt))
    .get();
  const request = await db
    .select({ waiting: count(), oldest: min(prayerRequests.createdAt) })
    .from(prayerRequests)
    .leftJoin(doneRequests, eq(doneRequests.requestId, prayerRequests.id))
    .where(isNull(doneRequests.doneAt))
    .get();
  const none = { waiting: 0, oldest: null };
  return { message: message ?? none, request: request ?? none };
}

/** The message or request of an id, or undefined. */
export async function getInboxItem(db: Db, id: string): Promise<InboxItem | undefined> {
  const { kind, number } = readId(id);
  const found = kind === "message" ? messages(db, number) : requests(db, number);
  return (await found)[0];
}

/** Marks a message or request as dealt with, or takes that back. @returns whether there is one. */
export async function markDone(db: Db, id: string, doneAt: Date | undefined): Promise<boolean> {
  const { kind, number } = readId(id);
  if ((await getInboxItem(db, id)) === undefined) return false;
  await db.write((tx) =>
    kind === "message" ? markMessage(tx, number, doneAt) : markRequest(tx, number, doneAt),
  );
  return true;
}

async function markMessage(tx: Tx, messageId: number, doneAt: Date | undefined): Promise<void> {
  if (!doneAt) await tx.delete(doneMessages).where(eq(doneMessages.messageId, messageId));
  else await tx.insert(doneMessages).values({ messageId, doneAt }).onConflictDoNothing();
}

async function markRequest(tx: Tx, requestId: number, doneAt: Date | undefined): Promise<void> {
  if (!doneAt) await tx.delete(doneRequests).where(eq(doneRequests.requestId, requestId));
  else await tx.insert(doneRequests).values({ requestId, doneAt }).onConflictDoNothing();
}

function readId(id: string): { kind: InboxItem["kind"]; number: number } {
  return { kind: id.startsWith("r") ? "request" : "message", number: Number(id.slice(1)) };
}

async function messages(db: Db, id?: number): Promise<InboxItem[]> {
  const found = await db
    .select()
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .where(id === undefined ? undefined : eq(contactMessages.id, id))
    .all();
  return found.map(({ contact_messages: message, done_messages: done }) => ({
    id: `m${message.id}`,
    kind: "message",
    name: `${message.firstName} ${message.lastName}`.trim(),
    email: message.email,
    phone: message.phone ?? undefined,
    text: message.message,
    isPrivate: false,
    isSuspected: message.isSuspected,
    createdAt: message.createdAt,
    doneAt: done?.doneAt,
  }));
}

async function requests(db: Db, id?: number): Promise<InboxItem[]> {
  const found = await db
    .select()
    .from(prayerRequests)
    .leftJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .leftJoin(doneRequests, eq(doneRequests.requestId, prayerRequests.id))
    .where(id === undefined ? undefined : eq(prayerRequests.id, id))
    .all();
  return found.map(
    ({ prayer_requests: request, prayer_request_senders: sender, done_requests: done }) => ({
      id: `r${request.id}`,
      kind: "request",
      name: sender?.fullName ?? "",
      email: sender?.email ?? "",
      text: request.content,
      isPrivate: request.isPrivate,
      isSuspected: sender?.isSuspected ?? false,
      createdAt: request.createdAt,
      doneAt: done?.doneAt,
    }),
  );
}
