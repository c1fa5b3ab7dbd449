import { and, eq, inArray, isNotNull, or } from "drizzle-orm";
import type { Reader } from "#db/engines/database";
import { users } from "#db/schema/accounts";
import { contactMessages, doneMessages, messageNotes } from "#db/schema/messages";
import * as requests from "#db/schema/requests";
import {
  is,
  type Keyed,
  ofUser,
  type PersonalTable,
  type RowsOf,
  rowsBy,
  type Subject,
  shown,
} from "./personal-rows.server";

const { doneRequests, prayerRequests, prayerRequestSenders, requestReceipts } = requests;
const { requestLooks, requestNotes, requestPrayers, requestStates } = requests;

const isReleased = isNotNull(requestNotes.releasedAt);

const messagesOf: RowsOf = (_, { email, userId }) =>
  or(is(contactMessages.email, email), is(contactMessages.userId, userId));

function ofMessage(table: Keyed<"messageId">) {
  const of: RowsOf = (db, subject) => {
    const own = db.select({ id: contactMessages.id }).from(contactMessages);
    return inArray(table.messageId, own.where(messagesOf(db, subject)));
  };
  return { table, of };
}

const requestsOf: RowsOf = (db, { email, userId }) => {
  const { requestId } = prayerRequestSenders;
  const sent = db.select({ requestId }).from(prayerRequestSenders);
  const bySender =
    email && inArray(prayerRequests.id, sent.where(is(prayerRequestSenders.email, email)));
  return or(bySender || undefined, is(prayerRequests.userId, userId));
};

const rowsOfRequests =
  (table: Keyed<"requestId">): RowsOf =>
  (db, subject) =>
    inArray(table.requestId, ownRequests(db, subject));

const ofRequest = (table: Keyed<"requestId">) => ({ table, of: rowsOfRequests(table) });

export function ownRequests(db: Reader, subject: Subject) {
  return db.select({ id: prayerRequests.id }).from(prayerRequests).where(requestsOf(db, subject));
}

/** What a team member did, and on which number, is the member's data; the words are the sender's. */
export const requestTables: readonly PersonalTable[] = [
  {
    table: contactMessages,
    of: messagesOf,
    hidden: ["fingerprint"],
    shown: [
      {
        kind: "messages",
        columns: {
          ...shown(contactMessages, {
            isSuspected: "markedBySpamCheck",
            createdAt: null,
            isUrgent: "markedForDanger",
          }),
          createdAt: contactMessages.createdAt,
          ...shown(doneMessages),
        },
        key: [contactMessages.id],
        at: contactMessages.createdAt,
        joins: [{ table: doneMessages, on: eq(doneMessages.messageId, contactMessages.id) }],
      },
    ],
  },
  { ...ofMessage(doneMessages), within: contactMessages },
  {
    table: prayerRequests,
    of: requestsOf,
    shown: [
      {
        kind: "prayerRequests",
        columns: {
          fullName: prayerRequestSenders.fullName,
          email: prayerRequestSenders.email,
          content: prayerRequests.content,
          isPrivate: prayerRequests.isPrivate,
          markedBySpamCheck: prayerRequestSenders.isSuspected,
          createdAt: prayerRequests.createdAt,
          doneAt: doneRequests.doneAt,
          markedForDanger: requestStates.isUrgent,
          timesPrayedFor: requestStates.prayedTimes,
          lastPrayedForAt: requestStates.lastPrayedAt,
          answeredAt: requestStates.answeredAt,
          erasedAt: requestStates.expiresAt,
          privatePageEndsAt: requestReceipts.expiresAt,
        },
        key: [prayerRequests.id],
        at: prayerRequests.createdAt,
        joins: [prayerRequestSenders, doneRequests, requestStates, requestReceipts].map(
          (table) => ({ table, on: eq(table.requestId, prayerRequests.id) }),
        ),
      },
    ],
  },
  { ...ofRequest(prayerRequestSenders), hidden: ["fingerprint"], within: prayerRequests },
  { ...ofRequest(doneRequests), within: prayerRequests },
  {
    ...ofRequest(requestStates),
    within: prayerRequests,
    shown: [
      {
        kind: "requestsClaimed",
        of: rowsBy(requestStates.claimedBy),
        columns: { request: requestStates.requestId, claimedAt: requestStates.claimedAt },
        key: [requestStates.requestId],
        at: requestStates.claimedAt,
      },
    ],
  },
  { ...ofRequest(requestReceipts), hidden: ["tokenHash"], within: prayerRequests },
  {
    ...ofRequest(requestPrayers),
    shown: [
      {
        kind: "prayersForRequests",
        columns: { requestSentAt: prayerRequests.createdAt, ...shown(requestPrayers) },
        key: [requestPrayers.id],
        at: requestPrayers.prayedAt,
        joins: [{ table: prayerRequests, on: eq(prayerRequests.id, requestPrayers.requestId) }],
      },
      {
        kind: "requestsPrayedFor",
        of: rowsBy(requestPrayers.userId),
        columns: shown(requestPrayers, { requestId: "request" }),
        key: [requestPrayers.id],
        at: requestPrayers.prayedAt,
      },
    ],
  },
  {
    ...ofRequest(requestNotes),
    mayRead: isReleased,
    shown: [
      {
        kind: "requestNotes",
        of: (db, subject) => and(rowsOfRequests(requestNotes)(db, subject), isReleased),
        columns: shown(requestNotes, {
          writtenBy: null,
          releasedBy: null,
          releasedAt: "shownAt",
        }),
        key: [requestNotes.id],
        at: requestNotes.writtenAt,
      },
      {
        kind: "notesWritten",
        of: rowsBy(requestNotes.writtenBy),
        columns: {
          request: requestNotes.requestId,
          kind: requestNotes.kind,
          writtenAt: requestNotes.writtenAt,
        },
        key: [requestNotes.id],
        at: requestNotes.writtenAt,
      },
    ],
  },
  {
    ...ofMessage(messageNotes),
    hidden: ["note"],
    shown: [
      {
        kind: "messagesClaimed",
        of: rowsBy(messageNotes.claimedBy),
        columns: { message: messageNotes.messageId, cameAt: contactMessages.createdAt },
        key: [messageNotes.messageId],
        at: contactMessages.createdAt,
        joins: [{ table: contactMessages, on: eq(contactMessages.id, messageNotes.messageId) }],
      },
    ],
  },
  {
    ...ofUser(requestLooks),
    stays: true,
    shown: [
      {
        kind: "looks",
        columns: shown(requestLooks, { requestId: "request", way: null }),
        key: [requestLooks.id],
        at: requestLooks.lookedAt,
      },
    ],
  },
  { ...ofUser(requests.claimLimits), exportedAs: "team_ceilings", within: users },
];
