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
