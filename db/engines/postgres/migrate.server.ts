import type pg from "pg";
import { migrations } from "#db/migrations/postgres-migrations";
import { NewerDatabaseError } from "../newer-database";
import { type Run, runOn } from "./queries.server";

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
