import { and, eq, isNotNull } from "drizzle-orm";
import { contactMessages, doneMessages } from "#db/schema/messages";
import {
  doneRequests,
  prayerRequestSenders,
  prayerRequests,
  requestNotes,
  requestPrayers,
  requestReceipts,
  requestStates,
} from "#db/schema/requests";
import type { PersonalRows } from "./personal-rows.server";
import { rowsOfRequests } from "./rows-of.server";

export const prayerRequestRows: PersonalRows = {
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
  joins: [
    {
      table: prayerRequestSenders,
      on: eq(prayerRequestSenders.requestId, prayerRequests.id),
    },
    { table: doneRequests, on: eq(doneRequests.requestId, prayerRequests.id) },
    { table: requestStates, on: eq(requestStates.requestId, prayerRequests.id) },
    { table: requestReceipts, on: eq(requestReceipts.requestId, prayerRequests.id) },
  ],
};

export const requestPrayerRows: PersonalRows = {
  kind: "prayersForRequests",
  columns: { requestSentAt: prayerRequests.createdAt, prayedAt: requestPrayers.prayedAt },
  key: [requestPrayers.id],
  at: requestPrayers.prayedAt,
  joins: [{ table: prayerRequests, on: eq(prayerRequests.id, requestPrayers.requestId) }],
};

/** What was written to whoever asked, once they may read it, and what they wrote themselves. */
export const isToldToSender = isNotNull(requestNotes.releasedAt);

export const requestNoteRows: PersonalRows = {
  kind: "requestNotes",
  of: (db, subject) => and(rowsOfRequests(requestNotes)(db, subject), isToldToSender),
  columns: {
    kind: requestNotes.kind,
    text: requestNotes.text,
    writtenAt: requestNotes.writtenAt,
    shownAt: requestNotes.releasedAt,
  },
  key: [requestNotes.id],
  at: requestNotes.writtenAt,
};

export const messageRows: PersonalRows = {
  kind: "messages",
  columns: {
    firstName: contactMessages.firstName,
    lastName: contactMessages.lastName,
    email: contactMessages.email,
    phone: contactMessages.phone,
    message: contactMessages.message,
    markedBySpamCheck: contactMessages.isSuspected,
    markedForDanger: contactMessages.isUrgent,
    createdAt: contactMessages.createdAt,
    doneAt: doneMessages.doneAt,
  },
  key: [contactMessages.id],
  at: contactMessages.createdAt,
  joins: [{ table: doneMessages, on: eq(doneMessages.messageId, contactMessages.id) }],
};
