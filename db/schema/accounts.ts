import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { belongsTo, flag, moment, onePer } from "./columns";

export const teamMembers = sqliteTable("team_members", {
  userId: onePer(() => users.id),
  role: text({ enum: ["intercessor", "leader"] }).notNull(),
  addedAt: moment().notNull(),
  /** Danger at once; "daily" also reports once a day what waits. */
  letters: text({ enum: ["danger", "daily", "none"] })
    .notNull()
    .default("danger"),
  awayUntil: moment(),
});

/** Append-only, without names. */
export const teamChanges = sqliteTable("team_changes", {
  id: integer().primaryKey({ autoIncrement: true }),
  userId: integer().notNull(),
  /** Null: from the shell. */
  changedBy: integer(),
  change: text({ enum: ["intercessor", "leader", "none", "factor"] }).notNull(),
  changedAt: moment().notNull(),
});

export const secondFactors = sqliteTable("second_factors", {
  userId: onePer(() => users.id),
  sealedSecret: text().notNull(),
  createdAt: moment().notNull(),
  confirmedAt: moment(),
  /** The step of the last code that was taken. */
  lastCounter: integer().notNull(),
});

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: belongsTo(() => users.id),
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const sessionFactors = sqliteTable("session_factors", {
  tokenHash: text()
    .primaryKey()
    .references(() => sessions.tokenHash, { onDelete: "cascade" }),
  userId: belongsTo(() => users.id),
  passedAt: moment().notNull(),
  /** To the minute. */
  lastSeenAt: moment().notNull(),
});

export const users = sqliteTable("users", {
  id: integer().primaryKey({ autoIncrement: true }),
  username: text().notNull().unique(),
  password: text().notNull(),
  email: text().notNull().unique(),
  createdAt: moment().notNull(),
});

/** Folded, so that "Ann" and "ANN" are one. */
export const usernames = sqliteTable("usernames", {
  userId: onePer(() => users.id),
  folded: text().notNull().unique(),
});

export const sessions = sqliteTable("sessions", {
  tokenHash: text().primaryKey(),
  userId: belongsTo(() => users.id),
  startedAt: moment().notNull(),
  expiresAt: moment().notNull(),
  /** To the hour. */
  lastSeenAt: moment(),
  /** What opens the account's lock, under the token itself. */
  sealedRoot: text(),
});

export const readingPreferences = sqliteTable("reading_preferences", {
  userId: onePer(() => users.id),
  colorScheme: text({ enum: ["device", "light", "dark"] }).notNull(),
  textSize: text({ enum: ["regular", "large", "larger", "largest"] }).notNull(),
  calm: flag().notNull(),
  savedAt: moment().notNull(),
});

export const timeZones = sqliteTable("time_zones", {
  userId: onePer(() => users.id),
  zone: text().notNull(),
  /** Then the device's zone changes nothing. */
  isChosen: flag().notNull(),
  savedAt: moment().notNull(),
});

/** By the hash of an account's name or of an address. */
export const signInFailures = sqliteTable("sign_in_failures", {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastAt: moment().notNull(),
});

export const signInAddresses = sqliteTable(
  "sign_in_addresses",
  {
    userId: belongsTo(() => users.id),
    addressHash: text().notNull(),
    lastAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
);

export const passwordResets = sqliteTable("password_resets", {
  userId: onePer(() => users.id),
  tokenHash: text().notNull().unique(),
  expiresAt: moment().notNull(),
});

/** Counts only while it is the account's own address. */
export const confirmedAddresses = sqliteTable("confirmed_addresses", {
  userId: onePer(() => users.id),
  email: text().notNull(),
  confirmedAt: moment().notNull(),
});
