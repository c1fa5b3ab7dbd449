import { join } from "node:path";
import Database from "better-sqlite3";
import { dataFolder } from "./place";

/** What the server keeps just now, read from its file. */
export function rows(sql: string, ...values: unknown[]): unknown[] {
  const database = new Database(join(dataFolder, "prayer-life.db"), { readonly: true });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}
