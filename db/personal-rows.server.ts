import { eq } from "drizzle-orm";
import type { Db } from "./client.server";
import {
  contactMessages,
  doneMessages,
  doneRequests,
  drafts,
  keptItems,
  planDays,
  planStarts,
  prayerRequestSenders,
  prayerRequests,
  prayers,
  readingPreferences,
  sessions,
  signInAddresses,
} from "./schema";

// Everything that is kept of one person, a table each: what they may see, take with them, or have
// removed. Hashes and fingerprints stay out, for they say nothing to anybody.

export async function sessionRows(db: Db, userId: number) {
  const { startedAt, lastSeenAt, expiresAt } = sessions;
  return db
    .select({ startedAt, lastSeenAt, expiresAt })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(startedAt)
    .all();
}

export async function signInPlaceRows(db: Db, userId: number) {
  const { lastAt: lastSignInAt } = signInAddresses;
  return db
    .select({ lastSignInAt })
    .from(signInAddresses)
    .where(eq(signInAddresses.userId, userId))
    .orderBy(lastSignInAt)
    .all();
}

export async function preferenceRows(db: Db, userId: number) {
  const { theme, textSize, calm, keptAt } = readingPreferences;
  return db
    .select({ theme, textSize, calm, keptAt })
    .from(readingPreferences)
    .where(eq(readingPreferences.userId, userId))
    .all();
}

export async function keptItemRows(db: Db, userId: number) {
  const { kind, item, keptAt } = keptItems;
  return db
    .select({ kind, item, keptAt })
    .from(keptItems)
    .where(eq(keptItems.userId, userId))
    .orderBy(keptAt)
    .all();
}

export async function planStartRows(db: Db, userId: number) {
  const { planId: plan, startedAt, round: timesBegun, begunOn, zone, finishedAt } = planStarts;
  return db
    .select({ plan, startedAt, timesBegun, begunOn, zone, finishedAt })
    .from(planStarts)
    .where(eq(planStarts.userId, userId))
    .orderBy(startedAt)
    .all();
}

export async function planDayRows(db: Db, userId: number) {
  const { planId: plan, round, day, doneOn, doneAt } = planDays;
  return db
    .select({ plan, round, day, doneOn, doneAt })
    .from(planDays)
    .where(eq(planDays.userId, userId))
    .orderBy(doneAt)
    .all();
}

export async function prayerRows(db: Db, userId: number) {
  const { title, text, reference, source, createdAt, updatedAt } = prayers;
  const { prayedOn, answeredOn, answer, restsUntil } = prayers;
  return db
    .select({
      title,
      text,
      reference,
      source,
      createdAt,
      updatedAt,
      prayedOn,
      answeredOn,
      answer,
      restsUntil,
    })
    .from(prayers)
    .where(eq(prayers.userId, userId))
    .orderBy(createdAt)
    .all();
}

export async function draftRows(db: Db, userId: number) {
  const { form, words, createdAt } = drafts;
  return db
    .select({ form, words, createdAt })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(createdAt)
    .all();
}

export async function prayerRequestRows(db: Db, userId: number) {
  const { createdAt, content, isPrivate } = prayerRequests;
  const { fullName, email, isSuspected: markedBySpamCheck } = prayerRequestSenders;
  const { doneAt } = doneRequests;
  return db
    .select({ fullName, email, content, isPrivate, markedBySpamCheck, createdAt, doneAt })
    .from(prayerRequests)
    .leftJoin(prayerRequestSenders, eq(prayerRequestSenders.requestId, prayerRequests.id))
    .leftJoin(doneRequests, eq(doneRequests.requestId, prayerRequests.id))
    .where(eq(prayerRequests.userId, userId))
    .orderBy(createdAt)
    .all();
}

export async function messageRows(db: Db, userId: number) {
  const { firstName, lastName, email, phone, message, createdAt } = contactMessages;
  const { isSuspected: markedBySpamCheck } = contactMessages;
  const { doneAt } = doneMessages;
  return db
    .select({ firstName, lastName, email, phone, message, markedBySpamCheck, createdAt, doneAt })
    .from(contactMessages)
    .leftJoin(doneMessages, eq(doneMessages.messageId, contactMessages.id))
    .where(eq(contactMessages.userId, userId))
    .orderBy(createdAt)
    .all();
}
