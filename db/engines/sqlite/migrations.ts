import type Database from "better-sqlite3";
import firstTables from "../../migrations/sqlite/0001-first-tables.sql?raw";
import accounts from "../../migrations/sqlite/0002-accounts.sql?raw";
import keptPlansAndThemes from "../../migrations/sqlite/0003-kept-plans-and-themes.sql?raw";
import messagesAndRequests from "../../migrations/sqlite/0004-messages-and-requests.sql?raw";
import readingPreferences from "../../migrations/sqlite/0005-reading-preferences.sql?raw";
import prayers from "../../migrations/sqlite/0006-prayers.sql?raw";
import planDays from "../../migrations/sqlite/0007-plan-days.sql?raw";
import inbox from "../../migrations/sqlite/0008-inbox.sql?raw";
import passwordResets from "../../migrations/sqlite/0009-password-resets.sql?raw";
import drafts from "../../migrations/sqlite/0010-drafts.sql?raw";
import confirmedAddresses from "../../migrations/sqlite/0011-confirmed-addresses.sql?raw";
import plainNames from "../../migrations/sqlite/0012-plain-names.sql?raw";
import prayerList from "../../migrations/sqlite/0013-prayer-list.sql?raw";
import daysOfPrayer from "../../migrations/sqlite/0014-days-of-prayer.sql?raw";
import letters from "../../migrations/sqlite/0015-letters.sql?raw";
import team from "../../migrations/sqlite/0016-team.sql?raw";
import plansByLetter from "../../migrations/sqlite/0017-plans-by-letter.sql?raw";
import desk from "../../migrations/sqlite/0018-desk.sql?raw";
import requestLetters from "../../migrations/sqlite/0019-request-letters.sql?raw";
import { NewerDatabaseError } from "../newer-database";

/** In order; the number of those applied is the database's `user_version`. Append, never edit. */
export const migrations: readonly string[] = [
  firstTables,
  accounts,
  keptPlansAndThemes,
  messagesAndRequests,
  readingPreferences,
  prayers,
  planDays,
  inbox,
  passwordResets,
  drafts,
  confirmedAddresses,
  plainNames,
  prayerList,
  daysOfPrayer,
  letters,
  team,
  plansByLetter,
  desk,
  requestLetters,
];

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
