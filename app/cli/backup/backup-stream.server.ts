import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { isatty } from "node:tty";
import { backUp, noteBackup } from "#db/engines/sqlite/backup.server";
import { addon } from "~/runtime/sqlite-addon.server";
import { type Call, UsageError } from "../command.server";
import { databaseFolder, withFile } from "../data-folder.server";

/**
 * Writes a backup to standard output. It is made whole and checked first, in the folder of temporary
 * files (TMPDIR), for its owner alone.
 */
export async function backUpToOutput({ settings, out }: Call): Promise<void> {
  if (isatty(1)) throw new UsageError("A backup is no text: send it to a file or a program.");
  const folder = mkdtempSync(join(tmpdir(), "prayer-life-"));
  try {
    const file = join(folder, "backup.db");
    await withFile(settings, (sqlite) => backUp(sqlite, file, { addon: addon() }));
    for await (const part of createReadStream(file, { highWaterMark: 1 << 20 })) out.bytes(part);
    noteBackup(databaseFolder(settings));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Does something with what comes on standard input, as a file in the folder of temporary files. */
export async function withInput<T>(work: (file: string) => Promise<T>): Promise<T> {
  if (isatty(0))
    throw new UsageError("A backup is no text: hand it over from a file or a program.");
  const folder = mkdtempSync(join(tmpdir(), "prayer-life-"));
  try {
    const file = join(folder, "standard-input");
    await pipeline(process.stdin, createWriteStream(file, { mode: 0o600 }));
    return await work(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
