import { accessSync, constants, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { databaseFile, engineOf, type SqliteEngine } from "./client.server";
import { sizeOf } from "./database-files.server";
import { type Addon, openSqlite, type Sqlite } from "./open.server";

/** Whether this process may write a folder and its database: SQLite wants both, even to read. */
export function isWritable(folder: string): boolean {
  try {
    for (const path of [folder, databaseFile(folder)]) accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the database of a folder that cannot be written, to read it.
 * @throws where it has a journal that cannot be read so.
 */
export function connectToRead(folder: string, addon?: Addon): SqliteEngine {
  const file = resolve(databaseFile(folder));
  const sqlite = openToRead(file, addon);
  sqlite.pragma("query_only = ON");
  return engineOf(file, sqlite, sqlite);
}

function openToRead(file: string, addon?: Addon): Sqlite {
  if (sizeOf(`${file}-wal`) > 0) return openBesideJournal(file, addon);
  // SQLite would make a journal beside it. Where there is none the file is all there is.
  const bytes = readFileSync(file);
  bytes.fill(rollbackMode, journalModes.from, journalModes.to);
  return openSqlite(bytes, addon);
}

/** The two bytes of a database's header that say how it is journaled. */
const journalModes = { from: 18, to: 20 };
const rollbackMode = 1;

function openBesideJournal(file: string, addon?: Addon): Sqlite {
  const sqlite = openSqlite(file, addon, { readonly: true, fileMustExist: true });
  try {
    sqlite.prepare("SELECT count(*) FROM sqlite_schema").get();
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw new Error(
      `${file} has a journal (-wal) that SQLite cannot read without writing beside it. Copy the ` +
        "folder to where it can be written, and name the copy in DATA_DIR.",
      { cause: error },
    );
  }
}
