import { chmodSync } from "node:fs";
import { join } from "node:path";
import { type Addon, openSqlite } from "./sqlite.server";

export type Lock = { release(): void };

/**
 * Takes a data folder for this process alone: a transaction stays open on its file `lock`, so the
 * lock ends with the process however that ends.
 * @returns undefined while another process holds it.
 */
export function takeLock(folder: string, addon?: Addon): Lock | undefined {
  const file = join(folder, "lock");
  const sqlite = openSqlite(file, addon, { timeout: 0 });
  try {
    chmodSync(file, 0o600);
    // Nothing is ever written, so no journal need lie beside it.
    sqlite.pragma("journal_mode = MEMORY");
    sqlite.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    sqlite.close();
    if ((error as { code?: string }).code === "SQLITE_BUSY") return undefined;
    throw error;
  }
  return { release: () => void sqlite.close() };
}

/** Whether a server runs on a data folder just now. */
export function isLocked(folder: string, addon?: Addon): boolean {
  const lock = takeLock(folder, addon);
  lock?.release();
  return lock === undefined;
}
