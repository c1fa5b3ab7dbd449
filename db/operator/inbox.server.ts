import {
  and,
  asc,
  count,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  min,
  ne,
  or,
  type SQL,
} from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db, Reader, Tx } from "#db/engines/database";
import { afterKey } from "#db/engines/rows.server";
import { isListedAsSuspected, openMessage } from "#db/messages/messages.server";
import { openRequest } from "#db/requests/request-page.server";
import { setClosed } from "#db/requests/request-states.server";
import { users } from "#db/schema/accounts";
import {
  contactMessages,
  doneMessages,
  doneRequests,
  prayerRequestSenders,
  prayerRequests,
  requestStates,
} from "#db/schema/requests";

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
  isUrgent: boolean;
  /** With commas. */
  dangerKinds?: string;
  createdAt: Date;
  doneAt?: Date;
  desk?: { claimedBy?: string; prayedTimes: number; forLeaders: boolean };
};

export const exportedFields: readonly (keyof InboxItem)[] = [
  ...(["id", "name", "email", "phone", "text"] as const),
  ...(["isSuspected", "createdAt", "doneAt"] as const),
];

export type InboxFilter = {
  kind?: InboxItem["kind"];
  /** True for those that seem sent by a machine, false for the others. */
  suspected?: boolean;
  done?: boolean;
  since?: Date;
};

type InboxPage = { limit?: number; after?: Pick<InboxItem, "id" | "kind" | "createdAt"> };

/** The oldest first, messages before requests of the same moment. */
export async function listInbox(
  db: Db,
  filter: InboxFilter,
  { limit, after }: InboxPage = {},
): Promise<InboxItem[]> {
  const { kind } = filter;
  const messages = and(ofMessages(filter), afterIn("message", contactMessages, after));
  const requests = and(ofRequests(filter), afterIn("request", prayerRequests, after));
  const found = [
    ...(kind === "request" ? [] : await findMessages(db, { where: messages, limit })),
    ...(kind === "message" ? [] : await findRequests(db, { where: requests, limit })),
  ];
  return found
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .slice(0, limit);
}

export async function countWaiting(
  db: Reader,
  filter: Omit<InboxFilter, "kind" | "done"> = {},
): Promise<Record<InboxItem["kind"], { waiting: number; oldest: Date | null }>> {
  const waiting = { ...filter, done: false };
  const message = await db
    .select({ waiting: count(), oldest: min(contactMessages.createdAt) })
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .where(ofMessages(waiting))
    .get();
  const request = await db
    .select({ waiting: count(), oldest: min(prayerRequests.createdAt) })
    .from(prayerRequests)
    .leftJoin(requestStates, eq(requestStates.requestId, prayerRequests.id))
    .leftJoin(doneRequests, eq(doneRequests.requestId, prayerRequests.id))
    .where(ofRequests(waiting))
    .get();
  const none = { waiting: 0, oldest: null };
  return { message: message ?? none, request: request ?? none };
}

function ofMessages({ suspected, done, since }: InboxFilter): SQL | undefined {
  return and(
    suspected === undefined ? undefined : isListedAsSuspected(suspected),
    isDone(doneMessages.doneAt, done),
    since && gte(contactMessages.createdAt, since),
  );
}

function ofRequests({ suspected, done, since }: InboxFilter): SQL | undefined {
  const { queue } = requestStates;
  return and(
    suspected === true ? eq(queue, "suspected") : undefined,
    // A request without state is nobody's suspicion.
    suspected === false ? or(isNull(queue), ne(queue, "suspected")) : undefined,
    isDone(doneRequests.doneAt, done),
    since && gte(prayerRequests.createdAt, since),
  );
}

function isDone(doneAt: SQLiteColumn, done: boolean | undefined): SQL | undefined {
  if (done === undefined) return undefined;
  return done ? isNotNull(doneAt) : isNull(doneAt);
}

function afterIn(
  kind: InboxItem["kind"],
  { createdAt, id }: { createdAt: SQLiteColumn; id: SQLiteColumn },
  after: InboxPage["after"],
): SQL | undefined {
  if (!after) return undefined;
  if (after.kind === kind)
    return afterKey([createdAt, id], [after.createdAt, Number(after.id.slice(1))]);
  return kind === "request" ? gte(createdAt, after.createdAt) : gt(createdAt, after.createdAt);
}

export async function getInboxItem(db: Db, id: string): Promise<InboxItem | undefined> {
  const { kind, number } = readId(id);
  const found =
    kind === "message"
      ? findMessages(db, { where: eq(contactMessages.id, number) })
      : findRequests(db, { where: eq(prayerRequests.id, number) });
  return (await found)[0];
}

export async function markDone(db: Db, id: string, doneAt: Date | undefined): Promise<boolean> {
  const { kind, number } = readId(id);
  if ((await getInboxItem(db, id)) === undefined) return false;
  await db.write((tx) =>
    kind === "message" ? markMessage(tx, number, doneAt) : setClosed(tx, number, doneAt),
  );
  return true;
}

async function markMessage(tx: Tx, messageId: number, doneAt: Date | undefined): Promise<void> {
  if (!doneAt) await tx.delete(doneMessages).where(eq(doneMessages.messageId, messageId));
  else await tx.insert(doneMessages).values({ messageId, doneAt }).onConflictDoNothing();
}

function readId(id: string): { kind: InboxItem["kind"]; number: number } {
  return { kind: id.startsWith("r") ? "request" : "message", number: Number(id.slice(1)) };
}

type Wanted = { where?: SQL; limit?: number };

async function findMessages(
  db: Db,
  { where, limit = Number.MAX_SAFE_INTEGER }: Wanted,
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
    text: openMessage(db, message).message,
    isPrivate: false,
    isSuspected: message.isSuspected,
    isUrgent: message.isUrgent ?? false,
    dangerKinds: message.dangerKinds || undefined,
    createdAt: message.createdAt,
    doneAt: done?.doneAt,
  }));
}

async function findRequests(
  db: Db,
  { where, limit = Number.MAX_SAFE_INTEGER }: Wanted,
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
    text: openRequest(db, request).content,
    isPrivate: request.isPrivate,
    isSuspected: sender?.isSuspected ?? false,
    isUrgent: beside.request_states?.isUrgent ?? false,
    dangerKinds: beside.request_states?.dangerKinds || undefined,
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
  return { claimedBy: state.state === "claimed" ? holder : undefined, prayedTimes, forLeaders };
}
