import { eq, getTableName, inArray, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../engines/client.server";
import * as schema from "../schema";

/** A person whose data is asked for: an address, and the account that goes with it, if one does. */
export type Subject = {
  /** In lower case. */
  email: string;
  userId?: number;
  /** Under which failed sign-ins to the account are counted. */
  signInKey?: string;
};

/** What is saved about a person: rows by the name of their table, without what only machines read. */
export type Findings = Record<string, Record<string, unknown>[]>;

/** The account of an address makes a subject whole. */
export async function findSubject(
  db: Db,
  email: string,
): Promise<{ email: string; userId?: number; username?: string }> {
  const { users } = schema;
  const user = db.select().from(users).where(eq(users.email, email)).get();
  return { email, userId: user?.id, username: user?.username };
}

/** Everything about a person; tables that hold nothing of theirs are left out. */
export async function findAbout(db: Db, subject: Subject): Promise<Findings> {
  const found = holdings.map(({ table, of, hidden }) => {
    const where = of(db, subject);
    const rows = where ? db.select().from(table).where(where).all() : [];
    return [getTableName(table), rows.map((row) => without(row, hidden))] as const;
  });
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}

/** Deletes everything about a person, all or nothing. The file's bytes are another matter: `scrub`. */
export async function eraseAbout(db: Db, subject: Subject): Promise<void> {
  db.transaction(
    () => {
      for (const { table, of } of holdings) {
        const where = of(db, subject);
        if (where) db.delete(table).where(where).run();
      }
    },
    { behavior: "immediate" },
  );
}

/**
 * Makes deleted rows unreadable in the file and its log: pages are written anew, for SQLite leaves
 * copies of moved rows in them. @returns whether no other program held the log meanwhile.
 */
export async function scrub({ $client: sqlite }: Db): Promise<boolean> {
  sqlite.pragma("busy_timeout = 10000");
  sqlite.exec("VACUUM");
  const [{ busy } = { busy: 1 }] = sqlite.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
  return busy === 0;
}

type Holding = {
  table: SQLiteTable;
  /** Which rows are a person's; undefined when none can be. */
  of(db: Db, subject: Subject): SQL | undefined;
  /** Columns that say nothing to anybody: hashes. */
  hidden?: string[];
};

const { contactMessages, prayerRequests, prayerRequestSenders, newsletterSubscriptions } = schema;

/**
 * Every table that holds something of a person. A new one is one more line, before `users`: parents
 * stand before those that go with them.
 */
const holdings: readonly Holding[] = [
  { table: contactMessages, of: (_, subject) => messagesOf(subject), hidden: ["fingerprint"] },
  { table: schema.doneMessages, of: doneMessagesOf },
  { table: prayerRequests, of: requestsOf },
  { table: prayerRequestSenders, of: sendersOf, hidden: ["fingerprint"] },
  { table: schema.doneRequests, of: doneRequestsOf },
  {
    table: newsletterSubscriptions,
    of: (_, { email }) => eq(newsletterSubscriptions.email, email),
  },
  { table: schema.subscriptionTags, of: tagsOf },
  byUser(schema.accountSubscriptions),
  byUser(schema.confirmedAddresses),
  byUser(schema.savedItems),
  byUser(schema.planStarts),
  byUser(schema.planDays),
  byUser(schema.drafts),
  byUser(schema.prayers),
  byUser(schema.readingPreferences),
  byUser(schema.sessions, ["tokenHash"]),
  byUser(schema.passwordResets, ["tokenHash"]),
  byUser(schema.signInAddresses, ["addressHash"]),
  { table: schema.signInFailures, of: failuresOf, hidden: ["key"] },
  byUser(schema.usernames),
  {
    table: schema.users,
    of: (_, { email }) => eq(schema.users.email, email),
    hidden: ["password"],
  },
];

/** The names of those tables. */
export const tablesAboutPeople = holdings.map(({ table }) => getTableName(table));

function byUser(table: SQLiteTable & { userId: SQLiteColumn }, hidden?: string[]): Holding {
  return { table, hidden, of: (_, { userId }) => userOf(table.userId, userId) };
}

function userOf(column: SQLiteColumn, userId: number | undefined): SQL | undefined {
  return userId === undefined ? undefined : eq(column, userId);
}

function messagesOf({ email, userId }: Subject) {
  return or(eq(contactMessages.email, email), userOf(contactMessages.userId, userId));
}

function doneMessagesOf(db: Db, subject: Subject) {
  const { id } = contactMessages;
  const own = db.select({ id }).from(contactMessages).where(messagesOf(subject));
  return inArray(schema.doneMessages.messageId, own);
}

function requestsOf(db: Db, { email, userId }: Subject) {
  const { requestId } = prayerRequestSenders;
  const own = eq(prayerRequestSenders.email, email);
  const sent = db.select({ requestId }).from(prayerRequestSenders).where(own);
  return or(inArray(prayerRequests.id, sent), userOf(prayerRequests.userId, userId));
}

function ownRequests(db: Db, subject: Subject) {
  return db.select({ id: prayerRequests.id }).from(prayerRequests).where(requestsOf(db, subject));
}

function sendersOf(db: Db, subject: Subject) {
  return inArray(prayerRequestSenders.requestId, ownRequests(db, subject));
}

function doneRequestsOf(db: Db, subject: Subject) {
  return inArray(schema.doneRequests.requestId, ownRequests(db, subject));
}

function tagsOf(db: Db, { email }: Subject) {
  const { id } = newsletterSubscriptions;
  const own = eq(newsletterSubscriptions.email, email);
  const subscribed = db.select({ id }).from(newsletterSubscriptions).where(own);
  return inArray(schema.subscriptionTags.subscriptionId, subscribed);
}

function failuresOf(_: Db, { signInKey }: Subject) {
  return signInKey === undefined ? undefined : eq(schema.signInFailures.key, signInKey);
}

function without(row: object, hidden: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));
}
