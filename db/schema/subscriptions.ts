import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { belongsTo, flag, moment, onePer } from "./columns";

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
