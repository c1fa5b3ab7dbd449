import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Tx } from "../../engines/database";
import * as accounts from "../../schema/accounts";
import * as bookmarks from "../../schema/bookmarks";
import * as desk from "../../schema/desk";
import * as inbox from "../../schema/inbox";
import * as letters from "../../schema/letters";
import * as mornings from "../../schema/morning-letters";
import * as prayers from "../../schema/prayers";
import * as team from "../../schema/team";
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
  type Subject,
  signInFailuresOf,
  subscriptionOf,
} from "./rows-of.server";

/** What people read their data by; also its name in the file that they download. */
export type PersonalKindName =
  | "account"
  | "prayers"
  | "drafts"
  | "startedPlans"
  | "daysPrayed"
  | "calendarOfLight"
  | "saved"
  | "prayerRequests"
  | "requestNotes"
  | "looks"
  | "messages"
  | "newsletter"
  | "plansByLetter"
  | "daysByLetter"
  | "letters"
  | "readingComfort"
  | "sessions"
  | "secondFactor"
  | "familiarPlaces";

export type PersonalTable = {
  /** Undefined where rows name nobody once they are read: a keyed hash. */
  kind: PersonalKindName | undefined;
  table: SQLiteTable;
  of: RowsOf;
  /** Columns that say nothing to anybody: hashes. */
  hidden?: string[];
  /** Only ever added to: it holds numbers, and says nothing of whoever they belonged to. */
  stays?: boolean;
};

const { contactMessages, prayerRequests, prayerRequestSenders, newsletterSubscriptions } = inbox;

/**
 * Every table that holds something of a person: what people see and take with them, what the operator
 * finds and erases, and what goes with an account is read from this list. A new table is one more line,
 * before `users`: parents stand before those that go with them.
 */
export const personalTables: readonly PersonalTable[] = [
  { kind: "messages", table: contactMessages, of: messagesOf, hidden: ["fingerprint"] },
  { kind: "messages", table: inbox.doneMessages, of: rowsOfMessages(inbox.doneMessages) },
  { kind: "prayerRequests", table: prayerRequests, of: requestsOf },
  {
    kind: "prayerRequests",
    table: prayerRequestSenders,
    of: rowsOfRequests(prayerRequestSenders),
    hidden: ["fingerprint"],
  },
  { kind: "prayerRequests", table: inbox.doneRequests, of: rowsOfRequests(inbox.doneRequests) },
  { kind: "prayerRequests", table: desk.requestStates, of: rowsOfRequests(desk.requestStates) },
  {
    kind: "prayerRequests",
    table: desk.requestReceipts,
    of: rowsOfRequests(desk.requestReceipts),
    hidden: ["tokenHash"],
  },
  { kind: "prayerRequests", table: desk.requestPrayers, of: rowsOfRequests(desk.requestPrayers) },
  { kind: "requestNotes", table: desk.requestNotes, of: rowsOfRequests(desk.requestNotes) },
  { kind: "messages", table: desk.messageNotes, of: rowsOfMessages(desk.messageNotes) },
  { ...byUser("looks", desk.requestLooks), stays: true },
  byUser("account", desk.teamCeilings),
  {
    kind: "letters",
    table: letters.outbox,
    of: lettersOf,
    hidden: ["handle", "key", "lease", "sealed"],
  },
  { kind: "letters", table: letters.emailChanges, of: emailChangesOf },
  {
    kind: "daysByLetter",
    table: mornings.planLetterDays,
    of: rowsOfPlanLetters(mornings.planLetterDays),
  },
  { kind: "plansByLetter", table: mornings.planLetters, of: planLettersOf, hidden: ["handle"] },
  { kind: undefined, table: letters.letterLimits, of: letterLimitsOf, hidden: ["key"] },
  {
    kind: "newsletter",
    table: letters.subscriptionLetters,
    of: rowsOfSubscription(letters.subscriptionLetters),
    hidden: ["handle"],
  },
  {
    kind: "newsletter",
    table: mornings.verseLetters,
    of: rowsOfSubscription(mornings.verseLetters),
  },
  { kind: "newsletter", table: newsletterSubscriptions, of: subscriptionOf },
  {
    kind: "newsletter",
    table: inbox.subscriptionTags,
    of: rowsOfSubscription(inbox.subscriptionTags),
  },
  byUser("newsletter", inbox.accountSubscriptions),
  byUser("account", inbox.confirmedAddresses),
  byUser("saved", bookmarks.savedItems),
  byUser("startedPlans", bookmarks.planStarts),
  byUser("daysPrayed", bookmarks.planDays),
  byUser("calendarOfLight", bookmarks.daysOfPrayer),
  byUser("drafts", prayers.drafts),
  byUser("prayers", prayers.prayers),
  byUser("readingComfort", accounts.readingPreferences),
  byUser("sessions", team.sessionFactors, ["tokenHash"]),
  byUser("sessions", accounts.sessions, ["tokenHash"]),
  byUser("secondFactor", team.recoveryCodes, ["codeHash"]),
  byUser("secondFactor", team.secondFactors, ["seed", "lastCounter"]),
  byUser("account", team.teamMembers),
  byUser("account", accounts.passwordResets, ["tokenHash"]),
  byUser("familiarPlaces", accounts.signInAddresses, ["addressHash"]),
  { kind: undefined, table: accounts.signInFailures, of: signInFailuresOf, hidden: ["key"] },
  byUser("account", accounts.usernames),
  { kind: "account", table: accounts.users, of: accountOf, hidden: ["password"] },
];

function byUser(
  kind: PersonalKindName,
  table: SQLiteTable & { userId: SQLiteColumn },
  hidden?: string[],
): PersonalTable {
  return { kind, table, hidden, of: rowsOfUser(table) };
}

/** Deletes all rows of a person, within a transaction. */
export async function deletePersonalRows(tx: Tx, subject: Subject): Promise<void> {
  for (const { table, of, stays } of personalTables) {
    const where = stays ? undefined : of(tx, subject);
    if (where) await tx.delete(table).where(where).run();
  }
}
