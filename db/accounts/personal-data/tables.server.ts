import { eq, inArray, isNotNull, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Reader, Tx } from "#db/engines/database";
import { leaveAllGroups } from "#db/groups/members.server";
import { giveBack } from "#db/requests/request-actions.server";
import * as accounts from "#db/schema/accounts";
import * as team from "#db/schema/accounts";
import * as groups from "#db/schema/groups";
import * as letters from "#db/schema/letters";
import * as subscriptions from "#db/schema/letters";
import { planLetterDays, planLetters, verseLetters } from "#db/schema/letters";
import { daysOfPrayer, planDays, planStarts, savedItems } from "#db/schema/plans";
import { drafts, prayers } from "#db/schema/prayers";
import * as messages from "#db/schema/requests";
import * as requests from "#db/schema/requests";
import { accountKeys, accountLocks } from "#db/schema/seal";

const { confirmedAddresses, sessions, signInAddresses, signInFailures, users } = accounts;
const { emailChanges, letterLimits, outbox, subscriptionLetters } = letters;
const { contactMessages, doneMessages, messageNotes } = messages;
const { prayerRequests, prayerRequestSenders, requestLooks, requestNotes } = requests;
const { newsletterSubscriptions, subscriptionTags } = subscriptions;

export type Subject = {
  /** In lower case. */
  email?: string;
  userId?: number;
  signInKey?: string;
  letterKeys?: readonly string[];
};

type RowsOf = (db: Reader, subject: Subject) => SQL | undefined;

export type PersonalTable = {
  table: SQLiteTable;
  of: RowsOf;
  /** Others contain what the team wrote among itself. */
  mayRead?: SQL;
  /** Left out of the operator's export: hashes, and what the team wrote among itself. */
  hidden?: string[];
  exportedAs?: string;
  /** Append-only: numbers that no longer say whom they belonged to. */
  stays?: boolean;
  /** Shown among the rows of this table. */
  within?: SQLiteTable;
  /** Why its person is shown nothing of it. */
  notShown?: string;
};

type Keyed<Column extends string> = SQLiteTable & Record<Column, SQLiteColumn>;

function is(column: SQLiteColumn, value: string | number | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

/** Rows of the account, and those with its address. */
const named =
  (table: Keyed<"email" | "userId">): RowsOf =>
  (_, { email, userId }) =>
    or(is(table.email, email), is(table.userId, userId));

const [messagesOf, planLettersOf] = [named(contactMessages), named(planLetters)];

const requestsOf: RowsOf = (db, { email, userId }) => {
  const { requestId } = prayerRequestSenders;
  const sent = db.select({ requestId }).from(prayerRequestSenders);
  const bySender =
    email && inArray(prayerRequests.id, sent.where(is(prayerRequestSenders.email, email)));
  return or(bySender || undefined, is(prayerRequests.userId, userId));
};

const subscriptionsOf: RowsOf = (_, { email }) => is(newsletterSubscriptions.email, email);

/** The ids of what the subject owns in a table, for the rows that belong to it. */
const ownIds = (table: Keyed<"id">, of: RowsOf) => (db: Reader, subject: Subject) =>
  db.select({ id: table.id }).from(table).where(of(db, subject));

const ownMessages = ownIds(contactMessages, messagesOf);
const ownPlanLetters = ownIds(planLetters, planLettersOf);
const ownRequests = ownIds(prayerRequests, requestsOf);
const ownSubscriptions = ownIds(newsletterSubscriptions, subscriptionsOf);

const lettersOf: RowsOf = (db, subject) => {
  const { email, userId } = subject;
  const bySubscription = email && inArray(outbox.subscriptionId, ownSubscriptions(db, subject));
  const byPlan = inArray(outbox.planLetterId, ownPlanLetters(db, subject));
  const byRequest = inArray(outbox.requestId, ownRequests(db, subject));
  return or(bySubscription || undefined, byPlan, byRequest, is(outbox.userId, userId));
};

const ofUser = (table: Keyed<"userId">) => ({
  table,
  of: (_: Reader, { userId }: Subject) => is(table.userId, userId),
});

const ofMessage = (table: Keyed<"messageId">) => ({
  table,
  of: (db: Reader, subject: Subject) => inArray(table.messageId, ownMessages(db, subject)),
});

const ofRequest = (table: Keyed<"requestId">) => ({
  table,
  of: (db: Reader, subject: Subject) => inArray(table.requestId, ownRequests(db, subject)),
});

const ofSubscription = (table: Keyed<"subscriptionId">) => ({
  table,
  of: (db: Reader, subject: Subject) =>
    subject.email === undefined
      ? undefined
      : inArray(table.subscriptionId, ownSubscriptions(db, subject)),
});

const keyedHash = "A keyed hash names nobody once it is read.";

/** Display, download, export, erasure and deletion read this list; parents before children. */
export const personalTables: readonly PersonalTable[] = [
  { table: contactMessages, of: messagesOf, hidden: ["fingerprint"] },
  { ...ofMessage(doneMessages), within: contactMessages },
  { table: prayerRequests, of: requestsOf },
  { ...ofRequest(prayerRequestSenders), hidden: ["fingerprint"], within: prayerRequests },
  { ...ofRequest(requests.doneRequests), within: prayerRequests },
  { ...ofRequest(requests.requestStates), within: prayerRequests },
  { ...ofRequest(requests.requestReceipts), hidden: ["tokenHash"], within: prayerRequests },
  ofRequest(requests.requestPrayers),
  { ...ofRequest(requestNotes), mayRead: isNotNull(requestNotes.releasedAt) },
  { ...ofMessage(messageNotes), hidden: ["note"] },
  { ...ofUser(requestLooks), stays: true },
  { ...ofUser(team.teamChanges), stays: true },
  { ...ofUser(requests.claimLimits), exportedAs: "team_ceilings", within: users },

  { table: outbox, of: lettersOf, hidden: ["handle", "key", "lease", "sealed"] },
  {
    table: emailChanges,
    of: (_, { email, userId }) =>
      or(is(emailChanges.oldEmail, email), is(emailChanges.userId, userId)),
  },
  {
    table: planLetterDays,
    of: (db, subject) => inArray(planLetterDays.planLetterId, ownPlanLetters(db, subject)),
  },
  { table: planLetters, of: planLettersOf, hidden: ["handle"] },
  {
    table: letterLimits,
    of: (_, { letterKeys: keys }) =>
      keys && or(inArray(letterLimits.key, [...keys]), inArray(letterLimits.mailbox, [...keys])),
    hidden: ["key", "mailbox"],
    notShown: keyedHash,
  },
  {
    ...ofSubscription(subscriptionLetters),
    hidden: ["handle", "formerHandle"],
    within: newsletterSubscriptions,
  },
  { ...ofSubscription(verseLetters), within: newsletterSubscriptions },
  { table: newsletterSubscriptions, of: subscriptionsOf },
  { ...ofSubscription(subscriptionTags), within: newsletterSubscriptions },
  { ...ofUser(subscriptions.accountSubscriptions), within: newsletterSubscriptions },
  { ...ofUser(confirmedAddresses), within: users },
  { ...ofUser(letters.bells), hidden: ["handle"] },

  { ...ofUser(groups.groupMembers), hidden: ["handle"] },
  { ...ofUser(groups.groupLetters), hidden: ["handle"] },
  { ...ofUser(groups.groupInvitations), hidden: ["tokenHash"] },
  { ...ofUser(groups.groupRequests), hidden: ["handle"] },
  { ...ofUser(groups.groupNotes), hidden: ["handle"] },
  ofUser(groups.groupPrayers),
  { ...ofUser(groups.groupBlocks), hidden: ["blockedId"] },
  { ...ofUser(groups.groupReports), hidden: ["handle", "aboutId", "doneBy"] },
  ofUser(savedItems),
  ofUser(planStarts),
  ofUser(planDays),
  ofUser(daysOfPrayer),
  ofUser(drafts),
  ofUser(prayers),

  ofUser(accounts.readingPreferences),
  { ...ofUser(accounts.timeZones), within: users },
  { ...ofUser(team.sessionFactors), hidden: ["tokenHash"], within: sessions },
  { ...ofUser(sessions), hidden: ["tokenHash", "sealedRoot"] },
  { ...ofUser(team.recoveryCodes), hidden: ["codeHash"] },
  { ...ofUser(team.secondFactors), hidden: ["sealedSecret", "lastCounter"] },
  { ...ofUser(team.teamMembers), within: users },
  { ...ofUser(accounts.passwordResets), hidden: ["tokenHash"], within: users },
  { ...ofUser(signInAddresses), hidden: ["addressHash"] },
  {
    table: signInFailures,
    of: (_, { signInKey }) => is(signInFailures.key, signInKey),
    hidden: ["key"],
    notShown: keyedHash,
  },
  { ...ofUser(accounts.usernames), within: users },
  {
    ...ofUser(accountLocks),
    hidden: ["keyId", "byPassword", "wrappedBy", "byCode", "dataKey"],
    within: users,
  },
  {
    ...ofUser(accountKeys),
    hidden: ["keyId", "wrapped", "wrappedBy"],
    notShown: "A sealed key says nothing, and opens only here what is shown anyway.",
  },
  {
    table: users,
    of: (_, { email, userId }) => or(is(users.email, email), is(users.id, userId)),
    hidden: ["password"],
  },
];

export async function deletePersonalRows(tx: Tx, subject: Subject): Promise<void> {
  if (subject.userId !== undefined) {
    await giveBack(tx, subject.userId);
    await leaveAllGroups(tx, subject.userId);
  }
  for (const { table, of, stays } of personalTables) {
    const where = stays ? undefined : of(tx, subject);
    if (where) await tx.delete(table).where(where).run();
  }
}
