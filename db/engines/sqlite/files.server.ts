import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import Database from "better-sqlite3";

export type Sqlite = Database.Database;

/** SQLite's compiled part, for a program that better-sqlite3 cannot find it beside. */
export type Addon = object;

/**
 * Opens an SQLite file, or the bytes of one, as it is, made when missing unless `options` say otherwise.
 * @throws SQLite's own error when it cannot be opened; where it is lost, and its log is not.
 */
export function openSqlite(
  file: string | Buffer,
  addon?: Addon,
  options: Database.Options = {},
): Sqlite {
  if (typeof file === "string") requireNoRemains(file);
  // better-sqlite3 12.11.1: an object is taken, whatever the types say; a path would be looked up with a `require` of files.
  const nativeBinding = addon as unknown as string | undefined;
  return new Database(file, { ...options, ...(nativeBinding && { nativeBinding }) });
}

/**
 * What SQLite keeps beside a database, under its name: the log, the index of that, and the journal that
 * undoes what was not committed. Whoever moves, removes, copies, counts or checks a database does so
 * with all of them: SQLite plays a log into whatever stands beside it.
 */
const companions = ["-wal", "-shm", "-journal"];

/** The files of a database that stand, itself first. */
export const filesOf = (database: string): string[] =>
  ["", ...companions].map((end) => database + end).filter((file) => existsSync(file));

/** The database that a file belongs to, by their names. */
export const databaseOf = (file: string): string => file.replace(/-(?:wal|shm|journal)$/, "");

export function removeDatabase(database: string): void {
  for (const file of filesOf(database)) rmSync(file, { force: true });
}

/** Gives a database that nobody has open another name. Itself first: nobody opens what then is left. */
export function moveDatabase(from: string, to: string): void {
  for (const file of filesOf(from)) renameSync(file, to + file.slice(from.length));
}

export function copyDatabase(from: string, to: string): void {
  for (const file of filesOf(from)) copyFileSync(file, to + file.slice(from.length));
}

/** Bytes of a file; 0 where there is none. */
export const sizeOf = (file: string): number =>
  statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Bytes of a database with what stands beside it. */
export const sizeOfDatabase = (database: string): number =>
  filesOf(database).reduce((sum, file) => sum + sizeOf(file), 0);

/** Whether a file begins as a database does, whole or not. */
export function isDatabase(file: string): boolean {
  if (sizeOf(file) === 0) return false;
  const descriptor = openSync(file, "r");
  try {
    const head = Buffer.alloc(16);
    readSync(descriptor, head, { position: 0 });
    return head.toString("latin1") === "SQLite format 3\0";
  } finally {
    closeSync(descriptor);
  }
}

/** A database that was restored and checked, and is about to take the place of this one. */
export const incomingOf = (database: string): string => `${database}.incoming`;

/**
 * SQLite would make a new database in the place of one that is lost, and throw away the log that is all
 * there is of it.
 * @throws where there is no database, but something that belongs to it stands.
 */
export function requireNoRemains(database: string): void {
  const [log, incoming] = [`${database}-wal`, incomingOf(database)];
  const hasLog = sizeOf(log) > 0;
  if (!(hasLog || existsSync(incoming)) || isDatabase(database)) return;
  const is = `${database} is ${existsSync(database) ? "no database" : "missing"}, but`;
  const rest = "or move that away to begin with nothing.";
  throw new Error(
    hasLog
      ? `${is} its log stands (${log}). Put it back, restore a backup, ${rest}`
      : `${is} a restore was cut short (${incoming}). Restore again, ${rest}`,
  );
}

/**
 * Which file or folder a path leads to, whatever its name: two paths with the same identity are one.
 * @returns undefined where there is none, or none that can be looked at.
 */
export function fileIdentity(path: string): string | undefined {
  try {
    const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stat && `${stat.dev}:${stat.ino}`;
  } catch {
    return undefined;
  }
}

/** Which files a database that is open writes: it goes on with these whatever happens to their names. */
export const databaseIdentity = (database: string): string =>
  [database, `${database}-wal`, `${database}-shm`].map(fileIdentity).join();

/** Bytes that a disk should have left: some hundred forms, and the log's way back into the file. */
const room = 4 * 1024 * 1024;

/** Whether a folder's disk has room for more than a file or two; true where nobody can tell. */
export function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize, files, ffree } = statfsSync(folder);
    return bavail * bsize >= room && (files === 0 || ffree >= 2);
  } catch {
    return true;
  }
}

/** Writes a megabyte to a folder's disk, and takes it away again. @throws where it cannot be written. */
export function tryRoom(folder: string): void {
  const file = join(folder, "prayer-life.db.room");
  try {
    writeFileSync(file, Buffer.alloc(1 << 20), { mode: 0o600, flush: true });
  } finally {
    rmSync(file, { force: true });
  }
}

/** @throws what SQLite says of a full disk, before the disk is wholly full. */
export function requireRoom(folder: string): void {
  if (hasRoom(folder)) return;
  throw Object.assign(new Error("the disk is nearly full"), { code: "SQLITE_FULL" });
}

/** Makes what was written to a file or folder outlast a power cut. */
export function sync(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Gives a file a second name unless another has it; false where files have but one. */
export function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EEXIST" || existsSync(to)) throw error;
    return false;
  }
}

/**
 * Makes an empty file for its owner alone, unless it stands: SQLite would make it readable by all, and
 * others could see it so before its rights are changed. Where it cannot be made SQLite says why.
 */
export function makeFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch {}
}

/**
 * Makes a folder for its owner alone, with those above it, unless it stands. Node's own recursive way
 * tries for ever where a folder can have none (`/proc/x`).
 */
export function makeFolder(path: string): void {
  const standing = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  if (standing()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another program may have made it meanwhile.
    if (!standing()) throw error;
  }
}
