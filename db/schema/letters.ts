import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { flag, moment } from "./columns";
import { planLetters } from "./morning-letters";
import { prayerRequests } from "./requests";
import { newsletterSubscriptions } from "./subscriptions";

/** Notices with a way back, to the address that the account had before. */
export const emailChanges = sqliteTable("email_changes", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: integer("userId")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  oldEmail: text("oldEmail").notNull(),
  newEmail: text("newEmail").notNull(),
  changedAt: moment("changedAt").notNull(),
  kind: text("kind", { enum: ["email", "factor"] })
    .notNull()
    .default("email"),
  undoneAt: moment("undoneAt"),
});

export const campaigns = sqliteTable("campaigns", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  fingerprint: text("fingerprint").notNull().unique(),
  subject: text("subject").notNull(),
  blocks: text("blocks", { mode: "json" }).$type<unknown[]>().notNull(),
  tag: text("tag"),
  createdAt: moment("createdAt").notNull(),
});

/** Sent ones stay for a while. Neither words nor addresses. */
export const outbox = sqliteTable("outbox", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  handle: text("handle").notNull().unique(),
  kind: text("kind").notNull(),
  /** Unique for what there can be only one letter of. */
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
  /** The instance that is sending it, and until when others leave it alone. */
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
  isBulk: flag("isBulk").notNull().default(false),
  requestId: integer("requestId").references(() => prayerRequests.id, { onDelete: "cascade" }),
  /** What nothing else in the database knows; deleted once it is settled. */
  sealed: text("sealed"),
});

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
  confirmedEmail: text("confirmedEmail"),
  confirmedAt: moment("confirmedAt"),
  lastLetterAt: moment("lastLetterAt"),
  /** A mail server said that there is no such address. */
  unreachableAt: moment("unreachableAt"),
  /** Of the previous address: it may unsubscribe until the present one has confirmed. */
  formerHandle: text("formerHandle"),
  /** Changes to a confirmed entry that wait for its address to confirm. */
  pending: text("pending", { mode: "json" }).$type<{ news: boolean; tags: string[] }>(),
});

export const letterLimits = sqliteTable("letter_limits", {
  key: text("key").primaryKey(),
  lastAt: moment("lastAt").notNull(),
  times: integer("times").notNull().default(1),
  /** The key of the address, where this one is that of an asker. */
  mailbox: text("mailbox"),
});

export const letterSenders = sqliteTable("letter_senders", {
  instance: text("instance").primaryKey(),
  seenAt: moment("seenAt").notNull(),
  reason: text("reason"),
  since: moment("since"),
  tries: integer("tries").notNull().default(0),
  nextTryAt: moment("nextTryAt").notNull(),
});

/** Where so many letters to many were refused alike that the rest waits. */
export const letterHolds = sqliteTable("letter_holds", {
  subject: text("subject").primaryKey(),
  reason: text("reason").notNull(),
  tries: integer("tries").notNull(),
  since: moment("since").notNull(),
  heldUntil: moment("heldUntil"),
});
