import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { flag, moment } from "./columns";

export const prayerRequests = sqliteTable("prayer_requests", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  userId: integer("userId").references(() => users.id, { onDelete: "set null" }),
  content: text("content").notNull(),
  isPrivate: flag("isPrivate").notNull().default(false),
  createdAt: moment("createdAt").notNull(),
});

/** The specification fixes the columns of `prayer_requests`. */
export const prayerRequestSenders = sqliteTable("prayer_request_senders", {
  requestId: integer("requestId")
    .primaryKey()
    .references(() => prayerRequests.id, { onDelete: "cascade" }),
  fullName: text("fullName").notNull(),
  email: text("email").notNull(),
  isSuspected: flag("isSuspected").notNull().default(false),
  fingerprint: text("fingerprint").notNull(),
});

const requestKey = () =>
  integer("requestId")
    .primaryKey()
    .references(() => prayerRequests.id, { onDelete: "cascade" });

const request = () =>
  integer("requestId")
    .notNull()
    .references(() => prayerRequests.id, { onDelete: "cascade" });

const person = (name: string) => integer(name).references(() => users.id, { onDelete: "set null" });

export const requestStates = sqliteTable("request_states", {
  requestId: requestKey(),
  state: text("state", { enum: ["waiting", "claimed", "closed"] })
    .notNull()
    .default("waiting"),
  /** With the others, behind earlier ones of the same sender, or as a machine's. */
  queue: text("queue", { enum: ["main", "repeated", "suspected"] })
    .notNull()
    .default("main"),
  forLeaders: flag("forLeaders").notNull(),
  isUrgent: flag("isUrgent").notNull(),
  /** Its sender has written again since the team last acted. */
  hasNews: flag("hasNews").notNull().default(false),
  receivedAt: moment("receivedAt").notNull(),
  lastActivityAt: moment("lastActivityAt").notNull(),
  /** After the last action; null keeps it for good. */
  retentionDays: integer("retentionDays"),
  expiresAt: moment("expiresAt"),
  claimedBy: person("claimedBy"),
  claimedAt: moment("claimedAt"),
  prayedTimes: integer("prayedTimes").notNull().default(0),
  lastPrayedAt: moment("lastPrayedAt"),
  handedAt: moment("handedAt"),
  answeredAt: moment("answeredAt"),
  version: integer("version").notNull().default(0),
  urgentAt: moment("urgentAt"),
});

export const requestReceipts = sqliteTable("request_receipts", {
  requestId: requestKey(),
  tokenHash: text("tokenHash").notNull().unique(),
  expiresAt: moment("expiresAt").notNull(),
});

export const requestPrayers = sqliteTable("request_prayers", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  requestId: request(),
  userId: person("userId"),
  prayedAt: moment("prayedAt").notNull(),
});

export const requestNotes = sqliteTable("request_notes", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  requestId: request(),
  kind: text("kind", { enum: ["note", "help", "update", "answer", "handover"] }).notNull(),
  text: text("text").notNull(),
  writtenBy: person("writtenBy"),
  writtenAt: moment("writtenAt").notNull(),
  releasedBy: person("releasedBy"),
  /** From then on the sender sees it. */
  releasedAt: moment("releasedAt"),
});

/** Append-only, without words. */
export const requestLooks = sqliteTable("request_looks", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  requestId: integer("requestId").notNull(),
  userId: integer("userId"),
  way: text("way", { enum: ["desk", "shell"] }).notNull(),
  lookedAt: moment("lookedAt").notNull(),
});

export const doneRequests = sqliteTable("done_requests", {
  requestId: integer("requestId")
    .primaryKey()
    .references(() => prayerRequests.id, { onDelete: "cascade" }),
  doneAt: moment("doneAt").notNull(),
});

export const claimLimits = sqliteTable("claim_limits", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  requests: integer("requests").notNull(),
});
