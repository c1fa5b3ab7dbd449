import { closeSync, openSync } from "node:fs";

/**
 * Makes an empty file for its owner alone, unless it stands: SQLite would make it readable by all, and
 * others could see it so before its rights are changed. Where it cannot be made SQLite says why.
 */
export function makeFile(path: string): void {
  try {
    closeSync(openSync(path, "wx", 0o600));
  } catch {}
}
