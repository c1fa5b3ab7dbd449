import { eq, inArray, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Reader } from "#db/engines/database";
import { signInFailures, users } from "#db/schema/accounts";
import { emailChanges, letterLimits, outbox } from "#db/schema/letters";
import { contactMessages } from "#db/schema/messages";
import { planLetters } from "#db/schema/morning-letters";
import { prayerRequestSenders, prayerRequests } from "#db/schema/requests";
import { newsletterSubscriptions } from "#db/schema/subscriptions";

export type Subject = {
  /** In lower case. */
  email?: string;
  userId?: number;
  signInKey?: string;
  letterKeys?: readonly string[];
};

export type RowsOf = (db: Reader, subject: Subject) => SQL | undefined;

type Keyed<Column extends string> = SQLiteTable & Record<Column, SQLiteColumn>;

export const ofUser = (table: Keyed<"userId">) => ({ table, of: rowsBy(table.userId) });

export function rowsBy(column: SQLiteColumn): RowsOf {
  return (_, { userId }) => is(column, userId);
}

export const accountOf: RowsOf = (_, { email, userId }) =>
  or(is(users.email, email), is(users.id, userId));

export const messagesOf: RowsOf = (_, { email, userId }) =>
  or(is(contactMessages.email, email), is(contactMessages.userId, userId));

export function ofMessage(table: Keyed<"messageId">) {
  const of: RowsOf = (db, subject) => {
    const own = db.select({ id: contactMessages.id }).from(contactMessages);
    return inArray(table.messageId, own.where(messagesOf(db, subject)));
  };
  return { table, of };
}

export const requestsOf: RowsOf = (db, { email, userId }) => {
  const { requestId } = prayerRequestSenders;
  const sent = db.select({ requestId }).from(prayerRequestSenders);
  const bySender =
    email && inArray(prayerRequests.id, sent.where(is(prayerRequestSenders.email, email)));
  return or(bySender || undefined, is(prayerRequests.userId, userId));
};

export const rowsOfRequests =
  (table: Keyed<"requestId">): RowsOf =>
  (db, subject) =>
    inArray(table.requestId, ownRequests(db, subject));

export const ofRequest = (table: Keyed<"requestId">) => ({ table, of: rowsOfRequests(table) });

function ownRequests(db: Reader, subject: Subject) {
  return db.select({ id: prayerRequests.id }).from(prayerRequests).where(requestsOf(db, subject));
}

export const subscriptionOf: RowsOf = (_, { email }) => is(newsletterSubscriptions.email, email);

export function ofSubscription(table: Keyed<"subscriptionId">) {
  const of: RowsOf = (db, { email }) =>
    email === undefined ? undefined : inArray(table.subscriptionId, ownSubscription(db, email));
  return { table, of };
}

function ownSubscription(db: Reader, email: string) {
  const own = db.select({ id: newsletterSubscriptions.id }).from(newsletterSubscriptions);
  return own.where(eq(newsletterSubscriptions.email, email));
}

export const lettersOf: RowsOf = (db, subject) => {
  const { email, userId } = subject;
  const bySubscription = email && inArray(outbox.subscriptionId, ownSubscription(db, email));
  const byPlan = inArray(outbox.planLetterId, ownPlanLetters(db, subject));
  const byRequest = inArray(outbox.requestId, ownRequests(db, subject));
  return or(bySubscription || undefined, byPlan, byRequest, is(outbox.userId, userId));
};

/** Only those that the account asked for itself: anybody can type any address. */
export const planLettersOf: RowsOf = (_, { email, userId }) =>
  or(is(planLetters.email, email), is(planLetters.userId, userId));

export function rowsOfPlanLetters(table: { planLetterId: SQLiteColumn }): RowsOf {
  return (db, subject) => inArray(table.planLetterId, ownPlanLetters(db, subject));
}

function ownPlanLetters(db: Reader, subject: Subject) {
  return db.select({ id: planLetters.id }).from(planLetters).where(planLettersOf(db, subject));
}

export const emailChangesOf: RowsOf = (_, { email, userId }) =>
  or(is(emailChanges.oldEmail, email), is(emailChanges.userId, userId));

export const letterLimitsOf: RowsOf = (_, { letterKeys }) =>
  letterKeys &&
  or(inArray(letterLimits.key, [...letterKeys]), inArray(letterLimits.mailbox, [...letterKeys]));

export const signInFailuresOf: RowsOf = (_, { signInKey }) => is(signInFailures.key, signInKey);

function is(column: SQLiteColumn, value: string | number | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}
