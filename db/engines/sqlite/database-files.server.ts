import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";

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
