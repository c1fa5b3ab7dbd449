import { chmodSync } from "node:fs";
import { join, resolve } from "node:path";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { migrate } from "../migrations";
import * as schema from "../schema";
import { fileIdentity } from "./file-identity.server";
import { makeFolder } from "./make-folder.server";
import { type Addon, openSqlite } from "./sqlite.server";

export type Db = ReturnType<typeof connect>;

/** The database's file in a data folder. */
export const databaseFile = (folder: string) => join(folder, "prayer-life.db");

/**
 * Opens `prayer-life.db` in a folder, made (0700, the file 0600) when missing, and migrates it.
 * @throws NewerDatabaseError, or SQLite's own error when the folder cannot be written.
 */
export function openDatabase(folder: string, addon?: Addon): Db {
  makeFolder(resolve(folder));
  const db = connect(folder, addon);
  try {
    migrate(db.$client);
  } catch (error) {
    db.$client.close();
    throw error;
  }
  return db;
}

/**
 * Opens `prayer-life.db` in a folder that stands, and leaves its schema as it is.
 * An acknowledged write survives a power cut: every commit is synced.
 */
export function connect(folder: string, addon?: Addon) {
  const file = resolve(databaseFile(folder));
  const sqlite = openSqlite(file, addon);
  chmodSync(file, 0o600);
  // Short: waiting for another process's lock holds the JavaScript thread.
  sqlite.pragma("busy_timeout = 1000");
  sqlite.pragma("journal_mode = WAL");
  // After journal_mode and by name, else the first write drops it to NORMAL.
  sqlite.pragma("synchronous = FULL");
  sqlite.pragma("foreign_keys = ON");
  sqlite.pragma("trusted_schema = OFF");
  sqlite.pragma("secure_delete = ON");
  sqlite.pragma("journal_size_limit = 67108864");
  // It goes on using this file whatever happens to its name.
  const opened = { path: file, identity: fileIdentity(file) };
  return Object.assign(drizzle(sqlite, { schema }), { opened });
}

/**
 * Whether the database's path still leads to the file that is open. Otherwise that was replaced or
 * removed, and what is written ends with this process.
 */
export function isInPlace({ opened }: Db): boolean {
  return opened.identity !== undefined && fileIdentity(opened.path) === opened.identity;
}

/** Writes the log back into the file and closes it. */
export function closeDatabase(db: Db): void {
  db.$client.pragma("wal_checkpoint(TRUNCATE)");
  db.$client.close();
}

/** A number that is another one once another program has written the database. */
export function foreignChanges(db: Db): number {
  return Number(db.$client.pragma("data_version", { simple: true }));
}
