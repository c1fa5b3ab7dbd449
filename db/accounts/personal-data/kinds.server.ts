import { asc, eq } from "drizzle-orm";
import type { Reader } from "#db/engines/database";
import { groupRows } from "#db/groups/personal-rows.server";
import * as accounts from "#db/schema/accounts";
import * as team from "#db/schema/accounts";
import {
  bells,
  emailChanges,
  newsletterSubscriptions,
  outbox,
  planLetterDays,
  planLetters,
  subscriptionLetters,
  subscriptionTags,
  verseLetters,
} from "#db/schema/letters";
import { daysOfPrayer, planDays, planStarts, savedItems } from "#db/schema/plans";
import { drafts, prayers } from "#db/schema/prayers";
import * as requests from "#db/schema/requests";
import { contactMessages, doneMessages, messageNotes } from "#db/schema/requests";
import { accountLocks } from "#db/schema/seal";
import { getOwnSubscription } from "#db/subscriptions/subscribers.server";
import { confirmedAddress, isOwnAddress } from "../confirmed-addresses.server";
import {
  type OneRow,
  type OwnedRow,
  type PersonalRows,
  rowsOf,
  shown,
} from "./personal-rows.server";

const { confirmedAddresses, passwordResets, readingPreferences, timeZones, users } = accounts;
const { sessions, signInAddresses } = accounts;
const { claimLimits, doneRequests, prayerRequests, prayerRequestSenders } = requests;
const { requestLooks, requestNotes, requestPrayers, requestReceipts, requestStates } = requests;
const { recoveryCodes, secondFactors, sessionFactors, teamChanges, teamMembers } = team;

const [{ tag, taggedAt }, { writtenAt }] = [subscriptionTags, requestNotes];
const { title, text, reference, person, weekdays, source } = prayers;
const { startedAt, lastSeenAt, expiresAt } = sessions;
const { kind, createdAt, state, settledAt, reason } = outbox;

const letterColumns = {
  ...shown(subscriptionLetters, {
    askedAt: "askedToConfirmAt",
    deliveredAt: "askedToConfirmDeliveredAt",
    confirmedEmail: null,
    formerHandle: null,
    pending: "waitsForYes",
  }),
  ...shown(verseLetters, {
    rhythm: "verses",
    zone: "versesZone",
    dueAt: "nextVersesAt",
    lastOn: "lastVersesOn",
  }),
};

async function findNewsletter(db: Reader, userId: number): Promise<OwnedRow | undefined> {
  const own = await getOwnSubscription(db, userId);
  if (!own) return undefined;
  const { email, askedAt: subscribedAt, isActive, tags, subscriptionId } = own;
  const entry = { email, subscribedAt, isActive, tags };
  // More would tell who has not confirmed an address whether somebody else asked for it before.
  if (!(await confirmedAddress(db, userId))) return entry;
  const { id } = newsletterSubscriptions;
  const letters = await db
    .select(letterColumns)
    .from(newsletterSubscriptions)
    .leftJoin(subscriptionLetters, eq(subscriptionLetters.subscriptionId, id))
    .leftJoin(verseLetters, eq(verseLetters.subscriptionId, id))
    .where(eq(id, subscriptionId))
    .get();
  const tagged = await db
    .select({ tag, taggedAt })
    .from(subscriptionTags)
    .where(eq(subscriptionTags.subscriptionId, subscriptionId))
    .orderBy(asc(tag))
    .all();
  const tagsSince = tagged.map(({ tag, taggedAt }) => `${tag}: ${taggedAt.toISOString()}`);
  return { ...entry, tagsSince, ...letters };
}

/** By their names in the downloaded file. */
export const personalRows = {
  account: {
    table: users,
    columns: {
      ...shown(users, { password: null }),
      ...shown(confirmedAddresses, { email: null, confirmedAt: "emailConfirmedAt" }),
      ...shown(passwordResets, { expiresAt: "passwordLinkEndsAt" }),
      ...shown(timeZones, {
        zone: "timeZone",
        isChosen: "timeZoneChosen",
        savedAt: "timeZoneSavedAt",
      }),
      ...shown(teamMembers, {
        role: "roleOnThePrayerTeam",
        addedAt: "onThePrayerTeamSinceAt",
        letters: "lettersOfThePrayerTeam",
        awayUntil: "awayFromThePrayerTeamUntil",
      }),
      ...shown(claimLimits, { requests: "enoughRequestsADay" }),
      ...{ prayersLockedAt: accountLocks.lockedAt, lockedPrayersLeftAt: accountLocks.leftAt },
    },
    key: [users.id],
    at: users.createdAt,
    joins: [
      { table: confirmedAddresses, on: isOwnAddress },
      ...[passwordResets, timeZones, teamMembers, claimLimits, accountLocks].map((table) => ({
        table,
        on: eq(table.userId, users.id),
      })),
    ],
  },
  emailChanges: {
    table: emailChanges,
    columns: {
      change: emailChanges.kind,
      ...shown(emailChanges, { kind: null, undoneAt: "takenBackAt" }),
    },
    key: [emailChanges.id],
    at: emailChanges.changedAt,
  },
  prayers: {
    table: prayers,
    columns: {
      ...{ title, text, reference, person, weekdays, source },
      ...shown(prayers, {
        ...{ writtenOn: null, prayedAt: null, wakesAt: null },
        ...{ beforeOn: null, beforeAt: null },
      }),
    },
    key: [prayers.id],
    at: prayers.createdAt,
  },
  drafts: rowsOf(drafts, [drafts.createdAt, drafts.handle], { prayer: null }),
  startedPlans: rowsOf(planStarts, [planStarts.startedAt, planStarts.planId], {
    planId: "plan",
    round: "timesBegun",
  }),
  daysPrayed: rowsOf(planDays, [planDays.doneAt, planDays.planId, planDays.round, planDays.day], {
    planId: "plan",
  }),
  calendarOfLight: rowsOf(daysOfPrayer, [daysOfPrayer.day]),
  saved: rowsOf(savedItems, [savedItems.savedAt, savedItems.kind, savedItems.item]),
  ...groupRows,
  prayerRequests: {
    table: prayerRequests,
    columns: {
      fullName: prayerRequestSenders.fullName,
      email: prayerRequestSenders.email,
      content: prayerRequests.content,
      isPrivate: prayerRequests.isPrivate,
      markedBySpamCheck: prayerRequestSenders.isSuspected,
      createdAt: prayerRequests.createdAt,
      doneAt: doneRequests.doneAt,
      markedForDanger: requestStates.isUrgent,
      kindsOfDanger: requestStates.dangerKinds,
      markTakenBackAt: requestStates.calmedAt,
      timesPrayedFor: requestStates.prayedTimes,
      lastPrayedForAt: requestStates.lastPrayedAt,
      answeredAt: requestStates.answeredAt,
      erasedAt: requestStates.expiresAt,
      privatePageEndsAt: requestReceipts.expiresAt,
    },
    key: [prayerRequests.id],
    at: prayerRequests.createdAt,
    joins: [prayerRequestSenders, doneRequests, requestStates, requestReceipts].map((table) => ({
      table,
      on: eq(table.requestId, prayerRequests.id),
    })),
  },
  prayersForRequests: {
    table: requestPrayers,
    columns: { requestSentAt: prayerRequests.createdAt, ...shown(requestPrayers) },
    key: [requestPrayers.id],
    at: requestPrayers.prayedAt,
    joins: [{ table: prayerRequests, on: eq(prayerRequests.id, requestPrayers.requestId) }],
  },
  requestNotes: rowsOf(
    requestNotes,
    [requestNotes.id],
    { writtenBy: null, releasedBy: null, releasedAt: "shownAt" },
    requestNotes.writtenAt,
  ),
  messages: {
    table: contactMessages,
    columns: {
      ...shown(contactMessages, {
        isSuspected: "markedBySpamCheck",
        createdAt: null,
        isUrgent: "markedForDanger",
        dangerKinds: "kindsOfDanger",
        calmedAt: "markTakenBackAt",
        calmedBy: null,
      }),
      createdAt: contactMessages.createdAt,
      ...shown(doneMessages),
    },
    key: [contactMessages.id],
    at: contactMessages.createdAt,
    joins: [{ table: doneMessages, on: eq(doneMessages.messageId, contactMessages.id) }],
  },
  newsletter: {
    table: newsletterSubscriptions,
    columns: { tag, taggedAt, ...letterColumns },
    find: findNewsletter,
  },
  plansByLetter: {
    table: planLetters,
    columns: {
      plan: planLetters.planId,
      email: planLetters.email,
      state: planLetters.state,
      nextDay: planLetters.day,
      hour: planLetters.hour,
      zone: planLetters.zone,
      nextAt: planLetters.dueAt,
      askedAt: planLetters.askedAt,
      confirmedAt: planLetters.confirmedAt,
      lastLetterOn: planLetters.lastOn,
      endedAt: planLetters.endedAt,
    },
    key: [planLetters.id],
    at: planLetters.askedAt,
  },
  daysByLetter: {
    table: planLetterDays,
    columns: { plan: planLetters.planId, ...shown(planLetterDays) },
    key: [planLetterDays.prayedOn, planLetterDays.planLetterId, planLetterDays.day],
    joins: [{ table: planLetters, on: eq(planLetters.id, planLetterDays.planLetterId) }],
  },
  bell: rowsOf(bells, [bells.savedAt], { calendarAt: "calendarAddressSince", dueAt: "nextAt" }),
  letters: {
    table: outbox,
    columns: { kind, createdAt, state, settledAt, reason },
    key: [outbox.id],
    at: createdAt,
  },
  readingComfort: rowsOf(readingPreferences, [readingPreferences.savedAt]),
  sessions: {
    table: sessions,
    columns: {
      ...{ startedAt, lastSeenAt, expiresAt },
      ...shown(sessionFactors, { passedAt: "secondStepAt", lastSeenAt: "lastSeenOnTeamPagesAt" }),
    },
    key: [startedAt, sessions.tokenHash],
    joins: [{ table: sessionFactors, on: eq(sessionFactors.tokenHash, sessions.tokenHash) }],
  },
  secondFactor: rowsOf(secondFactors, [secondFactors.createdAt], {
    sealedSecret: null,
    createdAt: "begunAt",
    lastCounter: null,
  }),
  recoveryCodes: rowsOf(recoveryCodes, [recoveryCodes.codeHash], {}, recoveryCodes.usedAt),
  familiarPlaces: rowsOf(signInAddresses, [signInAddresses.lastAt, signInAddresses.addressHash], {
    lastAt: "lastSignInAt",
  }),
  // What a team member did, and on which number, is the member's data; the words are the sender's.
  looks: rowsOf(
    requestLooks,
    [requestLooks.id],
    { requestId: "request", way: null },
    requestLooks.lookedAt,
  ),
  teamChanges: rowsOf(teamChanges, [teamChanges.id], { changedBy: null }, teamChanges.changedAt),
  requestsClaimed: {
    table: requestStates,
    by: requestStates.claimedBy,
    columns: { request: requestStates.requestId, claimedAt: requestStates.claimedAt },
    key: [requestStates.requestId],
    at: requestStates.claimedAt,
  },
  requestsPrayedFor: {
    table: requestPrayers,
    by: requestPrayers.userId,
    columns: shown(requestPrayers, { requestId: "request" }),
    key: [requestPrayers.id],
    at: requestPrayers.prayedAt,
  },
  notesWritten: {
    table: requestNotes,
    by: requestNotes.writtenBy,
    columns: { request: requestNotes.requestId, kind: requestNotes.kind, writtenAt },
    key: [requestNotes.id],
    at: writtenAt,
  },
  messagesClaimed: {
    table: messageNotes,
    by: messageNotes.claimedBy,
    columns: { message: messageNotes.messageId, cameAt: contactMessages.createdAt },
    key: [messageNotes.messageId],
    at: contactMessages.createdAt,
    joins: [{ table: contactMessages, on: eq(contactMessages.id, messageNotes.messageId) }],
  },
} satisfies Record<string, PersonalRows | OneRow>;

export type PersonalKindName = keyof typeof personalRows;
