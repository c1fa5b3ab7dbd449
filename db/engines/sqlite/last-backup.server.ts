import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Milliseconds after which a backup should have a younger one: three days. */
export const backupGrowsOld = 3 * 86_400_000;

const file = (folder: string) => join(folder, "backed-up");

/** Notes beside a database, for its server and the doctor, that it has just been backed up. */
export function noteBackup(folder: string): void {
  try {
    writeFileSync(file(folder), "", { mode: 0o600 });
  } catch {
    // Whoever makes backups need not have the right to write here.
  }
}

/** When the database of a folder was last backed up by the program, in milliseconds since 1970. */
export function lastBackup(folder: string): number | undefined {
  return statSync(file(folder), { throwIfNoEntry: false })?.mtimeMs;
}
