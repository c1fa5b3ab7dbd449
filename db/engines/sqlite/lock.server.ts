import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseFile } from "./client.server";
import { type Addon, databaseIdentity, makeFile, openSqlite } from "./files.server";

/** A transaction stays open on the file `lock`, so the lock ends with the process, however that ends. */
export function takeLock(folder: string, addon?: Addon): { release(): void } | undefined {
  const file = join(folder, "lock");
  makeFile(file);
  const sqlite = openSqlite(file, addon, { timeout: 0 });
  try {
    chmodSync(file, 0o600);
    // Nothing is ever written, so no journal file is needed.
    sqlite.pragma("journal_mode = MEMORY");
    sqlite.exec("BEGIN EXCLUSIVE");
    // A remaining note was left by a server that was killed.
    endServing(folder);
  } catch (error) {
    sqlite.close();
    if ((error as { code?: string }).code === "SQLITE_BUSY") return undefined;
    throw error;
  }
  return { release: () => void sqlite.close() };
}

export function isLocked(folder: string, addon?: Addon): boolean {
  const lock = takeLock(folder, addon);
  lock?.release();
  return lock === undefined;
}

const noteFile = (folder: string) => join(folder, "serving");

export function noteServing(folder: string): void {
  try {
    writeFileSync(noteFile(folder), databaseIdentity(databaseFile(folder)), { mode: 0o600 });
  } catch {
    // On a full disk the site can still be read.
  }
}

export function endServing(folder: string): void {
  rmSync(noteFile(folder), { force: true });
}

/** Whether the running server's database was replaced or removed under it. */
export function servesAnotherFile(folder: string, addon?: Addon): boolean {
  const file = noteFile(folder);
  const noted = existsSync(file) ? readFileSync(file, "utf8") : "";
  return (
    noted !== "" && noted !== databaseIdentity(databaseFile(folder)) && isLocked(folder, addon)
  );
}
