import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { flag, moment, onePer } from "./columns";

export const contactMessages = sqliteTable("contact_messages", {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: integer().references(() => users.id, { onDelete: "set null" }),
  firstName: text().notNull(),
  lastName: text().notNull(),
  email: text().notNull(),
  phone: text(),
  message: text().notNull(),
  isSuspected: flag().notNull().default(false),
  fingerprint: text().notNull(),
  createdAt: moment().notNull(),
  isUrgent: flag(),
  /** With commas; empty for none, null until it is looked through. */
  dangerKinds: text(),
  /** A wrong mark was taken back. */
  calmedAt: moment(),
  calmedBy: integer().references(() => users.id, { onDelete: "set null" }),
});

export const doneMessages = sqliteTable("done_messages", {
  messageId: onePer(() => contactMessages.id),
  doneAt: moment().notNull(),
});

export const messageNotes = sqliteTable("message_notes", {
  messageId: onePer(() => contactMessages.id),
  note: text(),
  claimedBy: integer().references(() => users.id, { onDelete: "set null" }),
  version: integer().notNull().default(0),
});
