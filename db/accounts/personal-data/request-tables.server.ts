import { and, eq, isNotNull } from "drizzle-orm";
import { users } from "#db/schema/accounts";
import { contactMessages, doneMessages, messageNotes } from "#db/schema/messages";
import * as requests from "#db/schema/requests";
import { type PersonalTable, shown } from "./personal-rows.server";
import {
  messagesOf,
  ofMessage,
  ofRequest,
  ofUser,
  requestsOf,
  rowsBy,
  rowsOfRequests,
} from "./rows-of.server";

const { doneRequests, prayerRequests, prayerRequestSenders, requestReceipts } = requests;
const { requestLooks, requestNotes, requestPrayers, requestStates } = requests;

const isReleased = isNotNull(requestNotes.releasedAt);

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
