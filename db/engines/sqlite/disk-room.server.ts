import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
