import { copyFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, inject } from "vitest";
import type { Engine } from "#db/engines/database";
import { openPostgres } from "#db/engines/postgres/client.server";
import { databaseFile, openDatabase } from "#db/engines/sqlite/client.server";
import { beginSealing } from "#db/seal/keys.server";
import { Keys } from "#db/seal/secret-keys.server";
import { temporaryFolder } from "../support/folder";
import { createDatabase } from "../support/postgres/postgres-database";

/** An engine with nothing in it, and a way to look past the functions of `db/`. */
export type TestEngine = Engine & {
  /** Runs SQL that both engines understand: names in mixed case are quoted. */
  sql(statement: string): Promise<Record<string, unknown>[]>;
  /** The names of its tables. */
  tables(): Promise<string[]>;
};

export const testSecret = "5ea1".repeat(16);

const opened: Engine[] = [];

afterAll(async () => {
  for (const engine of opened.splice(0)) await engine.close();
});

/**
 * An empty database of the engine that this run is about; it goes when the test file is done.
 * @param folder where SQLite's file is made.
 */
export async function openEngine(folder?: string): Promise<TestEngine> {
  const server = inject("postgres");
  const engine = server ? await onPostgres(server) : onSqlite(folder);
  opened.push(engine);
  return engine;
}

/** The same, where words are sealed. */
export async function openSealed(): Promise<TestEngine> {
  const engine = await openEngine();
  await beginSealing(engine, 1);
  return engine;
}

/** The file of an empty database, copied for each: faster than all migrations anew. */
let empty: string | undefined;

function onSqlite(folder = temporaryFolder()): TestEngine {
  if (empty) copyFileSync(empty, databaseFile(folder));
  const engine = openDatabase(folder, undefined, new Keys(() => testSecret));
  empty ??= copyOf(databaseFile(folder));
  const sql = async (statement: string) => {
    const prepared = engine.$client.prepare<unknown[], Record<string, unknown>>(statement);
    if (prepared.reader) return prepared.all();
    prepared.run();
    return [];
  };
  const all =
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
  const tables = async () => (await sql(all)).map(({ name }) => String(name));
  return Object.assign(engine, { sql, tables });
}

function copyOf(file: string): string {
  const copy = join(temporaryFolder(), "empty.db");
  const database = new Database(file, { readonly: true });
  database.prepare("VACUUM INTO ?").run(copy);
  database.close();
  return copy;
}

let template: Promise<string> | undefined;

async function onPostgres(server: string): Promise<TestEngine> {
  template ??= makeTemplate(server);
  const keys = new Keys(() => testSecret);
  const engine = openPostgres(await createDatabase(server, await template), { keys });
  const sql = async (statement: string) => (await engine.pool.run(statement)).rows;
  const all = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
    AND tablename NOT IN ('schema_version', 'rate_limits') ORDER BY tablename COLLATE "C"`;
  const tables = async () => (await sql(all)).map(({ name }) => String(name));
  return Object.assign(engine, { sql, tables });
}

/** A database with this program's schema, which others are copied from. */
async function makeTemplate(server: string): Promise<string> {
  const url = await createDatabase(server);
  const engine = openPostgres(url, { migrates: true });
  await engine.ping();
  await engine.close();
  return new URL(url).pathname.slice(1);
}
