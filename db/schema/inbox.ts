import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { flag, moment } from "./columns";

export const newsletterSubscriptions = sqliteTable("newsletter_subscriptions", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  email: text("email").notNull().unique(),
  subscribedAt: moment("subscribedAt").notNull(),
  isActive: flag("isActive").notNull().default(true),
});

/** Addresses of accounts that the operator made sure of; one counts while it is the account's own. */
export const confirmedAddresses = sqliteTable("confirmed_addresses", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  confirmedAt: moment("confirmedAt").notNull(),
});

/** What an account asked of the newsletter for its own address, while signed in. */
export const accountSubscriptions = sqliteTable("account_subscriptions", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  subscriptionId: integer("subscriptionId")
    .notNull()
    .unique()
    .references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
  askedAt: moment("askedAt").notNull(),
  isActive: flag("isActive").notNull(),
  /** Those that the account itself asked for. */
  tags: text("tags", { mode: "json" }).$type<string[]>().notNull(),
  /** Nobody else ever asked for this address: the entry is the account's to end. */
  isSole: flag("isSole").notNull(),
});

export const subscriptionTags = sqliteTable(
  "subscription_tags",
  {
    subscriptionId: integer("subscriptionId")
      .notNull()
      .references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
    tag: text("tag").notNull(),
    taggedAt: moment("taggedAt").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subscriptionId, table.tag] })],
);

export const prayerRequests = sqliteTable("prayer_requests", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: integer("userId").references(() => users.id, { onDelete: "set null" }),
  content: text("content").notNull(),
  isPrivate: flag("isPrivate").notNull().default(false),
  createdAt: moment("createdAt").notNull(),
});

/** Who sent a prayer request, beside the columns that the specification gives it. */
export const prayerRequestSenders = sqliteTable("prayer_request_senders", {
  requestId: integer("requestId")
    .primaryKey()
    .references(() => prayerRequests.id, { onDelete: "cascade" }),
  fullName: text("fullName").notNull(),
  email: text("email").notNull(),
  isSuspected: flag("isSuspected").notNull().default(false),
  fingerprint: text("fingerprint").notNull(),
});

export const contactMessages = sqliteTable("contact_messages", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: integer("userId").references(() => users.id, { onDelete: "set null" }),
  firstName: text("firstName").notNull(),
  lastName: text("lastName").notNull(),
  email: text("email").notNull(),
  phone: text("phone"),
  message: text("message").notNull(),
  isSuspected: flag("isSuspected").notNull().default(false),
  fingerprint: text("fingerprint").notNull(),
  createdAt: moment("createdAt").notNull(),
  /** Words of danger stand in it; null until it is looked through. */
  isUrgent: flag("isUrgent"),
});

/** Messages and prayer requests that the team has dealt with. */
export const doneMessages = sqliteTable("done_messages", {
  messageId: integer("messageId")
    .primaryKey()
    .references(() => contactMessages.id, { onDelete: "cascade" }),
  doneAt: moment("doneAt").notNull(),
});

export const doneRequests = sqliteTable("done_requests", {
  requestId: integer("requestId")
    .primaryKey()
    .references(() => prayerRequests.id, { onDelete: "cascade" }),
  doneAt: moment("doneAt").notNull(),
});
