import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { sessions, users } from "./accounts";
import { moment } from "./columns";

export const teamMembers = sqliteTable("team_members", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  role: text("role", { enum: ["intercessor", "leader"] }).notNull(),
  addedAt: moment("addedAt").notNull(),
  /** Danger at once; "daily" also reports once a day what waits. */
  letters: text("letters", { enum: ["danger", "daily", "none"] })
    .notNull()
    .default("danger"),
  awayUntil: moment("awayUntil"),
});

export const secondFactors = sqliteTable("second_factors", {
  userId: integer("userId")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  sealedSecret: text("sealedSecret").notNull(),
  createdAt: moment("createdAt").notNull(),
  confirmedAt: moment("confirmedAt"),
  /** The step of the last code that was taken. */
  lastCounter: integer("lastCounter").notNull(),
});

export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: integer("userId")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("codeHash").notNull(),
    usedAt: moment("usedAt"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const sessionFactors = sqliteTable("session_factors", {
  tokenHash: text("tokenHash")
    .primaryKey()
    .references(() => sessions.tokenHash, { onDelete: "cascade" }),
  userId: integer("userId")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  passedAt: moment("passedAt").notNull(),
  /** To the minute. */
  lastSeenAt: moment("lastSeenAt").notNull(),
});
