import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { moment } from "./columns";

export const savedItems = sqliteTable(
  "saved_items",
  {
    userId: integer("userId")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["plan", "theme"] }).notNull(),
    item: text("item").notNull(),
    savedAt: moment("savedAt").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.item] })],
);

export const planStarts = sqliteTable(
  "plan_starts",
  {
    userId: integer("userId")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    planId: text("planId").notNull(),
    startedAt: moment("startedAt").notNull(),
    /** Each time through has its own days. */
    round: integer("round").notNull().default(1),
    begunOn: text("begunOn").notNull(),
    /** From before `time_zones`; only a release of that time still writes and reads it. */
    zone: text("zone"),
    finishedAt: moment("finishedAt"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId] })],
);

/** `doneOn` and `day` below are local dates. */
export const planDays = sqliteTable(
  "plan_days",
  {
    userId: integer("userId")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    planId: text("planId").notNull(),
    round: integer("round").notNull(),
    day: integer("day").notNull(),
    doneOn: text("doneOn").notNull(),
    doneAt: moment("doneAt").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.planId, table.round, table.day] })],
);

export const daysOfPrayer = sqliteTable(
  "days_of_prayer",
  {
    userId: integer("userId")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: text("day").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

export const themePrayers = sqliteTable("theme_prayers", {
  themeId: text("themeId").primaryKey(),
  prayed: integer("prayed").notNull(),
});
