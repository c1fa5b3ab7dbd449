import * as fs from "node:fs";
import { basename, dirname, join } from "node:path";
import { sqliteMigrations } from "#db/migrations/migrations";
import { day } from "#db/time";
import { NewerDatabaseError } from "../errors.server";
import { appendChecksum } from "./backup-checksum.server";
import { databaseFile, versionOf } from "./client.server";
import {
  type Addon,
  databaseOf,
  fileIdentity,
  filesOf,
  incomingOf,
  isDatabase,
  linked,
  removeDatabase,
  type Sqlite,
  sync,
  withSqlite,
} from "./files.server";

/** One snapshot, checked, 0600, complete or not at all. @throws EEXIST unless it `replaces` the file. */
export async function backUp(
  sqlite: Sqlite,
  file: string,
  options: { addon?: Addon; replaces?: boolean; progress?(done: number, total: number): void },
): Promise<void> {
  const { addon, replaces = false, progress } = options;
  const aside = join(dirname(file), `.${basename(file)}.${process.pid}`);
  fs.closeSync(fs.openSync(aside, "wx", 0o600));
  try {
    await copy(sqlite, aside, progress);
    checkDatabase(aside, addon);
    await appendChecksum(aside);
    sync(aside);
    if (replaces || !linked(aside, file)) fs.renameSync(aside, file);
    sync(dirname(file));
  } finally {
    removeDatabase(aside);
  }
}

/** @throws where it is damaged, newer or another product's. */
function checkDatabase(file: string, addon?: Addon): void {
  withSqlite(file, addon, { fileMustExist: true }, (sqlite) => {
    sqlite.pragma("journal_mode = DELETE");
    const damage = findDamage(sqlite);
    if (damage) throw new Error(`It is damaged: ${damage}`);
    const version = versionOf(sqlite);
    if (version > sqliteMigrations.length)
      throw new NewerDatabaseError(version, sqliteMigrations.length);
    const ours = sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'prayer_requests'").get();
    if (version === 0 || !ours) throw new Error("It is no database of Prayer LIFE.");
  });
}

/** Killed backups leave full copies under names that nothing else would remove. */
export function removeLeftovers(folder: string, isTarget: (name: string) => boolean): void {
  for (const name of fs.readdirSync(folder)) {
    const [, target, pid] = /^\.(.+)\.(\d+)$/.exec(databaseOf(name)) ?? [];
    if (target && isTarget(target) && !runs(Number(pid))) fs.rmSync(join(folder, name));
  }
}

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

export function findDamage(sqlite: Sqlite): string | undefined {
  const found = sqlite.pragma("integrity_check(1)", { simple: true });
  if (found !== "ok") return String(found);
  const [orphan] = sqlite.pragma("foreign_key_check") as { table: string }[];
  return orphan && `rows of ${orphan.table} belong to nothing.`;
}

async function copy(
  sqlite: Sqlite,
  file: string,
  progress?: (done: number, total: number) => void,
): Promise<void> {
  // One snapshot: otherwise each write of the server would restart the copy.
  sqlite.exec("BEGIN");
  try {
    sqlite.prepare("SELECT count(*) FROM sqlite_schema").get();
    await sqlite.backup(file, {
      progress({ totalPages, remainingPages }) {
        progress?.(totalPages - remainingPages, totalPages);
        return 1_000;
      },
    });
  } finally {
    sqlite.exec("COMMIT");
  }
}

export const backupGrowsOld = 3 * day;

const noteFile = (folder: string) => join(folder, "backed-up");

/** @param at the file, or the folder of several */
export function noteBackup(folder: string, at?: string): void {
  try {
    const places = new Set([...(at ? [at] : []), ...notedBackups(folder)]);
    fs.writeFileSync(noteFile(folder), [...places].slice(0, 20).join("\n"), { mode: 0o600 });
  } catch {
    // Whoever makes backups need not have the right to write here.
  }
}

/** Where the last ones were written, of which some may be gone. */
export function notedBackups(folder: string): string[] {
  const file = noteFile(folder);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
}

export function lastBackup(folder: string): number | undefined {
  return fs.statSync(noteFile(folder), { throwIfNoEntry: false })?.mtimeMs;
}

const columns = [
  ["users", "createdAt"],
  ["newsletter_subscriptions", "subscribedAt"],
  ["prayer_requests", "createdAt"],
  ["contact_messages", "createdAt"],
];

/** Milliseconds since 1970, 0 for none. An older program's database may lack a table. */
export function newestMoment(sqlite: Sqlite): number {
  const tables = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck();
  const known = new Set(tables.all());
  const moments = columns
    .filter(([table]) => known.has(table))
    .map(([table, column]) => `SELECT max(${column}) AS at FROM ${table}`);
  if (moments.length === 0) return 0;
  const sql = `SELECT max(at) FROM (${moments.join(" UNION ALL ")})`;
  return Number(sqlite.prepare(sql).pluck().get() ?? 0);
}

const replacedPrefix = "prayer-life.db.replaced-";

export function listReplaced(folder: string): string[] {
  const names = fs.readdirSync(folder).filter((name) => name.startsWith(replacedPrefix));
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
  removeRemains(folder, live, preparing);
  try {
    prepareIncoming(backup, preparing, addon);
    const stood = filesOf(live).length > 0;
    const replaced = stood ? join(folder, `${replacedPrefix}${stamp}`) : undefined;
    const whole = isOneFile(live, addon);
    fs.renameSync(preparing, incoming);
    if (replaced && !(whole && linked(live, replaced))) moveDatabase(live, replaced);
    try {
      fs.renameSync(incoming, live);
    } catch (error) {
      if (replaced && !fs.existsSync(live)) moveDatabase(replaced, live);
      throw error;
    }
    return { replaced, ...(await settle(live, whole ? replaced : undefined, addon)) };
  } finally {
    removeDatabase(preparing);
    // While there is no database it explains why.
    if (fs.existsSync(live)) removeDatabase(incoming);
  }
}

/** Of a killed restore: a log that would be replayed into the next one, and hard links to the database. */
function removeRemains(folder: string, live: string, preparing: string): void {
  removeDatabase(preparing);
  for (const name of fs.existsSync(live) ? listReplaced(folder) : [])
    if (fileIdentity(join(folder, name)) === fileIdentity(live)) fs.rmSync(join(folder, name));
}

function prepareIncoming(
  { file, length }: { file: string; length: number },
  to: string,
  addon?: Addon,
) {
  // A copy by another tool may have a log; what lies beside our own backup is unrelated.
  const parts = length === fs.statSync(file).size ? filesOf(file) : [file];
  for (const part of parts) fs.copyFileSync(part, to + part.slice(file.length));
  fs.chmodSync(to, 0o600);
  fs.truncateSync(to, length);
  checkDatabase(to, addon);
  sync(to);
}

/** Checkpoints the log. @returns false where the database is broken or missing. @throws SQLITE_BUSY */
function isOneFile(live: string, addon?: Addon): boolean {
  // SQLite would discard the log of what is no database.
  if (!isDatabase(live)) return false;
  try {
    withSqlite(live, addon, {}, (sqlite) => sqlite.pragma("journal_mode = DELETE"));
  } catch (error) {
    if ((error as { code?: string }).code === "SQLITE_BUSY") throw error;
    return false;
  }
  return filesOf(live).length === 1;
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
  for (const file of filesOf(from)) fs.renameSync(file, to + file.slice(from.length));
}
