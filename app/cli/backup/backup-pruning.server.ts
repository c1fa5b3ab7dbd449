import { readdirSync } from "node:fs";
import { join } from "node:path";
import { newestMoment } from "#db/engines/sqlite/backup.server";
import { openSqlite, removeDatabase } from "#db/engines/sqlite/files.server";
import { addon } from "~/runtime/sqlite-addon.server";
import { stamp } from "../time.server";

/** What a backup in a folder is called. @param at when it was made. */
export const nameOfBackup = (at: number): string => `prayer-life-${stamp(at)}.db`;

/** Those names. */
export const backupName = /^prayer-life-\d{8}T\d{9}Z\.db$/;

/**
 * Removes all but the newest backups of a folder: by what is in them, for a name is only as right as
 * the clock was. What cannot be read is neither counted nor removed.
 * @param written the name of the one that was just made; it stays, whatever the others say.
 */
export function prune(dir: string, { keep, written }: { keep: number; written: string }) {
  const others = readdirSync(dir).filter((name) => backupName.test(name) && name !== written);
  const found = others.map((name) => ({ name, moment: momentIn(join(dir, name)) }));
  const removed = found
    .flatMap(({ name, moment }) => (moment === undefined ? [] : [{ name, moment }]))
    .sort((one, other) => other.moment - one.moment || (one.name < other.name ? 1 : -1))
    .slice(keep - 1)
    .map(({ name }) => name);
  for (const name of removed) removeDatabase(join(dir, name));
  const unread = found.filter(({ moment }) => moment === undefined).map(({ name }) => name);
  return { removed, unread };
}

/** When the last thing in a backup was saved. @returns undefined when it cannot be read. */
function momentIn(file: string): number | undefined {
  try {
    const sqlite = openSqlite(file, addon(), { readonly: true, fileMustExist: true });
    try {
      return newestMoment(sqlite);
    } finally {
      sqlite.close();
    }
  } catch {
    return undefined;
  }
}
