import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { belongsTo, flag, moment, onePer } from "./columns";

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

export const prayerRequests = sqliteTable("prayer_requests", {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: integer().references(() => users.id, { onDelete: "set null" }),
  content: text().notNull(),
  isPrivate: flag().notNull().default(false),
  createdAt: moment().notNull(),
});

/** The specification fixes the columns of `prayer_requests`. */
export const prayerRequestSenders = sqliteTable("prayer_request_senders", {
  requestId: onePer(() => prayerRequests.id),
  fullName: text().notNull(),
  email: text().notNull(),
  isSuspected: flag().notNull().default(false),
  fingerprint: text().notNull(),
});

const person = () => integer().references(() => users.id, { onDelete: "set null" });

export const requestStates = sqliteTable("request_states", {
  requestId: onePer(() => prayerRequests.id),
  state: text({ enum: ["waiting", "claimed", "closed"] })
    .notNull()
    .default("waiting"),
  /** With the others, behind earlier ones of the same sender, or as a machine's. */
  queue: text({ enum: ["main", "repeated", "suspected"] })
    .notNull()
    .default("main"),
  forLeaders: flag().notNull(),
  isUrgent: flag().notNull(),
  /** Its sender has written again since the team last acted. */
  hasNews: flag().notNull().default(false),
  receivedAt: moment().notNull(),
  lastActivityAt: moment().notNull(),
  /** After the last action; null keeps it for good. */
  retentionDays: integer(),
  expiresAt: moment(),
  claimedBy: person(),
  claimedAt: moment(),
  prayedTimes: integer().notNull().default(0),
  lastPrayedAt: moment(),
  handedAt: moment(),
  answeredAt: moment(),
  version: integer().notNull().default(0),
  urgentAt: moment(),
  /** With commas; empty for none, null until somebody has looked. */
  dangerKinds: text(),
  /** A wrong mark was taken back: what was written until then is not marked again. */
  calmedAt: moment(),
  calmedBy: person(),
});

export const requestReceipts = sqliteTable("request_receipts", {
  requestId: onePer(() => prayerRequests.id),
  tokenHash: text().notNull().unique(),
  expiresAt: moment().notNull(),
});

export const requestPrayers = sqliteTable("request_prayers", {
  id: integer().primaryKey({ autoIncrement: true }),
  requestId: belongsTo(() => prayerRequests.id),
  userId: person(),
  prayedAt: moment().notNull(),
});

export const requestNotes = sqliteTable("request_notes", {
  id: integer().primaryKey({ autoIncrement: true }),
  requestId: belongsTo(() => prayerRequests.id),
  kind: text({ enum: ["note", "help", "update", "answer", "handover"] }).notNull(),
  text: text().notNull(),
  writtenBy: person(),
  writtenAt: moment().notNull(),
  releasedBy: person(),
  /** From then on the sender sees it. */
  releasedAt: moment(),
});

/** Append-only, without words. */
export const requestLooks = sqliteTable("request_looks", {
  id: integer().primaryKey({ autoIncrement: true }),
  requestId: integer().notNull(),
  userId: integer(),
  way: text({ enum: ["desk", "shell"] }).notNull(),
  lookedAt: moment().notNull(),
});

export const doneRequests = sqliteTable("done_requests", {
  requestId: onePer(() => prayerRequests.id),
  doneAt: moment().notNull(),
});

export const claimLimits = sqliteTable("claim_limits", {
  userId: onePer(() => users.id),
  requests: integer().notNull(),
});
