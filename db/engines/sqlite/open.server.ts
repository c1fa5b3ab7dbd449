import Database from "better-sqlite3";
import { requireNoRemains } from "./database-files.server";

export type Sqlite = Database.Database;

/** SQLite's compiled part, for a program that better-sqlite3 cannot find it beside. */
export type Addon = object;

/**
 * Opens an SQLite file, or the bytes of one, as it is, made when missing unless `options` say otherwise.
 * @throws SQLite's own error when it cannot be opened; where it is lost, and its log is not.
 */
export function openSqlite(
  file: string | Buffer,
  addon?: Addon,
  options: Database.Options = {},
): Sqlite {
  if (typeof file === "string") requireNoRemains(file);
  // An object is taken, whatever the types say; a path would be looked up with a `require` of files.
  const nativeBinding = addon as unknown as string | undefined;
  return new Database(file, { ...options, ...(nativeBinding && { nativeBinding }) });
}
