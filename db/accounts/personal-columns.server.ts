import { eq } from "drizzle-orm";
import { readingPreferences, sessions, signInAddresses } from "../schema/accounts";
import { daysOfPrayer, planDays, planStarts, savedItems } from "../schema/bookmarks";
import { requestLooks, requestNotes, requestStates } from "../schema/desk";
import {
  contactMessages,
  doneMessages,
  doneRequests,
  prayerRequestSenders,
  prayerRequests,
} from "../schema/inbox";
import { drafts, prayers } from "../schema/prayers";
import { secondFactors } from "../schema/team";
import type { OwnedRows } from "./owned-rows.server";

// Everything that is saved of one person, a table each: what they may see, take with them, or have
// removed. Hashes and fingerprints stay out, for they say nothing to anybody.

export const sessionRows: OwnedRows = {
  table: sessions,
  owner: sessions.userId,
  columns: {
    startedAt: sessions.startedAt,
    lastSeenAt: sessions.lastSeenAt,
    expiresAt: sessions.expiresAt,
  },
  key: [sessions.startedAt, sessions.tokenHash],
  at: sessions.startedAt,
};

export const signInPlaceRows: OwnedRows = {
  table: signInAddresses,
  owner: signInAddresses.userId,
  columns: { lastSignInAt: signInAddresses.lastAt },
  key: [signInAddresses.lastAt, signInAddresses.addressHash],
  at: signInAddresses.lastAt,
};

export const secondFactorRows: OwnedRows = {
  table: secondFactors,
  owner: secondFactors.userId,
  columns: { begunAt: secondFactors.createdAt, confirmedAt: secondFactors.confirmedAt },
  key: [secondFactors.createdAt],
  at: secondFactors.createdAt,
};

export const preferenceRows: OwnedRows = {
  table: readingPreferences,
  owner: readingPreferences.userId,
  columns: {
    colorScheme: readingPreferences.colorScheme,
    textSize: readingPreferences.textSize,
    calm: readingPreferences.calm,
    savedAt: readingPreferences.savedAt,
  },
  key: [readingPreferences.savedAt],
  at: readingPreferences.savedAt,
};

export const savedItemRows: OwnedRows = {
  table: savedItems,
  owner: savedItems.userId,
  columns: { kind: savedItems.kind, item: savedItems.item, savedAt: savedItems.savedAt },
  key: [savedItems.savedAt, savedItems.kind, savedItems.item],
  at: savedItems.savedAt,
};

export const planStartRows: OwnedRows = {
  table: planStarts,
  owner: planStarts.userId,
  columns: {
    plan: planStarts.planId,
    startedAt: planStarts.startedAt,
    timesBegun: planStarts.round,
    begunOn: planStarts.begunOn,
    zone: planStarts.zone,
    finishedAt: planStarts.finishedAt,
  },
  key: [planStarts.startedAt, planStarts.planId],
  at: planStarts.startedAt,
};

export const planDayRows: OwnedRows = {
  table: planDays,
  owner: planDays.userId,
  columns: {
    plan: planDays.planId,
    round: planDays.round,
    day: planDays.day,
    doneOn: planDays.doneOn,
    doneAt: planDays.doneAt,
  },
  key: [planDays.doneAt, planDays.planId, planDays.round, planDays.day],
  at: planDays.doneAt,
};

export const dayOfPrayerRows: OwnedRows = {
  table: daysOfPrayer,
  owner: daysOfPrayer.userId,
  columns: { day: daysOfPrayer.day },
  key: [daysOfPrayer.day],
  at: daysOfPrayer.day,
};

export const prayerRows: OwnedRows = {
  table: prayers,
  owner: prayers.userId,
  columns: {
    title: prayers.title,
    text: prayers.text,
    reference: prayers.reference,
    person: prayers.person,
    weekdays: prayers.weekdays,
    source: prayers.source,
    createdAt: prayers.createdAt,
    updatedAt: prayers.updatedAt,
    prayedOn: prayers.prayedOn,
    answeredOn: prayers.answeredOn,
    answer: prayers.answer,
    restsUntil: prayers.restsUntil,
  },
  key: [prayers.id],
  at: prayers.createdAt,
};

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

export const draftRows: OwnedRows = {
  table: drafts,
  owner: drafts.userId,
  columns: { form: drafts.form, words: drafts.words, createdAt: drafts.createdAt },
  key: [drafts.createdAt, drafts.handle],
  at: drafts.createdAt,
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
