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
  databaseOf,
  fileIdentity,
  filesOf,
  incomingOf,
  isDatabase,
  linked,
  openSqlite,
  removeDatabase,
  sync,
} from "./files.server";

const replacedPrefix = "prayer-life.db.replaced-";

export function listReplaced(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.startsWith(replacedPrefix));
  return [...new Set(names.map(databaseOf))];
}

type Restored = {
  replaced?: string;
  trouble?: Error;
  /** The restored database is damaged, or may not survive a power cut. */
  unsound?: Error;
};

/**
 * Nobody may have the database open (SQLITE_BUSY). Backup or old database are in place at every moment;
 * only where the old one is broken may there be neither, which `requireNoRemains` notices.
 * @param length without the checksum. @throws with nothing changed.
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
    // While there is no database it explains why.
    if (existsSync(live)) removeDatabase(incoming);
  }
}

/** Of a killed restore: a log that would be replayed into the next one, and hard links to the database. */
function removeLeftovers(folder: string, live: string, preparing: string): void {
  removeDatabase(preparing);
  for (const name of existsSync(live) ? listReplaced(folder) : [])
    if (fileIdentity(join(folder, name)) === fileIdentity(live)) rmSync(join(folder, name));
}

function prepare({ file, length }: { file: string; length: number }, to: string, addon?: Addon) {
  // A copy by another tool may have a log; what lies beside our own backup is unrelated.
  if (length === statSync(file).size) copyDatabase(file, to);
  else copyFileSync(file, to);
  chmodSync(to, 0o600);
  truncateSync(to, length);
  checkDatabase(to, addon);
  sync(to);
}

/** Checkpoints the log. @returns false where the database is broken or missing. @throws SQLITE_BUSY */
function isOneFile(live: string, addon?: Addon): boolean {
  // SQLite would discard the log of what is no database.
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

function setAside(live: string, aside: string, whole: boolean): void {
  if (!whole || !linked(live, aside)) moveDatabase(live, aside);
}

async function settle(live: string, replaced: string | undefined, addon?: Addon) {
  try {
    sync(join(live, ".."));
    checkDatabase(live, addon);
  } catch (error) {
    return { unsound: error as Error };
  }
  try {
    // Only now: before, it was a hard link to the live database.
    if (replaced) await appendChecksum(replaced);
    return {};
  } catch (error) {
    return { trouble: error as Error };
  }
}

/** The database first: nobody opens what is then left. */
function moveDatabase(from: string, to: string): void {
  for (const file of filesOf(from)) renameSync(file, to + file.slice(from.length));
}

function copyDatabase(from: string, to: string): void {
  for (const file of filesOf(from)) copyFileSync(file, to + file.slice(from.length));
}
