import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, moment } from "./columns";

export const users = sqliteTable("users", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  username: text("username").notNull().unique(),
  password: text("password").notNull(),
  email: text("email").notNull().unique(),
  createdAt: moment("createdAt").notNull(),
});

/** Folded, so that "Ann" and "ANN" are one. */
export const usernames = sqliteTable("usernames", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  folded: text("folded").notNull().unique(),
});

export const sessions = sqliteTable("sessions", {
  tokenHash: text("tokenHash").primaryKey(),
  userId: integer("userId")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  startedAt: moment("startedAt").notNull(),
  expiresAt: moment("expiresAt").notNull(),
  /** To the hour. */
  lastSeenAt: moment("lastSeenAt"),
});

export const readingPreferences = sqliteTable("reading_preferences", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  colorScheme: text("colorScheme", { enum: ["device", "light", "dark"] }).notNull(),
  textSize: text("textSize", { enum: ["regular", "large", "larger", "largest"] }).notNull(),
  calm: flag("calm").notNull(),
  savedAt: moment("savedAt").notNull(),
});

export const timeZones = sqliteTable("time_zones", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  zone: text("zone").notNull(),
  /** Then the device's zone changes nothing. */
  isChosen: flag("isChosen").notNull(),
  savedAt: moment("savedAt").notNull(),
});

/** By the hash of an account's name or of an address. */
export const signInFailures = sqliteTable("sign_in_failures", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  lastAt: moment("lastAt").notNull(),
});

export const signInAddresses = sqliteTable(
  "sign_in_addresses",
  {
    userId: integer("userId")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    addressHash: text("addressHash").notNull(),
    lastAt: moment("lastAt").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressHash] })],
);

export const passwordResets = sqliteTable("password_resets", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  tokenHash: text("tokenHash").notNull().unique(),
  expiresAt: moment("expiresAt").notNull(),
});

/** Counts only while it is the account's own address. */
export const confirmedAddresses = sqliteTable("confirmed_addresses", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  confirmedAt: moment("confirmedAt").notNull(),
});
