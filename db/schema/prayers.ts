import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { moment } from "./columns";

/** Days are local dates, yyyy-mm-dd. */
export const prayers = sqliteTable("prayers", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  handle: text("handle").notNull().unique(),
  userId: integer("userId")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  title: text("title"),
  text: text("text").notNull(),
  reference: text("reference"),
  source: text("source"),
  writtenOn: text("writtenOn").notNull(),
  createdAt: moment("createdAt").notNull(),
  updatedAt: moment("updatedAt").notNull(),
  prayedOn: text("prayedOn"),
  prayedAt: moment("prayedAt"),
  answeredOn: text("answeredOn"),
  answer: text("answer"),
  restsUntil: text("restsUntil"),
  wakesAt: moment("wakesAt"),
  person: text("person"),
  /** As "Mon Wed Fri"; null for every day. */
  weekdays: text("weekdays"),
});

/** Submitted but not saved, for example because the session had expired. */
export const drafts = sqliteTable("drafts", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  handle: text("handle").notNull().unique(),
  userId: integer("userId")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  form: text("form", { enum: ["prayer", "prayer-edit", "prayer-answer"] }).notNull(),
  prayer: text("prayer").references(() => prayers.handle, { onDelete: "cascade" }),
  words: text("words", { mode: "json" }).notNull().$type<Record<string, string>>(),
  createdAt: moment("createdAt").notNull(),
});
