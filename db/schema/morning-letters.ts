import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { belongsTo, moment, onePer } from "./columns";
import { newsletterSubscriptions } from "./subscriptions";

export const planLetters = sqliteTable("plan_letters", {
  id: integer().primaryKey({ autoIncrement: true }),
  handle: text().notNull().unique(),
  email: text().notNull(),
  planId: text().notNull(),
  userId: integer().references(() => users.id, { onDelete: "cascade" }),
  hour: integer().notNull(),
  zone: text().notNull(),
  state: text({ enum: ["asked", "running", "paused", "ended"] })
    .notNull()
    .default("asked"),
  day: integer().notNull().default(1),
  /** Null pauses it until somebody resumes it. */
  dueAt: moment(),
  /** The reader's local date of the last letter. */
  lastOn: text(),
  askedAt: moment().notNull(),
  confirmedAt: moment(),
  endedAt: moment(),
});

export const planLetterDays = sqliteTable(
  "plan_letter_days",
  {
    planLetterId: belongsTo(() => planLetters.id),
    day: integer().notNull(),
    prayedOn: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.planLetterId, table.day] })],
);

export const verseLetters = sqliteTable("verse_letters", {
  subscriptionId: onePer(() => newsletterSubscriptions.id),
  rhythm: text({ enum: ["daily", "weekly"] }).notNull(),
  /** Null where no script told it. */
  zone: text(),
  dueAt: moment().notNull(),
  lastOn: text(),
});
