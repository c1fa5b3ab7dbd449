import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { belongsTo, flag, moment, onePer } from "./columns";
import { groupLetters } from "./groups";
import { prayerRequests } from "./requests";

export const newsletterSubscriptions = sqliteTable("newsletter_subscriptions", {
  id: integer().primaryKey({ autoIncrement: true }),
  email: text().notNull().unique(),
  subscribedAt: moment().notNull(),
  isActive: flag().notNull().default(true),
});

export const accountSubscriptions = sqliteTable("account_subscriptions", {
  userId: onePer(() => users.id),
  subscriptionId: belongsTo(() => newsletterSubscriptions.id).unique(),
  askedAt: moment().notNull(),
  isActive: flag().notNull(),
  tags: text({ mode: "json" }).$type<string[]>().notNull(),
  /** Nobody else ever asked for this address: the entry is the account's to end. */
  isSole: flag().notNull(),
});

export const subscriptionTags = sqliteTable(
  "subscription_tags",
  {
    subscriptionId: belongsTo(() => newsletterSubscriptions.id),
    tag: text().notNull(),
    taggedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.tag] })],
);

export const planLetters = sqliteTable("plan_letters", {
  id: integer().primaryKey({ autoIncrement: true }),
  handle: text().notNull().unique(),
  email: text().notNull(),
  planId: text().notNull(),
  userId: integer().references(() => users.id, { onDelete: "cascade" }),
  hour: integer().notNull(),
  zone: text().notNull(),
  state: text({ enum: ["asked", "running", "paused", "ended"] })
    .notNull()
    .default("asked"),
  day: integer().notNull().default(1),
  /** Null pauses it until somebody resumes it. */
  dueAt: moment(),
  /** The reader's local date of the last letter. */
  lastOn: text(),
  askedAt: moment().notNull(),
  confirmedAt: moment(),
  endedAt: moment(),
});

export const planLetterDays = sqliteTable(
  "plan_letter_days",
  {
    planLetterId: belongsTo(() => planLetters.id),
    day: integer().notNull(),
    prayedOn: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planLetterId, table.day] })],
);

export const verseLetters = sqliteTable("verse_letters", {
  subscriptionId: onePer(() => newsletterSubscriptions.id),
  rhythm: text({ enum: ["daily", "weekly"] }).notNull(),
  /** Null where no script told it. */
  zone: text(),
  dueAt: moment().notNull(),
  lastOn: text(),
});

/** Reminds a person of their list. */
export const bells = sqliteTable("bells", {
  userId: onePer(() => users.id),
  handle: text().notNull().unique(),
  /** As "Mon Wed Fri", and "7 12 21". */
  weekdays: text().notNull(),
  hours: text().notNull(),
  zone: text().notNull(),
  byLetter: flag().notNull(),
  withWords: flag().notNull(),
  /** The day (yyyy-mm-dd) on which it rings again. */
  restsUntil: text(),
  /** Since when its calendar has the address that it has. */
  calendarAt: moment(),
  /** Of the next letter. */
  dueAt: moment(),
  savedAt: moment().notNull(),
});

/** Notices with a way back, to the address that the account had before. */
export const emailChanges = sqliteTable("email_changes", {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: belongsTo(() => users.id),
  oldEmail: text().notNull(),
  newEmail: text().notNull(),
  changedAt: moment().notNull(),
  kind: text({ enum: ["email", "factor", "lock"] })
    .notNull()
    .default("email"),
  undoneAt: moment(),
});

export const campaigns = sqliteTable("campaigns", {
  id: integer().primaryKey({ autoIncrement: true }),
  fingerprint: text().notNull().unique(),
  subject: text().notNull(),
  blocks: text({ mode: "json" }).$type<unknown[]>().notNull(),
  tag: text(),
  createdAt: moment().notNull(),
});

/** Sent ones stay for a while. Neither words nor addresses. */
export const outbox = sqliteTable("outbox", {
  id: integer().primaryKey({ autoIncrement: true }),
  handle: text().notNull().unique(),
  kind: text().notNull(),
  /** Unique for what there can be only one letter of. */
  key: text().unique(),
  subscriptionId: integer().references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
  userId: integer().references(() => users.id, { onDelete: "cascade" }),
  emailChangeId: integer().references(() => emailChanges.id, { onDelete: "cascade" }),
  campaignId: integer().references(() => campaigns.id, { onDelete: "cascade" }),
  createdAt: moment().notNull(),
  dueAt: moment().notNull(),
  attempts: integer().notNull().default(0),
  /** The instance that is sending it, and until when others leave it alone. */
  lease: text(),
  leasedUntil: moment(),
  state: text({ enum: ["waiting", "sent", "refused", "dropped"] })
    .notNull()
    .default("waiting"),
  settledAt: moment(),
  reason: text(),
  planLetterId: integer().references(() => planLetters.id, { onDelete: "cascade" }),
  /** Which one of many: the day of a plan, the date of a verse. */
  item: text(),
  isBulk: flag().notNull().default(false),
  requestId: integer().references(() => prayerRequests.id, { onDelete: "cascade" }),
  /** What nothing else in the database knows; deleted once it is settled. */
  sealed: text(),
  groupLetterId: integer().references(() => groupLetters.id, { onDelete: "cascade" }),
});

export const subscriptionLetters = sqliteTable("subscription_letters", {
  subscriptionId: onePer(() => newsletterSubscriptions.id),
  /** Names the entry at its present address, in links that only letters to that address carry. */
  handle: text().notNull().unique(),
  wantsNews: flag().notNull(),
  isMonthly: flag().notNull().default(false),
  pausedUntil: moment(),
  askedAt: moment(),
  deliveredAt: moment(),
  confirmedEmail: text(),
  confirmedAt: moment(),
  lastLetterAt: moment(),
  /** A mail server said that there is no such address. */
  unreachableAt: moment(),
  /** Of the previous address: it may unsubscribe until the present one has confirmed. */
  formerHandle: text(),
  /** Changes to a confirmed entry that wait for its address to confirm. */
  pending: text({ mode: "json" }).$type<{ news: boolean; tags: string[] }>(),
});

export const letterLimits = sqliteTable("letter_limits", {
  key: text().primaryKey(),
  lastAt: moment().notNull(),
  times: integer().notNull().default(1),
  /** The key of the address, where this one is that of an asker. */
  mailbox: text(),
});

export const letterSenders = sqliteTable("letter_senders", {
  instance: text().primaryKey(),
  seenAt: moment().notNull(),
  reason: text(),
  since: moment(),
  tries: integer().notNull().default(0),
  nextTryAt: moment().notNull(),
});

/** Where so many letters to many were refused alike that the rest waits. */
export const letterHolds = sqliteTable("letter_holds", {
  subject: text().primaryKey(),
  reason: text().notNull(),
  tries: integer().notNull(),
  since: moment().notNull(),
  heldUntil: moment(),
});
