import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { sessions, users } from "./accounts";
import { belongsTo, moment, onePer } from "./columns";

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
