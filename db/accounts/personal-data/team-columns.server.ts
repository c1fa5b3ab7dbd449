import { eq } from "drizzle-orm";
import { contactMessages, messageNotes } from "#db/schema/messages";
import { requestLooks, requestNotes, requestPrayers, requestStates } from "#db/schema/requests";
import type { PersonalRows } from "./personal-rows.server";
import { rowsBy } from "./rows-of.server";

// What people of the prayer team did for others. The words belong to those; when it was done, and
// for which request or message by its number, is the team member's, too.

export const lookRows: PersonalRows = {
  kind: "looks",
  columns: { request: requestLooks.requestId, lookedAt: requestLooks.lookedAt },
  key: [requestLooks.id],
  at: requestLooks.lookedAt,
};

export const claimRows: PersonalRows = {
  kind: "requestsClaimed",
  of: rowsBy(requestStates.claimedBy),
  columns: { request: requestStates.requestId, claimedAt: requestStates.claimedAt },
  key: [requestStates.requestId],
  at: requestStates.claimedAt,
};

export const ownPrayerRows: PersonalRows = {
  kind: "requestsPrayedFor",
  of: rowsBy(requestPrayers.userId),
  columns: { request: requestPrayers.requestId, prayedAt: requestPrayers.prayedAt },
  key: [requestPrayers.id],
  at: requestPrayers.prayedAt,
};

export const ownNoteRows: PersonalRows = {
  kind: "notesWritten",
  of: rowsBy(requestNotes.writtenBy),
  columns: {
    request: requestNotes.requestId,
    kind: requestNotes.kind,
    writtenAt: requestNotes.writtenAt,
  },
  key: [requestNotes.id],
  at: requestNotes.writtenAt,
};

export const messageClaimRows: PersonalRows = {
  kind: "messagesClaimed",
  of: rowsBy(messageNotes.claimedBy),
  columns: { message: messageNotes.messageId, cameAt: contactMessages.createdAt },
  key: [messageNotes.messageId],
  at: contactMessages.createdAt,
  joins: [{ table: contactMessages, on: eq(contactMessages.id, messageNotes.messageId) }],
};
