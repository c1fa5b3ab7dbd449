import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { moment } from "./columns";
import { newsletterSubscriptions } from "./subscriptions";

/** Plans that come to an address by letter, a day each morning. */
export const planLetters = sqliteTable("plan_letters", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  handle: text("handle").notNull().unique(),
  email: text("email").notNull(),
  planId: text("planId").notNull(),
  /** The account that asked for it with its confirmed address. */
  userId: integer("userId").references(() => users.id, { onDelete: "cascade" }),
  hour: integer("hour").notNull(),
  zone: text("zone").notNull(),
  state: text("state", { enum: ["asked", "running", "paused", "ended"] })
    .notNull()
    .default("asked"),
  /** The day of the plan that comes next. */
  day: integer("day").notNull().default(1),
  /** When it comes; a pause without it lasts until somebody ends it. */
  dueAt: moment("dueAt"),
  /** The day of the calendar, where its reader is, that had its letter last. */
  lastOn: text("lastOn"),
  askedAt: moment("askedAt").notNull(),
  confirmedAt: moment("confirmedAt"),
  endedAt: moment("endedAt"),
});

/** Days of plans by letter that were marked as prayed. */
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

/** Newsletter entries that asked for verses, too. */
export const verseLetters = sqliteTable("verse_letters", {
  subscriptionId: integer("subscriptionId")
    .primaryKey()
    .references(() => newsletterSubscriptions.id, { onDelete: "cascade" }),
  rhythm: text("rhythm", { enum: ["daily", "weekly"] }).notNull(),
  /** Its reader's, if a script told it. */
  zone: text("zone"),
  dueAt: moment("dueAt").notNull(),
  lastOn: text("lastOn"),
});
