import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { flag, moment } from "./columns";
import { planLetters } from "./morning-letters";
import { prayerRequests } from "./requests";
import { newsletterSubscriptions } from "./subscriptions";

/** Changes of accounts that can be taken back for a while, by the address that was the account's then. */
export const emailChanges = sqliteTable("email_changes", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: integer("userId")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  oldEmail: text("oldEmail").notNull(),
  newEmail: text("newEmail").notNull(),
  changedAt: moment("changedAt").notNull(),
  /** Another address, or a second step that was turned on, which leaves the address as it is. */
  kind: text("kind", { enum: ["email", "factor"] })
    .notNull()
    .default("email"),
  undoneAt: moment("undoneAt"),
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
  /** Names the entry at its present address, in links that only letters to that address carry. */
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
  /** A mail server said that there is no such address; until it says yes again. */
  unreachableAt: moment("unreachableAt"),
  /** The one at the address before: it may leave, until the present address has said yes itself. */
  formerHandle: text("formerHandle"),
  /** What was asked of a confirmed entry, until its address says yes. */
  pending: text("pending", { mode: "json" }).$type<{ news: boolean; tags: string[] }>(),
});

/** When a kind of letter was last asked for, and how often in a row, by a keyed hash of its address. */
export const letterLimits = sqliteTable("letter_limits", {
  key: text("key").primaryKey(),
  lastAt: moment("lastAt").notNull(),
  times: integer("times").notNull().default(1),
  /** The key of the address, where this one is that of somebody who asks for it. */
  mailbox: text("mailbox"),
});

/** Which instances send letters, and what keeps them from it just now. */
export const letterSenders = sqliteTable("letter_senders", {
  instance: text("instance").primaryKey(),
  seenAt: moment("seenAt").notNull(),
  /** What the mail server was asked for and what it said, as codes. */
  reason: text("reason"),
  since: moment("since"),
  /** How often in a row. */
  tries: integer("tries").notNull().default(0),
  nextTryAt: moment("nextTryAt").notNull(),
});

/** Letters to many that were refused alike, one after another: from some number on the rest waits. */
export const letterHolds = sqliteTable("letter_holds", {
  /** A kind of letter, or one campaign. */
  subject: text("subject").primaryKey(),
  reason: text("reason").notNull(),
  tries: integer("tries").notNull(),
  since: moment("since").notNull(),
  heldUntil: moment("heldUntil"),
});
