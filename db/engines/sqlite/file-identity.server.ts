import { statSync } from "node:fs";

/** What a path led to when it was opened. */
type Opened = { path: string; identity: string | undefined };

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

/**
 * Whether the database's path still leads to the file that is open. Otherwise that was replaced or
 * removed, and what is written ends with this process.
 */
export function isInPlace(opened: Opened): boolean {
  return opened.identity !== undefined && fileIdentity(opened.path) === opened.identity;
}

/** The database's file was replaced or removed while it was open. */
class ReplacedDatabaseError extends Error {
  /** SQLite's own for it, which it looks for only without a journal of ours. */
  readonly code = "SQLITE_READONLY_DBMOVED";

  constructor() {
    super("The database file was replaced or removed under the server");
  }
}

/** @throws an error that is storage trouble where the path leads to another file, or to none. */
export function demandInPlace(opened: Opened): void {
  if (!isInPlace(opened)) throw new ReplacedDatabaseError();
}
