import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  renameSync,
  rmSync,
  truncateSync,
} from "node:fs";
import { checkDatabase, sync } from "./backup.server";
import { databaseFile } from "./client.server";
import { seal } from "./seal.server";
import { type Addon, openSqlite } from "./sqlite.server";

/**
 * Puts a copy of a backup in the place of a folder's database; nobody may have it open. The copy is
 * checked first, and at every moment one of the two stands in its place, whole.
 * @param length of the backup without its seal.
 * @param stamp for the name of the database that is replaced.
 * @throws when the copy is no good, with everything as it was.
 * @returns the file that keeps the replaced database, if there was one.
 */
export async function restore(
  folder: string,
  backup: { file: string; length: number },
  { addon, stamp }: { addon?: Addon; stamp: string },
): Promise<string | undefined> {
  const live = databaseFile(folder);
  const incoming = `${live}.incoming`;
  try {
    copyFileSync(backup.file, incoming);
    chmodSync(incoming, 0o600);
    truncateSync(incoming, backup.length);
    checkDatabase(incoming, addon);
    sync(incoming);
    const aside = existsSync(live) ? `${live}.replaced-${stamp}` : undefined;
    const whole = aside && keepAside(live, aside, addon);
    renameSync(incoming, live);
    sync(folder);
    // Not before: until then it was the live database under a second name.
    if (aside && whole) await seal(aside);
    return aside;
  } finally {
    for (const end of ["", "-journal", "-wal", "-shm"]) rmSync(incoming + end, { force: true });
  }
}

/**
 * Gives the database a second name. A log that cannot be folded in goes with it: it is not the copy's.
 * @returns whether it is all in that one file.
 */
function keepAside(live: string, aside: string, addon?: Addon): boolean {
  let whole = true;
  try {
    const sqlite = openSqlite(live, addon);
    sqlite.pragma("wal_checkpoint(TRUNCATE)");
    sqlite.close();
  } catch {
    whole = false;
  }
  for (const end of ["-wal", "-shm"]) {
    if (!existsSync(live + end)) continue;
    renameSync(live + end, aside + end);
    whole = false;
  }
  linkSync(live, aside);
  return whole;
}
