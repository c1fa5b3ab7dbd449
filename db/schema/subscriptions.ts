import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { flag, moment } from "./columns";

export const newsletterSubscriptions = sqliteTable("newsletter_subscriptions", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  email: text("email").notNull().unique(),
  subscribedAt: moment("subscribedAt").notNull(),
  isActive: flag("isActive").notNull().default(true),
});

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
