import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { belongsTo, moment } from "./columns";

export const savedItems = sqliteTable(
  "saved_items",
  {
    userId: belongsTo(() => users.id),
    kind: text({ enum: ["plan", "theme"] }).notNull(),
    item: text().notNull(),
    savedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.item] })],
);

export const planStarts = sqliteTable(
  "plan_starts",
  {
    userId: belongsTo(() => users.id),
    planId: text().notNull(),
    startedAt: moment().notNull(),
    /** Each time through has its own days. */
    round: integer().notNull().default(1),
    begunOn: text().notNull(),
    /** From before `time_zones`; only a release of that time still writes and reads it. */
    zone: text(),
    finishedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId] })],
);

/** `doneOn` and `day` below are local dates. */
export const planDays = sqliteTable(
  "plan_days",
  {
    userId: belongsTo(() => users.id),
    planId: text().notNull(),
    round: integer().notNull(),
    day: integer().notNull(),
    doneOn: text().notNull(),
    doneAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId, table.round, table.day] })],
);

export const daysOfPrayer = sqliteTable(
  "days_of_prayer",
  {
    userId: belongsTo(() => users.id),
    day: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export const themePrayers = sqliteTable("theme_prayers", {
  themeId: text().primaryKey(),
  prayed: integer().notNull(),
});
