import type Database from "better-sqlite3";
import { migrations } from "#db/migrations/sqlite-migrations";
import { NewerDatabaseError } from "../newer-database";

/**
 * Brings a database to the newest schema, each step in a transaction of its own.
 * Two programs that start at once are safe: the version is read inside the write lock.
 * @returns how many steps were applied.
 * @throws NewerDatabaseError, before anything is changed.
 */
export function migrate(sqlite: Database.Database, steps = migrations): number {
  const version = () => versionOf(sqlite);
  if (version() > steps.length) throw new NewerDatabaseError(version(), steps.length);
  let applied = 0;
  const step = sqlite.transaction(() => {
    const sql = steps[version()];
    if (sql === undefined) return false;
    sqlite.exec(sql);
    sqlite.pragma(`user_version = ${version() + 1}`);
    return true;
  });
  while (version() < steps.length && step.immediate()) applied += 1;
  return applied;
}

/** How many steps a database has taken. */
export function versionOf(sqlite: Database.Database): number {
  return Number(sqlite.pragma("user_version", { simple: true }));
}
