import { eq } from "drizzle-orm";
import { requestLooks, requestNotes, requestStates } from "../../schema/desk";
import {
  contactMessages,
  doneMessages,
  doneRequests,
  prayerRequestSenders,
  prayerRequests,
} from "../../schema/inbox";
import type { OwnedRows } from "./owned-rows.server";

export const prayerRequestRows: OwnedRows = {
  table: prayerRequests,
  owner: prayerRequests.userId,
  columns: {
    fullName: prayerRequestSenders.fullName,
    email: prayerRequestSenders.email,
    content: prayerRequests.content,
    isPrivate: prayerRequests.isPrivate,
    markedBySpamCheck: prayerRequestSenders.isSuspected,
    createdAt: prayerRequests.createdAt,
    doneAt: doneRequests.doneAt,
    timesPrayedFor: requestStates.prayedTimes,
    lastPrayedForAt: requestStates.lastPrayedAt,
    answeredAt: requestStates.answeredAt,
    erasedAt: requestStates.expiresAt,
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
  ],
};

export const requestNoteRows: OwnedRows = {
  table: requestNotes,
  owner: prayerRequests.userId,
  columns: {
    kind: requestNotes.kind,
    text: requestNotes.text,
    writtenAt: requestNotes.writtenAt,
    shownAt: requestNotes.releasedAt,
  },
  key: [requestNotes.id],
  at: requestNotes.writtenAt,
  joins: [{ table: prayerRequests, on: eq(prayerRequests.id, requestNotes.requestId) }],
};

export const lookRows: OwnedRows = {
  table: requestLooks,
  owner: requestLooks.userId,
  columns: { request: requestLooks.requestId, lookedAt: requestLooks.lookedAt },
  key: [requestLooks.id],
  at: requestLooks.lookedAt,
};

export const messageRows: OwnedRows = {
  table: contactMessages,
  owner: contactMessages.userId,
  columns: {
    firstName: contactMessages.firstName,
    lastName: contactMessages.lastName,
    email: contactMessages.email,
    phone: contactMessages.phone,
    message: contactMessages.message,
    markedBySpamCheck: contactMessages.isSuspected,
    createdAt: contactMessages.createdAt,
    doneAt: doneMessages.doneAt,
  },
  key: [contactMessages.id],
  at: contactMessages.createdAt,
  joins: [{ table: doneMessages, on: eq(doneMessages.messageId, contactMessages.id) }],
};
