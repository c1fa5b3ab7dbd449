import { accessSync, chmodSync, constants, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { sqliteMigrations } from "#db/migrations/migrations";
import type { Keys } from "#db/seal/secret-keys.server";
import type { Engine } from "../database";
import { NewerDatabaseError } from "../errors.server";
import { watchWrites } from "../executor.server";
import { createWriter, queriesOn } from "./executor.server";
import {
  type Addon,
  hasRoom,
  makeFile,
  makeFolder,
  openSqlite,
  placeOf,
  requireNoRemains,
  type Sqlite,
  sizeOf,
} from "./files.server";

export type SqliteEngine = Engine & { $client: Sqlite };

export const databaseFile = (folder: string) => join(folder, "prayer-life.db");

/** Creates (folder 0700, file 0600) and migrates. @throws NewerDatabaseError or SQLite's own error. */
export function openDatabase(folder: string, addon?: Addon, keys?: Keys): SqliteEngine {
  makeFolder(resolve(folder));
  const db = connect(folder, addon, keys);
  try {
    migrate(db.$client);
  } catch (error) {
    void db.close();
    throw error;
  }
  return db;
}

/** Opens without migrating. Committed writes survive a power cut: every commit is synced. */
export function connect(folder: string, addon?: Addon, keys?: Keys): SqliteEngine {
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
  return engineOf(file, writer, reader, keys);
}

export function engineOf(file: string, writer: Sqlite, reader: Sqlite, keys?: Keys): SqliteEngine {
  const folder = dirname(file);
  const { watched, requireLastWrite } = watchWrites(
    () => hasRoom(folder),
    async () => tryRoom(folder),
  );
  const isInPlace = placeOf(file);
  return Object.assign(queriesOn(reader), {
    $client: writer,
    keys,
    write: watched(createWriter(writer, isInPlace)),
    forgetDeleted(atOnce = false) {
      checkpointSoon(writer);
      if (atOnce) checkpointNow(writer, 0);
    },
    describe: async () => `SQLite ${writer.prepare("SELECT sqlite_version()").pluck().get()}`,
    schema: async () => versionOf(writer),
    ping: async () => void reader.prepare("SELECT count(*) FROM sqlite_schema").get(),
    async tryWrite() {
      requireRoom(folder);
      await requireLastWrite();
      tryWrite(writer);
    },
    isInPlace,
    foreignChanges: () => Number(writer.pragma("data_version", { simple: true })),
    // Only one server can have the file; it sees commands' writes by `foreignChanges`.
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

function tryRoom(folder: string): void {
  const file = join(folder, "prayer-life.db.room");
  try {
    writeFileSync(file, Buffer.alloc(1 << 20), { mode: 0o600, flush: true });
  } finally {
    rmSync(file, { force: true });
  }
}

/** @throws SQLite's code for a full disk, before the disk is quite full. */
function requireRoom(folder: string): void {
  if (hasRoom(folder)) return;
  throw Object.assign(new Error("the disk is nearly full"), { code: "SQLITE_FULL" });
}

/** Rewrites and syncs the schema's number: a page of the log. */
function tryWrite(sqlite: Sqlite): void {
  const writeVersion = () => sqlite.pragma(`user_version = ${versionOf(sqlite)}`);
  withBusyTimeout(sqlite, 100, () => sqlite.transaction(writeVersion).immediate());
}

/** VACUUM, because SQLite leaves copies of moved rows in pages. */
function scrub(sqlite: Sqlite): boolean {
  sqlite.exec("VACUUM");
  return truncateWal(sqlite, 10_000);
}

/** Two programs at once are safe: the version is read inside the write lock. @throws NewerDatabaseError */
export function migrate(sqlite: Sqlite, steps = sqliteMigrations): number {
  const version = () => versionOf(sqlite);
  if (version() > steps.length) throw new NewerDatabaseError(version(), steps.length);
  let applied = 0;
  const step = sqlite.transaction(() => {
    const sql = steps[version()];
    if (sql === undefined) return false;
    sqlite.exec(sql);
    sqlite.pragma(`user_version = ${version() + 1}`);
    return true;
  });
  // A step may change the schema's own text.
  sqlite.unsafeMode(true);
  try {
    while (version() < steps.length && step.immediate()) applied += 1;
  } finally {
    sqlite.unsafeMode(false);
  }
  return applied;
}

export function versionOf(sqlite: Sqlite): number {
  return Number(sqlite.pragma("user_version", { simple: true }));
}

/** SQLite needs both writable, even to read. */
export function isWritable(folder: string): boolean {
  try {
    for (const path of [folder, databaseFile(folder)]) accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** For a folder that cannot be written. @throws where its log cannot be read so. */
export function connectToRead(folder: string, addon?: Addon, keys?: Keys): SqliteEngine {
  const file = resolve(databaseFile(folder));
  const sqlite = openToRead(file, addon);
  sqlite.pragma("query_only = ON");
  return engineOf(file, sqlite, sqlite, keys);
}

function openToRead(file: string, addon?: Addon): Sqlite {
  if (sizeOf(`${file}-wal`) > 0) return openBesideJournal(file, addon);
  // SQLite would create a log beside it; without one the file is complete.
  const bytes = readFileSync(file);
  // The header's two bytes for the journal mode: rollback.
  bytes.fill(1, 18, 20);
  return openSqlite(bytes, addon);
}

function openBesideJournal(file: string, addon?: Addon): Sqlite {
  const sqlite = openSqlite(file, addon, { readonly: true, fileMustExist: true });
  try {
    sqlite.prepare("SELECT count(*) FROM sqlite_schema").get();
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw new Error(
      `${file} has a journal (-wal) that SQLite cannot read without writing beside it. Copy the ` +
        "folder to where it can be written, and name the copy in DATA_DIR.",
      { cause: error },
    );
  }
}

/** Milliseconds until the log is emptied, and between two tries. */
const pause = 1_000;

const waiting = new WeakSet<Sqlite>();

/** The log still contains deleted personal text; the database file does not (`secure_delete`). */
export function checkpointSoon(sqlite: Sqlite): void {
  if (waiting.has(sqlite)) return;
  waiting.add(sqlite);
  tryLater(sqlite);
}

/** For a process that ends. @param timeout milliseconds, which block the thread. */
export function checkpointNow(sqlite: Sqlite, timeout = 10_000): boolean {
  if (waiting.has(sqlite) && truncateWal(sqlite, timeout)) waiting.delete(sqlite);
  return !waiting.has(sqlite);
}

function tryLater(sqlite: Sqlite): void {
  const again = () => {
    if (sqlite.open && !checkpointNow(sqlite, 0)) tryLater(sqlite);
  };
  setTimeout(again, pause).unref();
}

/** @returns false when somebody else had it in use, or the disk refused. */
function truncateWal(sqlite: Sqlite, timeout: number): boolean {
  try {
    const truncate = () => sqlite.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    return withBusyTimeout(sqlite, timeout, truncate)[0]?.busy === 0;
  } catch {
    return false;
  }
}

function withBusyTimeout<T>(sqlite: Sqlite, timeout: number, work: () => T): T {
  const usual = sqlite.pragma("busy_timeout", { simple: true });
  sqlite.pragma(`busy_timeout = ${timeout}`);
  try {
    return work();
  } finally {
    sqlite.pragma(`busy_timeout = ${usual}`);
  }
}
