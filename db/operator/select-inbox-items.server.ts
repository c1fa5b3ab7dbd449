import { asc, eq, type SQL } from "drizzle-orm";
import type { Reader } from "#db/engines/database";
import { users } from "#db/schema/accounts";
import { contactMessages, doneMessages } from "#db/schema/messages";
import {
  doneRequests,
  prayerRequestSenders,
  prayerRequests,
  requestStates,
} from "#db/schema/requests";

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
  /** Words of danger stand in it. */
  isUrgent: boolean;
  createdAt: Date;
  doneAt?: Date;
  /** How a request stands on the desk: who has it, how often it was prayed for. */
  desk?: { claimedBy?: string; prayedTimes: number; forLeaders: boolean };
};

/** What an export writes of each, in its order. */
export const exportedFields: readonly (keyof InboxItem)[] = [
  ...(["id", "name", "email", "phone", "text"] as const),
  ...(["isSuspected", "createdAt", "doneAt"] as const),
];

/** Which of them, of either kind: a condition, and how many at the most; the oldest are found first. */
type Wanted = { where?: SQL; limit?: number };

/** More than there will ever be. */
const all = Number.MAX_SAFE_INTEGER;

export async function findMessages(
  db: Reader,
  { where, limit = all }: Wanted,
): Promise<InboxItem[]> {
  const found = await db
    .select()
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .where(where)
    .orderBy(asc(contactMessages.createdAt), asc(contactMessages.id))
    .limit(limit)
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
    isUrgent: message.isUrgent ?? false,
    createdAt: message.createdAt,
    doneAt: done?.doneAt,
  }));
}

export async function findRequests(
  db: Reader,
  { where, limit = all }: Wanted,
): Promise<InboxItem[]> {
  const found = await db
    .select()
    .from(prayerRequests)
    .leftJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .leftJoin(doneRequests, eq(doneRequests.requestId, prayerRequests.id))
    .leftJoin(requestStates, eq(requestStates.requestId, prayerRequests.id))
    .leftJoin(users, eq(users.id, requestStates.claimedBy))
    .where(where)
    .orderBy(asc(prayerRequests.createdAt), asc(prayerRequests.id))
    .limit(limit)
    .all();
  return found.map(({ prayer_requests: request, prayer_request_senders: sender, ...beside }) => ({
    id: `r${request.id}`,
    kind: "request",
    name: sender?.fullName ?? "",
    email: sender?.email ?? "",
    text: request.content,
    isPrivate: request.isPrivate,
    isSuspected: sender?.isSuspected ?? false,
    isUrgent: beside.request_states?.isUrgent ?? false,
    createdAt: request.createdAt,
    doneAt: beside.done_requests?.doneAt,
    desk: deskOf(beside.request_states, beside.users?.username),
  }));
}

function deskOf(
  state: typeof requestStates.$inferSelect | null,
  holder: string | undefined,
): InboxItem["desk"] {
  if (!state) return undefined;
  const { prayedTimes, forLeaders } = state;
  return {
    claimedBy: state.state === "claimed" ? holder : undefined,
    prayedTimes,
    forLeaders,
  };
}
