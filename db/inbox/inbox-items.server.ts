import { eq } from "drizzle-orm";
import type { Db } from "../engines/client.server";
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
  return [...(kind === "request" ? [] : messages(db)), ...(kind === "message" ? [] : requests(db))]
    .filter((item) => suspected === undefined || item.isSuspected === suspected)
    .filter((item) => done === undefined || (item.doneAt !== undefined) === done)
    .filter((item) => item.createdAt >= since)
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** The message or request of an id, or undefined. */
export async function getInboxItem(db: Db, id: string): Promise<InboxItem | undefined> {
  const { kind, number } = readId(id);
  return kind === "message" ? messages(db, number)[0] : requests(db, number)[0];
}

/** Marks a message or request as dealt with, or takes that back. @returns whether there is one. */
export async function markDone(db: Db, id: string, doneAt: Date | undefined): Promise<boolean> {
  const { kind, number } = readId(id);
  if ((await getInboxItem(db, id)) === undefined) return false;
  if (kind === "message") {
    if (!doneAt) db.delete(doneMessages).where(eq(doneMessages.messageId, number)).run();
    else db.insert(doneMessages).values({ messageId: number, doneAt }).onConflictDoNothing().run();
  } else {
    if (!doneAt) db.delete(doneRequests).where(eq(doneRequests.requestId, number)).run();
    else db.insert(doneRequests).values({ requestId: number, doneAt }).onConflictDoNothing().run();
  }
  return true;
}

function readId(id: string): { kind: InboxItem["kind"]; number: number } {
  return { kind: id.startsWith("r") ? "request" : "message", number: Number(id.slice(1)) };
}

function messages(db: Db, id?: number): InboxItem[] {
  return db
    .select()
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .where(id === undefined ? undefined : eq(contactMessages.id, id))
    .all()
    .map(({ contact_messages: message, done_messages: done }) => ({
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

function requests(db: Db, id?: number): InboxItem[] {
  return db
    .select()
    .from(prayerRequests)
    .leftJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .leftJoin(doneRequests, eq(doneRequests.requestId, prayerRequests.id))
    .where(id === undefined ? undefined : eq(prayerRequests.id, id))
    .all()
    .map(({ prayer_requests: request, prayer_request_senders: sender, done_requests: done }) => ({
      id: `r${request.id}`,
      kind: "request",
      name: sender?.fullName ?? "",
      email: sender?.email ?? "",
      text: request.content,
      isPrivate: request.isPrivate,
      isSuspected: sender?.isSuspected ?? false,
      createdAt: request.createdAt,
      doneAt: done?.doneAt,
    }));
}
