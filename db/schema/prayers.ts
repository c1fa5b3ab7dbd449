import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { belongsTo, moment } from "./columns";

/** Days are local dates, yyyy-mm-dd. */
export const prayers = sqliteTable("prayers", {
  id: integer().primaryKey({ autoIncrement: true }),
  handle: text().notNull().unique(),
  userId: belongsTo(() => users.id),
  title: text(),
  text: text().notNull(),
  reference: text(),
  source: text(),
  writtenOn: text().notNull(),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
  prayedOn: text(),
  prayedAt: moment(),
  answeredOn: text(),
  answer: text(),
  restsUntil: text(),
  wakesAt: moment(),
  person: text(),
  /** As "Mon Wed Fri"; all seven for every day, however long the list. */
  weekdays: text(),
  /** Without one, and without days, it takes its turn; what is saved is on no list. */
  rhythm: text({ enum: ["saved", "third", "monthly"] }),
  prayUntil: text(),
  /** Of the person, each year, as "05-14". */
  birthday: text(),
  anniversary: text(),
  /** Paragraphs, each begun by its day. */
  notes: text(),
  /** When it was prayed before `prayedOn`. */
  beforeOn: text(),
  beforeAt: moment(),
});

/** Submitted but not saved, for example because the session had expired. */
export const drafts = sqliteTable("drafts", {
  id: integer().primaryKey({ autoIncrement: true }),
  handle: text().notNull().unique(),
  userId: belongsTo(() => users.id),
  form: text({ enum: ["prayer", "prayer-edit", "prayer-answer"] }).notNull(),
  prayer: text().references(() => prayers.handle, { onDelete: "cascade" }),
  words: text({ mode: "json" }).notNull().$type<Record<string, string>>(),
  createdAt: moment().notNull(),
});
