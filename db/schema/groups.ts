import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { belongsTo, flag, moment } from "./columns";

export const prayerGroups = sqliteTable("prayer_groups", {
  id: integer().primaryKey({ autoIncrement: true }),
  handle: text().notNull().unique(),
  name: text().notNull(),
  purpose: text(),
  /** An owner says yes to each who joins. */
  asksFirst: flag().notNull(),
  createdAt: moment().notNull(),
  /** Erased then. */
  endsAt: moment(),
  /** By the operator: nobody gets in. */
  closedAt: moment(),
  planId: text(),
  /** yyyy-mm-dd */
  planStartsOn: text(),
});

export const groupMembers = sqliteTable(
  "group_members",
  {
    groupId: belongsTo(() => prayerGroups.id),
    userId: belongsTo(() => users.id),
    handle: text().notNull().unique(),
    name: text().notNull(),
    /** Who was removed, or not let in, has no way back by a link. */
    state: text({ enum: ["waiting", "member", "owner", "removed"] }).notNull(),
    isUnder18: flag().notNull(),
    /** To those whose requests they pray for. */
    isNamed: flag().notNull(),
    takesLines: flag().notNull(),
    /** On which its requests are part of the list to pray, as "Mon Wed Fri". */
    weekdays: text(),
    joinedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.userId] })],
);

/** What a member wants by email, deleted with the membership. */
export const groupLetters = sqliteTable("group_letters", {
  id: integer().primaryKey({ autoIncrement: true }),
  handle: text().notNull().unique(),
  groupId: integer().notNull(),
  userId: integer().notNull(),
  kind: text({ enum: ["news", "plan"] }).notNull(),
  rhythm: text({ enum: ["daily", "weekly"] }).notNull(),
  /** Until when what is new was told. */
  toldAt: moment().notNull(),
  dueAt: moment().notNull(),
  lastOn: text(),
});

export const groupInvitations = sqliteTable("group_invitations", {
  tokenHash: text().primaryKey(),
  groupId: belongsTo(() => prayerGroups.id),
  userId: belongsTo(() => users.id),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
  usesLeft: integer().notNull(),
});

export const groupRequests = sqliteTable("group_requests", {
  id: integer().primaryKey({ autoIncrement: true }),
  handle: text().notNull().unique(),
  groupId: belongsTo(() => prayerGroups.id),
  userId: belongsTo(() => users.id),
  words: text().notNull(),
  /** Null: for whoever wrote it. */
  person: text(),
  createdAt: moment().notNull(),
  lastWordAt: moment().notNull(),
  answeredAt: moment(),
});

export const groupNotes = sqliteTable("group_notes", {
  id: integer().primaryKey({ autoIncrement: true }),
  handle: text().notNull().unique(),
  requestId: belongsTo(() => groupRequests.id),
  userId: belongsTo(() => users.id),
  /** A line is another member's, and for whoever wrote the request alone. */
  kind: text({ enum: ["update", "thanks", "line"] }).notNull(),
  words: text().notNull(),
  writtenAt: moment().notNull(),
});

export const groupPrayers = sqliteTable(
  "group_prayers",
  {
    requestId: belongsTo(() => groupRequests.id),
    userId: belongsTo(() => users.id),
    /** Their own, yyyy-mm-dd */
    day: text().notNull(),
    prayedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.userId, table.day] })],
);

/** Whose lines somebody wants no more, in any group. */
export const groupBlocks = sqliteTable(
  "group_blocks",
  {
    userId: belongsTo(() => users.id),
    blockedId: belongsTo(() => users.id),
    blockedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.blockedId] })],
);

export const groupReports = sqliteTable("group_reports", {
  id: integer().primaryKey({ autoIncrement: true }),
  handle: text().notNull().unique(),
  userId: belongsTo(() => users.id),
  kind: text({ enum: ["request", "line", "person"] }).notNull(),
  aboutId: integer().references(() => users.id, { onDelete: "set null" }),
  aboutName: text().notNull(),
  groupName: text().notNull(),
  /** What the reporter saw; gone with the account of whoever wrote it. */
  words: text(),
  reason: text(),
  reportedAt: moment().notNull(),
  doneAt: moment(),
  doneBy: integer().references(() => users.id, { onDelete: "set null" }),
});
