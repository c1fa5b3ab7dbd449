import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { moment } from "./columns";
import { newsletterSubscriptions } from "./subscriptions";

export const planLetters = sqliteTable("plan_letters", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  handle: text("handle").notNull().unique(),
  email: text("email").notNull(),
  planId: text("planId").notNull(),
  userId: integer("userId").references(() => users.id, { onDelete: "cascade" }),
  hour: integer("hour").notNull(),
  zone: text("zone").notNull(),
  state: text("state", { enum: ["asked", "running", "paused", "ended"] })
    .notNull()
    .default("asked"),
  day: integer("day").notNull().default(1),
  /** Null pauses it until somebody resumes it. */
  dueAt: moment("dueAt"),
  /** The reader's local date of the last letter. */
  lastOn: text("lastOn"),
  askedAt: moment("askedAt").notNull(),
  confirmedAt: moment("confirmedAt"),
  endedAt: moment("endedAt"),
});

export const planLetterDays = sqliteTable(
  "plan_letter_days",
  {
    planLetterId: integer("planLetterId")
      .notNull()
      .references(() => planLetters.id, { onDelete: "cascade" }),
    day: integer("day").notNull(),
    prayedOn: text("prayedOn").notNull(),
  },
  (table) => [primaryKey({ columns: [table.planLetterId, table.day] })],
);

export const verseLetters = sqliteTable("verse_letters", {
  subscriptionId: integer("subscriptionId")
    .primaryKey()
    .references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
  rhythm: text("rhythm", { enum: ["daily", "weekly"] }).notNull(),
  /** Null where no script told it. */
  zone: text("zone"),
  dueAt: moment("dueAt").notNull(),
  lastOn: text("lastOn"),
});
