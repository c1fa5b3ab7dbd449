import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as accounts from "#db/schema/accounts";
import * as letters from "#db/schema/letters";
import * as messages from "#db/schema/messages";
import * as mornings from "#db/schema/morning-letters";
import * as plans from "#db/schema/plans";
import * as prayers from "#db/schema/prayers";
import * as requests from "#db/schema/requests";
import * as subscriptions from "#db/schema/subscriptions";
import * as team from "#db/schema/team";
import { accountRows, emailChangeRows, preferenceRows } from "./account-columns.server";
import { letterRows, planLetterDayRows, planLetterRows } from "./letter-columns.server";
import {
  isToldToSender,
  messageRows,
  prayerRequestRows,
  requestNoteRows,
  requestPrayerRows,
} from "./message-columns.server";
import { ownNewsletter } from "./newsletter-columns.server";
import type { PersonalRows } from "./personal-rows.server";
import { dayOfPrayerRows, planDayRows, planStartRows, savedItemRows } from "./plan-columns.server";
import { draftRows, prayerRows } from "./prayer-columns.server";
import {
  accountOf,
  emailChangesOf,
  letterLimitsOf,
  lettersOf,
  messagesOf,
  planLettersOf,
  type RowsOf,
  requestsOf,
  rowsOfMessages,
  rowsOfPlanLetters,
  rowsOfRequests,
  rowsOfSubscription,
  rowsOfUser,
  signInFailuresOf,
  subscriptionOf,
} from "./rows-of.server";
import {
  recoveryCodeRows,
  secondFactorRows,
  sessionRows,
  signInPlaceRows,
} from "./sign-in-columns.server";
import {
  claimRows,
  lookRows,
  messageClaimRows,
  ownNoteRows,
  ownPrayerRows,
} from "./team-columns.server";

export type PersonalTable = {
  table: SQLiteTable;
  /** The rows that go when the person goes. */
  of: RowsOf;
  /** Those of them that the person may read; the others hold what the team wrote among itself. */
  told?: SQL;
  /** Columns that say nothing to anybody, hashes, or hold what the team wrote among itself. */
  hidden?: string[];
  /** What the operator's export calls it, where that is not the table's name. */
  exportedAs?: string;
  /** Only ever added to: it holds numbers, and says nothing of whoever they belonged to. */
  stays?: boolean;
} & (
  | { shown: readonly Shown[] }
  /** Its columns stand in the rows of this one. */
  | { within: SQLiteTable }
  /** Why the person can’t be shown its rows. */
  | { notShown: string }
);

/** What people read of their data: rows of the table, or one thing that is put together. */
export type Shown = PersonalRows | typeof ownNewsletter;

const { contactMessages } = messages;
const { prayerRequests, prayerRequestSenders } = requests;
const { newsletterSubscriptions } = subscriptions;

/**
 * Every table that holds something of a person: what people see and take with them, what the operator
 * finds and erases, and what goes with an account is read from this list. A new table is one more line,
 * before `users`: parents stand before those that go with them.
 */
export const personalTables: readonly PersonalTable[] = [
  { table: contactMessages, of: messagesOf, hidden: ["fingerprint"], shown: [messageRows] },
  {
    table: messages.doneMessages,
    of: rowsOfMessages(messages.doneMessages),
    within: contactMessages,
  },
  { table: prayerRequests, of: requestsOf, shown: [prayerRequestRows] },
  {
    table: prayerRequestSenders,
    of: rowsOfRequests(prayerRequestSenders),
    hidden: ["fingerprint"],
    within: prayerRequests,
  },
  {
    table: requests.doneRequests,
    of: rowsOfRequests(requests.doneRequests),
    within: prayerRequests,
  },
  {
    table: requests.requestStates,
    of: rowsOfRequests(requests.requestStates),
    within: prayerRequests,
    shown: [claimRows],
  },
  {
    table: requests.requestReceipts,
    of: rowsOfRequests(requests.requestReceipts),
    hidden: ["tokenHash"],
    within: prayerRequests,
  },
  {
    table: requests.requestPrayers,
    of: rowsOfRequests(requests.requestPrayers),
    shown: [requestPrayerRows, ownPrayerRows],
  },
  {
    table: requests.requestNotes,
    of: rowsOfRequests(requests.requestNotes),
    told: isToldToSender,
    shown: [requestNoteRows, ownNoteRows],
  },
  {
    table: messages.messageNotes,
    of: rowsOfMessages(messages.messageNotes),
    hidden: ["note"],
    shown: [messageClaimRows],
  },
  { ...byUser(requests.requestLooks), stays: true, shown: [lookRows] },
  { ...byUser(requests.claimLimits), exportedAs: "team_ceilings", within: accounts.users },
  {
    table: letters.outbox,
    of: lettersOf,
    hidden: ["handle", "key", "lease", "sealed"],
    shown: [letterRows],
  },
  { table: letters.emailChanges, of: emailChangesOf, shown: [emailChangeRows] },
  {
    table: mornings.planLetterDays,
    of: rowsOfPlanLetters(mornings.planLetterDays),
    shown: [planLetterDayRows],
  },
  { table: mornings.planLetters, of: planLettersOf, hidden: ["handle"], shown: [planLetterRows] },
  {
    table: letters.letterLimits,
    of: letterLimitsOf,
    hidden: ["key", "mailbox"],
    notShown: "A keyed hash names nobody once it is read.",
  },
  {
    table: letters.subscriptionLetters,
    of: rowsOfSubscription(letters.subscriptionLetters),
    hidden: ["handle", "formerHandle"],
    within: newsletterSubscriptions,
  },
  {
    table: mornings.verseLetters,
    of: rowsOfSubscription(mornings.verseLetters),
    within: newsletterSubscriptions,
  },
  { table: newsletterSubscriptions, of: subscriptionOf, shown: [ownNewsletter] },
  {
    table: subscriptions.subscriptionTags,
    of: rowsOfSubscription(subscriptions.subscriptionTags),
    within: newsletterSubscriptions,
  },
  { ...byUser(subscriptions.accountSubscriptions), within: newsletterSubscriptions },
  { ...byUser(accounts.confirmedAddresses), within: accounts.users },
  { ...byUser(plans.savedItems), shown: [savedItemRows] },
  { ...byUser(plans.planStarts), shown: [planStartRows] },
  { ...byUser(plans.planDays), shown: [planDayRows] },
  { ...byUser(plans.daysOfPrayer), shown: [dayOfPrayerRows] },
  { ...byUser(prayers.drafts), shown: [draftRows] },
  { ...byUser(prayers.prayers), shown: [prayerRows] },
  { ...byUser(accounts.readingPreferences), shown: [preferenceRows] },
  { ...byUser(accounts.timeZones), within: accounts.users },
  { ...byUser(team.sessionFactors, ["tokenHash"]), within: accounts.sessions },
  { ...byUser(accounts.sessions, ["tokenHash"]), shown: [sessionRows] },
  { ...byUser(team.recoveryCodes, ["codeHash"]), shown: [recoveryCodeRows] },
  { ...byUser(team.secondFactors, ["sealedSecret", "lastCounter"]), shown: [secondFactorRows] },
  { ...byUser(team.teamMembers), within: accounts.users },
  { ...byUser(accounts.passwordResets, ["tokenHash"]), within: accounts.users },
  { ...byUser(accounts.signInAddresses, ["addressHash"]), shown: [signInPlaceRows] },
  {
    table: accounts.signInFailures,
    of: signInFailuresOf,
    hidden: ["key"],
    notShown: "A keyed hash names nobody once it is read.",
  },
  { ...byUser(accounts.usernames), within: accounts.users },
  { table: accounts.users, of: accountOf, hidden: ["password"], shown: [accountRows] },
];

function byUser(table: SQLiteTable & { userId: SQLiteColumn }, hidden?: string[]) {
  return { table, hidden, of: rowsOfUser(table) };
}
