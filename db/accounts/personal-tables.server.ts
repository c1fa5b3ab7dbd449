import { eq, inArray, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Reader, Tx } from "../engines/database";
import * as accounts from "../schema/accounts";
import * as bookmarks from "../schema/bookmarks";
import * as desk from "../schema/desk";
import * as inbox from "../schema/inbox";
import * as letters from "../schema/letters";
import * as prayers from "../schema/prayers";
import * as team from "../schema/team";

/** A person whose data is meant: an address, an account, or an address with the account that goes with it. */
export type Subject = {
  /** In lower case. */
  email?: string;
  userId?: number;
  /** Under which failed sign-ins to the account are counted. */
  signInKey?: string;
  /** Under which letters to the address are counted. */
  letterKeys?: readonly string[];
};

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
  /** Which rows are a person's; undefined when none can be. */
  of(db: Reader, subject: Subject): SQL | undefined;
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
  { kind: "messages", table: inbox.doneMessages, of: doneMessagesOf },
  { kind: "prayerRequests", table: prayerRequests, of: requestsOf },
  { kind: "prayerRequests", table: prayerRequestSenders, of: sendersOf, hidden: ["fingerprint"] },
  { kind: "prayerRequests", table: inbox.doneRequests, of: doneRequestsOf },
  { kind: "prayerRequests", table: desk.requestStates, of: ofRequests(desk.requestStates) },
  {
    kind: "prayerRequests",
    table: desk.requestReceipts,
    of: ofRequests(desk.requestReceipts),
    hidden: ["tokenHash"],
  },
  { kind: "prayerRequests", table: desk.requestPrayers, of: ofRequests(desk.requestPrayers) },
  { kind: "requestNotes", table: desk.requestNotes, of: ofRequests(desk.requestNotes) },
  { kind: "messages", table: desk.messageNotes, of: messageNotesOf },
  { ...byUser("looks", desk.requestLooks), stays: true },
  byUser("account", desk.teamCeilings),
  {
    kind: "letters",
    table: letters.outbox,
    of: lettersOf,
    hidden: ["handle", "key", "lease", "sealed"],
  },
  { kind: "letters", table: letters.emailChanges, of: emailChangesOf },
  { kind: "daysByLetter", table: letters.planLetterDays, of: planLetterDaysOf },
  { kind: "plansByLetter", table: letters.planLetters, of: planLettersOf, hidden: ["handle"] },
  { kind: undefined, table: letters.letterLimits, of: limitsOf, hidden: ["key"] },
  { kind: "newsletter", table: letters.subscriptionLetters, of: wishesOf, hidden: ["handle"] },
  { kind: "newsletter", table: letters.verseLetters, of: versesOf },
  { kind: "newsletter", table: newsletterSubscriptions, of: subscriptionOf },
  { kind: "newsletter", table: inbox.subscriptionTags, of: tagsOf },
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
  { kind: undefined, table: accounts.signInFailures, of: failuresOf, hidden: ["key"] },
  byUser("account", accounts.usernames),
  { kind: "account", table: accounts.users, of: accountOf, hidden: ["password"] },
];

function byUser(
  kind: PersonalKindName,
  table: SQLiteTable & { userId: SQLiteColumn },
  hidden?: string[],
): PersonalTable {
  return { kind, table, hidden, of: (_, { userId }) => is(table.userId, userId) };
}

function is(column: SQLiteColumn, value: string | number | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

function accountOf(_: Reader, { email, userId }: Subject) {
  return or(is(accounts.users.email, email), is(accounts.users.id, userId));
}

function messagesOf(_: Reader, { email, userId }: Subject) {
  return or(is(contactMessages.email, email), is(contactMessages.userId, userId));
}

function doneMessagesOf(db: Reader, subject: Subject) {
  const own = db.select({ id: contactMessages.id }).from(contactMessages);
  return inArray(inbox.doneMessages.messageId, own.where(messagesOf(db, subject)));
}

function requestsOf(db: Reader, { email, userId }: Subject) {
  const { requestId } = prayerRequestSenders;
  const sent = db.select({ requestId }).from(prayerRequestSenders);
  const bySender =
    email && inArray(prayerRequests.id, sent.where(is(prayerRequestSenders.email, email)));
  return or(bySender || undefined, is(prayerRequests.userId, userId));
}

function ownRequests(db: Reader, subject: Subject) {
  return db.select({ id: prayerRequests.id }).from(prayerRequests).where(requestsOf(db, subject));
}

function sendersOf(db: Reader, subject: Subject) {
  return inArray(prayerRequestSenders.requestId, ownRequests(db, subject));
}

function doneRequestsOf(db: Reader, subject: Subject) {
  return inArray(inbox.doneRequests.requestId, ownRequests(db, subject));
}

function ofRequests(table: { requestId: SQLiteColumn }): PersonalTable["of"] {
  return (db, subject) => inArray(table.requestId, ownRequests(db, subject));
}

function messageNotesOf(db: Reader, subject: Subject) {
  const own = db.select({ id: contactMessages.id }).from(contactMessages);
  return inArray(desk.messageNotes.messageId, own.where(messagesOf(db, subject)));
}

function subscriptionOf(_: Reader, { email }: Subject) {
  return is(newsletterSubscriptions.email, email);
}

function entryOf(db: Reader, email: string) {
  const own = db.select({ id: newsletterSubscriptions.id }).from(newsletterSubscriptions);
  return own.where(eq(newsletterSubscriptions.email, email));
}

function tagsOf(db: Reader, { email }: Subject) {
  if (email === undefined) return undefined;
  return inArray(inbox.subscriptionTags.subscriptionId, entryOf(db, email));
}

function wishesOf(db: Reader, { email }: Subject) {
  if (email === undefined) return undefined;
  return inArray(letters.subscriptionLetters.subscriptionId, entryOf(db, email));
}

function versesOf(db: Reader, { email }: Subject) {
  if (email === undefined) return undefined;
  return inArray(letters.verseLetters.subscriptionId, entryOf(db, email));
}

function lettersOf(db: Reader, subject: Subject) {
  const { email, userId } = subject;
  const { outbox } = letters;
  const bySubscription = email && inArray(outbox.subscriptionId, entryOf(db, email));
  const byPlan = inArray(outbox.planLetterId, ownPlanLetters(db, subject));
  const byRequest = inArray(outbox.requestId, ownRequests(db, subject));
  return or(bySubscription || undefined, byPlan, byRequest, is(outbox.userId, userId));
}

/** Of an account those that it asked for itself: anybody can type any address. */
function planLettersOf(_: Reader, { email, userId }: Subject) {
  return or(is(letters.planLetters.email, email), is(letters.planLetters.userId, userId));
}

function ownPlanLetters(db: Reader, subject: Subject) {
  const own = db.select({ id: letters.planLetters.id }).from(letters.planLetters);
  return own.where(planLettersOf(db, subject));
}

function planLetterDaysOf(db: Reader, subject: Subject) {
  return inArray(letters.planLetterDays.planLetterId, ownPlanLetters(db, subject));
}

function emailChangesOf(_: Reader, { email, userId }: Subject) {
  return or(is(letters.emailChanges.oldEmail, email), is(letters.emailChanges.userId, userId));
}

function limitsOf(_: Reader, { letterKeys }: Subject) {
  return letterKeys && inArray(letters.letterLimits.key, [...letterKeys]);
}

function failuresOf(_: Reader, { signInKey }: Subject) {
  return is(accounts.signInFailures.key, signInKey);
}

/** Deletes all rows of a person, within a transaction. */
export async function deletePersonalRows(tx: Tx, subject: Subject): Promise<void> {
  for (const { table, of, stays } of personalTables) {
    const where = stays ? undefined : of(tx, subject);
    if (where) await tx.delete(table).where(where).run();
  }
}
