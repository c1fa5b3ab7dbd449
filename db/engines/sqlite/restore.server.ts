import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
} from "node:fs";
import { join } from "node:path";
import { checkDatabase } from "./backup.server";
import { appendChecksum } from "./backup-checksum.server";
import { databaseFile } from "./client.server";
import { linked, sync } from "./durable-file.server";
import { type Addon, openSqlite } from "./open.server";

const replacedPrefix = "prayer-life.db.replaced-";

/** The databases of a folder that a restore replaced, by name. */
export function listReplaced(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith(replacedPrefix));
}

/**
 * Puts a copy of a backup in the place of a folder's database; nobody may have it open. The copy is
 * checked first, and at every moment one of the two stands in its place, whole.
 * @param length of the backup without its checksum.
 * @param stamp for the name of the database that is replaced.
 * @throws when the copy is no good or cannot be put there, with everything as it was.
 * @returns `replaced`: the file that keeps the replaced database, if there was one; `trouble`: what
 *   went wrong after the copy stood in its place (to outlast a power cut, to write the checksum of the replaced one).
 */
export async function restore(
  folder: string,
  backup: { file: string; length: number },
  { addon, stamp }: { addon?: Addon; stamp: string },
): Promise<{ replaced?: string; trouble?: Error }> {
  const live = databaseFile(folder);
  const incoming = `${live}.incoming`;
  try {
    copyFileSync(backup.file, incoming);
    chmodSync(incoming, 0o600);
    truncateSync(incoming, backup.length);
    checkDatabase(incoming, addon);
    sync(incoming);
    const replaced = existsSync(live) ? join(folder, `${replacedPrefix}${stamp}`) : undefined;
    const whole = replaced !== undefined && setAside(live, replaced, addon);
    renameSync(incoming, live);
    try {
      sync(folder);
      // Not before: until then it was the live database under a second name.
      if (replaced && whole) await appendChecksum(replaced);
      return { replaced };
    } catch (error) {
      return { replaced, trouble: error as Error };
    }
  } finally {
    for (const end of ["", "-journal", "-wal", "-shm"]) rmSync(incoming + end, { force: true });
  }
}

/**
 * Gives the database a second name, or a copy where a file can have but one. A log that cannot be
 * folded in goes with it: it is not the other database's.
 * @returns whether it is all in that one file.
 */
function setAside(live: string, aside: string, addon?: Addon): boolean {
  let whole = true;
  try {
    const sqlite = openSqlite(live, addon);
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
    sqlite.close();
  } catch {
    whole = false;
  }
  if (!linked(live, aside)) {
    copyFileSync(live, aside);
    sync(aside);
  }
  for (const end of ["-wal", "-shm"]) {
    if (!existsSync(live + end)) continue;
    renameSync(live + end, aside + end);
    whole = false;
  }
  return whole;
}
