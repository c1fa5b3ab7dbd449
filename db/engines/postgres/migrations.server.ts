import type pg from "pg";
import firstTables from "../../migrations/postgres/0001-first-tables.sql?raw";
import prayerList from "../../migrations/postgres/0002-prayer-list.sql?raw";
import daysOfPrayer from "../../migrations/postgres/0003-days-of-prayer.sql?raw";
import letters from "../../migrations/postgres/0004-letters.sql?raw";
import team from "../../migrations/postgres/0005-team.sql?raw";
import plansByLetter from "../../migrations/postgres/0006-plans-by-letter.sql?raw";
import desk from "../../migrations/postgres/0007-desk.sql?raw";
import requestLetters from "../../migrations/postgres/0008-request-letters.sql?raw";
import { NewerDatabaseError } from "../newer-database";
import { type Run, runOn } from "./queries.server";

/**
 * In order; how many were applied stands in the table `schema_version`. Append, never edit; a step only
 * adds, so that the program of the release before goes on working beside the new one.
 */
export const migrations: readonly string[] = [
  firstTables,
  prayerList,
  daysOfPrayer,
  letters,
  team,
  plansByLetter,
  desk,
  requestLetters,
];

/** The lock that one program holds while it migrates; the number says "PrayerLIFE" to nobody else. */
const lock = 7_226_915_001;

/**
 * Brings a database to the newest schema, in one transaction. Of several programs that start at once
 * one does it, and the others wait.
 * @throws NewerDatabaseError, before anything is changed.
 */
export async function migrate(client: pg.ClientBase, steps = migrations): Promise<void> {
  const run = runOn(client);
  await run("BEGIN");
  try {
    await run("SELECT pg_advisory_xact_lock($1)", [lock]);
    const version = await versionOf(run);
    if (version > steps.length) throw new NewerDatabaseError(version, steps.length);
    for (const step of steps.slice(version)) await run(step);
    if (version < steps.length) await setVersion(run, steps.length);
    await run("COMMIT");
  } catch (error) {
    await run("ROLLBACK").catch(() => {});
    throw error;
  }
}

/** How many steps a database has taken. */
export async function versionOf(run: Run): Promise<number> {
  const { rows: found } = await run("SELECT to_regclass('schema_version') AS name");
  if (found[0].name === null) return 0;
  const { rows } = await run("SELECT version FROM schema_version");
  return rows[0]?.version ?? 0;
}

async function setVersion(run: Run, version: number): Promise<void> {
  await run("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)");
  await run("DELETE FROM schema_version");
  await run("INSERT INTO schema_version VALUES ($1)", [version]);
}
