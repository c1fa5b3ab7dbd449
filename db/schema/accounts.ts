import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { flag, moment } from "./columns";

export const users = sqliteTable("users", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  username: text("username").notNull().unique(),
  password: text("password").notNull(),
  email: text("email").notNull().unique(),
  createdAt: moment("createdAt").notNull(),
});

/** The name as it must be unique: folded, so that "Ann" and "ANN" are one. */
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

/** How a person wants every page to look. */
export const readingPreferences = sqliteTable("reading_preferences", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  colorScheme: text("colorScheme", { enum: ["device", "light", "dark"] }).notNull(),
  textSize: text("textSize", { enum: ["regular", "large", "larger", "largest"] }).notNull(),
  calm: flag("calm").notNull(),
  savedAt: moment("savedAt").notNull(),
});

/** The zone that a person's days are counted in. */
export const timeZones = sqliteTable("time_zones", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  zone: text("zone").notNull(),
  /** They chose it: what their device tells changes nothing. */
  isChosen: flag("isChosen").notNull(),
  savedAt: moment("savedAt").notNull(),
});

/** Failed sign-ins by the hash of an account's name or of an address. */
export const signInFailures = sqliteTable("sign_in_failures", {
  key: text("key").primaryKey(),
  failures: integer("failures").notNull(),
  lastAt: moment("lastAt").notNull(),
});

/** Addresses (hashed) that an account has been signed in to from. */
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

/** Links to a new password, by the hash of their token; one an account. */
export const passwordResets = sqliteTable("password_resets", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  tokenHash: text("tokenHash").notNull().unique(),
  expiresAt: moment("expiresAt").notNull(),
});

/** Addresses of accounts that the operator made sure of; one counts while it is the account's own. */
export const confirmedAddresses = sqliteTable("confirmed_addresses", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  confirmedAt: moment("confirmedAt").notNull(),
});
