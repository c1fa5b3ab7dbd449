import * as fs from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";

export type Sqlite = Database.Database;

/** SQLite's native part, for a bundle that better-sqlite3 cannot find it beside. */
export type Addon = object;

export function openSqlite(file: string | Buffer, addon?: Addon, options: Database.Options = {}) {
  if (typeof file === "string") requireNoRemains(file);
  // better-sqlite3 12.11.1: an object is taken, whatever the types say; a path would be looked up
  // with a `require` of files.
  const nativeBinding = addon as unknown as string | undefined;
  return new Database(file, { ...options, ...(nativeBinding && { nativeBinding }) });
}

export function withSqlite<T>(
  file: string,
  addon: Addon | undefined,
  options: Database.Options,
  work: (sqlite: Sqlite) => T,
): T {
  const sqlite = openSqlite(file, addon, options);
  try {
    return work(sqlite);
  } finally {
    sqlite.close();
  }
}

/** All go with the database: SQLite replays a log into whatever file stands beside it. */
const companions = ["-wal", "-shm", "-journal"];

export const filesOf = (database: string): string[] =>
  ["", ...companions].map((end) => database + end).filter((file) => fs.existsSync(file));

export const databaseOf = (file: string): string => file.replace(/-(?:wal|shm|journal)$/, "");

export function removeDatabase(database: string): void {
  for (const file of filesOf(database)) fs.rmSync(file, { force: true });
}

export const sizeOf = (file: string) => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

export const sizeOfDatabase = (database: string): number =>
  filesOf(database).reduce((sum, file) => sum + sizeOf(file), 0);

export function isDatabase(file: string): boolean {
  if (sizeOf(file) === 0) return false;
  const descriptor = fs.openSync(file, "r");
  try {
    const head = Buffer.alloc(16);
    fs.readSync(descriptor, head, { position: 0 });
    return head.toString("latin1") === "SQLite format 3\0";
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Restored and checked, about to take the database's place. */
export const incomingOf = (database: string): string => `${database}.incoming`;

/** SQLite would replace a lost database with a new one and discard the log, all that is left of it. */
export function requireNoRemains(database: string): void {
  const [log, incoming] = [`${database}-wal`, incomingOf(database)];
  const hasLog = sizeOf(log) > 0;
  if (!(hasLog || fs.existsSync(incoming)) || isDatabase(database)) return;
  const is = `${database} is ${fs.existsSync(database) ? "no database" : "missing"}, but`;
  const rest = "or move that away to begin with nothing.";
  throw new Error(
    hasLog
      ? `${is} its log stands (${log}). Put it back, restore a backup, ${rest}`
      : `${is} a restore was cut short (${incoming}). Restore again, ${rest}`,
  );
}

/** Two paths with the same identity are one file; undefined where it cannot be looked at. */
export function fileIdentity(path: string): string | undefined {
  try {
    const stat = fs.statSync(path, { bigint: true, throwIfNoEntry: false });
    return stat && `${stat.dev}:${stat.ino}`;
  } catch {
    return undefined;
  }
}

/** An open database goes on writing these files, whatever happens to their names. */
export const databaseIdentity = (database: string): string =>
  [database, `${database}-wal`, `${database}-shm`].map(fileIdentity).join();

/** Asks whether the file of now is still in place: otherwise writes are lost when this process ends. */
export function placeOf(database: string): () => boolean {
  const identity = databaseIdentity(database);
  return () => databaseIdentity(database) === identity;
}

/** Bytes: some hundred forms, and room to checkpoint the log. */
const room = 4 * 1024 * 1024;

/** Also false without free inodes; true where the disk does not say. */
export function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = fs.statfsSync(folder);
    return bavail * bsize >= room && (files === 0 || ffree >= 2);
  } catch {
    return true;
  }
}

export function sync(path: string): void {
  const descriptor = fs.openSync(path, "r");
  try {
    fs.fsyncSync(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}

/** False where the file system has no hard links. @throws EEXIST. */
export function linked(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" || fs.existsSync(to)) throw error;
    return false;
  }
}

/** 0600 from the start: SQLite would create it readable by all. Errors are left to SQLite's opening. */
export function makeFile(path: string): void {
  try {
    fs.closeSync(fs.openSync(path, "wx", 0o600));
  } catch {}
}

/** 0700. Node's own recursive mkdir loops for ever where a folder cannot exist (`/proc/x`). */
export function makeFolder(path: string): void {
  const standing = () => fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (standing()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    fs.mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another program may have made it meanwhile.
    if (!standing()) throw error;
  }
}
