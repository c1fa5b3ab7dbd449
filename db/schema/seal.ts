import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./accounts";
import { moment, onePer } from "./columns";

/** One row, once words are sealed. */
export const sealing = sqliteTable("sealing", {
  single: integer().primaryKey(),
  /** Names the secret that the keys come from. */
  secretId: text().notNull(),
  begunAt: moment().notNull(),
  /** When the words of before were sealed, too. */
  finishedAt: moment(),
  /** When a copy of the secret was last written and read back. */
  copiedAt: moment().notNull(),
});

export const accountKeys = sqliteTable("account_keys", {
  userId: onePer(() => users.id),
  keyId: text().notNull(),
  wrapped: text().notNull(),
  wrappedBy: text().notNull(),
});
