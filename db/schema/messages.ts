import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { flag, moment } from "./columns";

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
  /** Null until it is looked through for words of danger. */
  isUrgent: flag("isUrgent"),
});

export const doneMessages = sqliteTable("done_messages", {
  messageId: integer("messageId")
    .primaryKey()
    .references(() => contactMessages.id, { onDelete: "cascade" }),
  doneAt: moment("doneAt").notNull(),
});

export const messageNotes = sqliteTable("message_notes", {
  messageId: integer("messageId")
    .primaryKey()
    .references(() => contactMessages.id, { onDelete: "cascade" }),
  note: text("note"),
  claimedBy: integer("claimedBy").references(() => users.id, { onDelete: "set null" }),
  version: integer("version").notNull().default(0),
});
