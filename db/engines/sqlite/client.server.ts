import { chmodSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Engine } from "../database";
import { watchWrites } from "../executor.server";
import { databaseIdentity, requireNoRemains } from "./database-files.server";
import { hasRoom, requireRoom, tryRoom } from "./disk-room.server";
import { createWriter, isInPlace, queriesOn } from "./executor.server";
import { makeFile } from "./make-file.server";
import { makeFolder } from "./make-folder.server";
import { migrate, versionOf } from "./migrate.server";
import { type Addon, openSqlite, type Sqlite } from "./open.server";
import { tryWrite } from "./try-write.server";
import { checkpointer, truncateWal } from "./wal-checkpoint.server";

/** An SQLite file that is open. */
export type SqliteEngine = Engine & {
  /** The connection that writes. */
  $client: Sqlite;
  /** What the path led to when it was opened. */
  opened: { path: string; identity: string };
};

/** The database's file in a data folder. */
export const databaseFile = (folder: string) => join(folder, "prayer-life.db");

/**
 * Opens `prayer-life.db` in a folder, made (0700, the file 0600) when missing, and migrates it.
 * @throws NewerDatabaseError, or SQLite's own error when the folder cannot be written.
 */
export function openDatabase(folder: string, addon?: Addon): SqliteEngine {
  makeFolder(resolve(folder));
  const db = connect(folder, addon);
  try {
    migrate(db.$client);
  } catch (error) {
    void db.close();
    throw error;
  }
  return db;
}

/**
 * Opens `prayer-life.db` in a folder that stands, and leaves its schema as it is.
 * An acknowledged write survives a power cut: every commit is synced.
 */
export function connect(folder: string, addon?: Addon): SqliteEngine {
  const file = resolve(databaseFile(folder));
  requireNoRemains(file);
  makeFile(file);
  const writer = openSqlite(file, addon);
  chmodSync(file, 0o600);
  // Short: waiting for another process's lock holds the JavaScript thread.
  writer.pragma("busy_timeout = 1000");
  writer.pragma("journal_mode = WAL");
  // After journal_mode and by name, else the first write drops it to NORMAL.
  writer.pragma("synchronous = FULL");
  writer.pragma("foreign_keys = ON");
  writer.pragma("trusted_schema = OFF");
  writer.pragma("secure_delete = ON");
  writer.pragma("journal_size_limit = 67108864");
  writer.pragma("cache_size = -4000");
  const reader = openSqlite(file, addon, { readonly: true });
  reader.pragma("busy_timeout = 1000");
  reader.pragma("cache_size = -4000");
  return engineOf(file, writer, reader);
}

/** The engine of a file that is open to be written and to be read. */
export function engineOf(file: string, writer: Sqlite, reader: Sqlite): SqliteEngine {
  const folder = dirname(file);
  const { watched, requireLastWrite } = watchWrites(
    () => hasRoom(folder),
    async () => tryRoom(folder),
  );
  const opened = { path: file, identity: databaseIdentity(file) };
  return Object.assign(queriesOn(reader), {
    $client: writer,
    opened,
    write: watched(createWriter(writer, opened)),
    forgetDeleted: checkpointer(writer),
    describe: async () => `SQLite ${writer.prepare("SELECT sqlite_version()").pluck().get()}`,
    schema: async () => versionOf(writer),
    // A query that reads the file.
    ping: async () => void reader.prepare("SELECT count(*) FROM sqlite_schema").get(),
    async tryWrite() {
      requireRoom(folder);
      await requireLastWrite();
      tryWrite(writer);
    },
    isInPlace: () => isInPlace(opened),
    foreignChanges: () => Number(writer.pragma("data_version", { simple: true })),
    // One server has the file, and sees by the number above what commands have changed.
    announce() {},
    listen() {},
    counters: () => ({}),
    scrub: async () => scrub(writer),
    async close() {
      if (!writer.open) return;
      if (reader !== writer) {
        reader.close();
        truncateWal(writer, 0);
      }
      writer.close();
    },
  });
}

/** Pages are written anew, for SQLite leaves copies of moved rows in them. */
function scrub(sqlite: Sqlite): boolean {
  sqlite.exec("VACUUM");
  return truncateWal(sqlite, 10_000);
}
