import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { flag, moment } from "./columns";
import { newsletterSubscriptions, prayerRequests } from "./inbox";

/** Addresses of accounts that gave way to others. */
export const emailChanges = sqliteTable("email_changes", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: integer("userId")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  oldEmail: text("oldEmail").notNull(),
  newEmail: text("newEmail").notNull(),
  changedAt: moment("changedAt").notNull(),
});

/** The operator's own letters, to many. */
export const campaigns = sqliteTable("campaigns", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  /** Of words and recipients. */
  fingerprint: text("fingerprint").notNull().unique(),
  subject: text("subject").notNull(),
  blocks: text("blocks", { mode: "json" }).$type<unknown[]>().notNull(),
  tag: text("tag"),
  createdAt: moment("createdAt").notNull(),
});

/** Plans that come to an address by letter, a day each morning. */
export const planLetters = sqliteTable("plan_letters", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  handle: text("handle").notNull().unique(),
  email: text("email").notNull(),
  planId: text("planId").notNull(),
  /** The account that asked for it with its confirmed address. */
  userId: integer("userId").references(() => users.id, { onDelete: "cascade" }),
  hour: integer("hour").notNull(),
  zone: text("zone").notNull(),
  state: text("state", { enum: ["asked", "running", "paused", "ended"] })
    .notNull()
    .default("asked"),
  /** The day of the plan that comes next. */
  day: integer("day").notNull().default(1),
  /** When it comes; a pause without it lasts until somebody ends it. */
  dueAt: moment("dueAt"),
  /** The day of the calendar, where its reader is, that had its letter last. */
  lastOn: text("lastOn"),
  askedAt: moment("askedAt").notNull(),
  confirmedAt: moment("confirmedAt"),
  endedAt: moment("endedAt"),
});

/** Days of plans by letter that were marked as prayed. */
export const planLetterDays = sqliteTable(
  "plan_letter_days",
  {
    planLetterId: integer("planLetterId")
      .notNull()
      .references(() => planLetters.id, { onDelete: "cascade" }),
    day: integer("day").notNull(),
    prayedOn: text("prayedOn").notNull(),
  },
  (table) => [primaryKey({ columns: [table.planLetterId, table.day] })],
);

/** Newsletter entries that asked for verses, too. */
export const verseLetters = sqliteTable("verse_letters", {
  subscriptionId: integer("subscriptionId")
    .primaryKey()
    .references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
  rhythm: text("rhythm", { enum: ["daily", "weekly"] }).notNull(),
  /** Its reader's, if a script told it. */
  zone: text("zone"),
  dueAt: moment("dueAt").notNull(),
  lastOn: text("lastOn"),
});

/** Letters that wait, and for a while those that went: no word of them, and no address. */
export const outbox = sqliteTable("outbox", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  handle: text("handle").notNull().unique(),
  kind: text("kind").notNull(),
  /** What there can be but one letter of. */
  key: text("key").unique(),
  subscriptionId: integer("subscriptionId").references(() => newsletterSubscriptions.id, {
    onDelete: "cascade",
  }),
  userId: integer("userId").references(() => users.id, { onDelete: "cascade" }),
  emailChangeId: integer("emailChangeId").references(() => emailChanges.id, {
    onDelete: "cascade",
  }),
  campaignId: integer("campaignId").references(() => campaigns.id, { onDelete: "cascade" }),
  createdAt: moment("createdAt").notNull(),
  dueAt: moment("dueAt").notNull(),
  attempts: integer("attempts").notNull().default(0),
  /** Whoever sends it just now, and until when nobody else does. */
  lease: text("lease"),
  leasedUntil: moment("leasedUntil"),
  state: text("state", { enum: ["waiting", "sent", "refused", "dropped"] })
    .notNull()
    .default("waiting"),
  settledAt: moment("settledAt"),
  reason: text("reason"),
  planLetterId: integer("planLetterId").references(() => planLetters.id, { onDelete: "cascade" }),
  /** Which one of many: the day of a plan, the date of a verse. */
  item: text("item"),
  /** One of many that nobody waits for. */
  isBulk: flag("isBulk").notNull().default(false),
  requestId: integer("requestId").references(() => prayerRequests.id, { onDelete: "cascade" }),
  /** What it brings and nothing else knows, sealed with the secret; gone once it is settled. */
  sealed: text("sealed"),
});

/** What a newsletter entry wants by letter, and whether its address said so itself. */
export const subscriptionLetters = sqliteTable("subscription_letters", {
  subscriptionId: integer("subscriptionId")
    .primaryKey()
    .references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
  handle: text("handle").notNull().unique(),
  wantsNews: flag("wantsNews").notNull(),
  isMonthly: flag("isMonthly").notNull().default(false),
  pausedUntil: moment("pausedUntil"),
  askedAt: moment("askedAt"),
  deliveredAt: moment("deliveredAt"),
  /** Counts while it is the entry's own. */
  confirmedEmail: text("confirmedEmail"),
  confirmedAt: moment("confirmedAt"),
  lastLetterAt: moment("lastLetterAt"),
});

/** When a kind of letter was last asked for, by a keyed hash of its address. */
export const letterLimits = sqliteTable("letter_limits", {
  key: text("key").primaryKey(),
  lastAt: moment("lastAt").notNull(),
});
