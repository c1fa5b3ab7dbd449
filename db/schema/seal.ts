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

/** The key's row beside it is the way back: it opens with the secret, and goes after seven days. */
export const accountLocks = sqliteTable("account_locks", {
  userId: onePer(() => users.id),
  keyId: text().notNull(),
  /** None after another way in than the password: then the recovery code opens it. */
  byPassword: text(),
  wrappedBy: text(),
  byCode: text().notNull(),
  /** Wrapped by the lock; none once the key is the one that only the lock gives. */
  dataKey: text(),
  lockedAt: moment().notNull(),
  /** When its person went on without these words: they stay, with new ones under another key. */
  leftAt: moment(),
});
