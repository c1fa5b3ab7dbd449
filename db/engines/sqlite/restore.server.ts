import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from "node:fs";
import { join } from "node:path";
import { checkDatabase } from "./backup.server";
import { appendChecksum } from "./backup-checksum.server";
import { databaseFile } from "./client.server";
import {
  type Addon,
  copyDatabase,
  databaseOf,
  fileIdentity,
  filesOf,
  incomingOf,
  isDatabase,
  linked,
  moveDatabase,
  openSqlite,
  removeDatabase,
  sync,
} from "./files.server";

const replacedPrefix = "prayer-life.db.replaced-";

/** The databases of a folder that a restore replaced, by name. */
export function listReplaced(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.startsWith(replacedPrefix));
  return [...new Set(names.map(databaseOf))];
}

/** What came of putting a backup in the place of a database. */
type Restored = {
  /** What keeps the replaced database, or what was left of it, if there was any. */
  replaced?: string;
  /** What went wrong after the backup stood in its place, whole (to write the checksum of the replaced one). */
  trouble?: Error;
  /** Why what stands there now is no good, or may not outlast a power cut. */
  unsound?: Error;
};

/**
 * Puts a copy of a backup in the place of a folder's database; nobody may have it open. The copy is
 * checked before and where it then stands. At every moment one of the two stands in its place, whole;
 * where the replaced one is no single file for it is broken, there may be a moment with none, which
 * nobody takes for an empty folder (`requireNoRemains`).
 * @param length of the backup without its checksum; of a file that has none, all of it.
 * @param stamp for the name of the database that is replaced.
 * @throws when the copy is no good or cannot be put there, with everything as it was; SQLITE_BUSY where
 *   somebody has the database open.
 */
export async function restore(
  folder: string,
  backup: { file: string; length: number },
  { addon, stamp }: { addon?: Addon; stamp: string },
): Promise<Restored> {
  const live = databaseFile(folder);
  const [preparing, incoming] = [`${live}.preparing`, incomingOf(live)];
  removeLeftovers(folder, live, preparing);
  try {
    prepare(backup, preparing, addon);
    const stood = filesOf(live).length > 0;
    const replaced = stood ? join(folder, `${replacedPrefix}${stamp}`) : undefined;
    const whole = isOneFile(live, addon);
    renameSync(preparing, incoming);
    if (replaced) setAside(live, replaced, whole);
    try {
      renameSync(incoming, live);
    } catch (error) {
      if (replaced && !existsSync(live)) moveDatabase(replaced, live);
      throw error;
    }
    return { replaced, ...(await settle(live, whole ? replaced : undefined, addon)) };
  } finally {
    removeDatabase(preparing);
    // While there is no database it says why.
    if (existsSync(live)) removeDatabase(incoming);
  }
}

/** Of a restore that was killed: a log that would be played into the next, and second names of the database. */
function removeLeftovers(folder: string, live: string, preparing: string): void {
  removeDatabase(preparing);
  for (const name of existsSync(live) ? listReplaced(folder) : [])
    if (fileIdentity(join(folder, name)) === fileIdentity(live)) rmSync(join(folder, name));
}

function prepare({ file, length }: { file: string; length: number }, to: string, addon?: Addon) {
  // What another tool copied may have its log beside it; what lies beside a backup is none of its own.
  if (length === statSync(file).size) copyDatabase(file, to);
  else copyFileSync(file, to);
  chmodSync(to, 0o600);
  truncateSync(to, length);
  checkDatabase(to, addon);
  sync(to);
}

/**
 * Has a database's log written into it, which goes only while nobody else has it open.
 * @returns whether the database is all in that one file; not where it is broken or missing.
 * @throws SQLITE_BUSY
 */
function isOneFile(live: string, addon?: Addon): boolean {
  // What is no database is not opened: SQLite would throw its log away.
  if (!isDatabase(live)) return false;
  try {
    const sqlite = openSqlite(live, addon);
    try {
      sqlite.pragma("journal_mode = DELETE");
    } finally {
      sqlite.close();
    }
  } catch (error) {
    if ((error as { code?: string }).code === "SQLITE_BUSY") throw error;
    return false;
  }
  return filesOf(live).length === 1;
}

/** Gives a database a second name where it can have one, so that it stands in its place until another does. */
function setAside(live: string, aside: string, whole: boolean): void {
  if (!whole || !linked(live, aside)) moveDatabase(live, aside);
}

/** @param replaced the database that was replaced, where it is one file. */
async function settle(live: string, replaced: string | undefined, addon?: Addon) {
  try {
    sync(join(live, ".."));
    checkDatabase(live, addon);
  } catch (error) {
    return { unsound: error as Error };
  }
  try {
    // Not before: until then it was the live database under a second name.
    if (replaced) await appendChecksum(replaced);
    return {};
  } catch (error) {
    return { trouble: error as Error };
  }
}
