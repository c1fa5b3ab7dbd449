import { and, count, eq, gt, gte, isNotNull, isNull, min, ne, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Reader } from "#db/engines/database";
import { afterKey } from "#db/engines/paging.server";
import { isListedAsSuspected } from "#db/messages/contact-messages.server";
import { contactMessages, doneMessages } from "#db/schema/messages";
import { doneRequests, prayerRequests, requestStates } from "#db/schema/requests";
import { findMessages, findRequests, type InboxItem } from "./select-inbox-items.server";

export type InboxFilter = {
  kind?: InboxItem["kind"];
  /** Those that a machine seems to have sent, or the others; else both. */
  suspected?: boolean;
  /** Those that are done, or those that wait; else both. */
  done?: boolean;
  since?: Date;
};

/** A page of the list: how many, and the item it goes on behind. */
export type InboxPage = { limit?: number; after?: Pick<InboxItem, "id" | "kind" | "createdAt"> };

/** Messages and requests that a filter lets through, the oldest first, and messages before requests. */
export async function listInbox(
  db: Reader,
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

/** How many the team has not dealt with yet, and when the oldest came. */
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
    // A request that is not on the desk yet is nobody's suspicion.
    suspected === false ? or(isNull(queue), ne(queue, "suspected")) : undefined,
    isDone(doneRequests.doneAt, done),
    since && gte(prayerRequests.createdAt, since),
  );
}

function isDone(doneAt: SQLiteColumn, done: boolean | undefined): SQL | undefined {
  if (done === undefined) return undefined;
  return done ? isNotNull(doneAt) : isNull(doneAt);
}

/** What of a kind stands behind an item of the list. */
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
