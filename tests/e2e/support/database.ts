import { readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { Db } from "#db/engines/database";
import { createPool } from "#db/engines/postgres/connections.server";
import {
  createWriter as createPostgresWriter,
  queriesOn as queriesOnPostgres,
} from "#db/engines/postgres/queries.server";
import { createWriter, queriesOn } from "#db/engines/sqlite/executor.server";
import { placeOf } from "#db/engines/sqlite/files.server";
import { Keys } from "#db/seal/secret-keys.server";
import { dataFolder } from "./place";

/** Of the server's words. */
export const keys = new Keys(
  () => process.env.SECRET ?? readFileSync(join(dataFolder, "secret"), "utf8").trim(),
);

/** What the server keeps just now, read from its file; not for tests that run on PostgreSQL, too. */
export function rows(sql: string, ...values: unknown[]): unknown[] {
  const database = open({ readonly: true });
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}

/** Works on the server's file beside it, by the product's own functions. */
export async function besideServer<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return besidePostgres(DATABASE_URL, work);
  const database = open();
  // Migrations, which come with the product's own way to open it, are no modules here.
  const path = database.name;
  const write = createWriter(database, placeOf(path));
  try {
    return await work(Object.assign(queriesOn(database), { write, keys, forgetDeleted() {} }));
  } finally {
    database.close();
  }
}

async function besidePostgres<Result>(
  url: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result> {
  const pool = createPool(url, async () => {});
  try {
    const write = createPostgresWriter(pool.connect, () => {});
    const queries = queriesOnPostgres(pool.run);
    return await work(Object.assign(queries, { write, keys, forgetDeleted() {} }));
  } finally {
    await pool.end();
  }
}

/** Runs statements of SQL in it. */
export function execute(sql: string): void {
  const database = open();
  try {
    database.exec(sql);
  } finally {
    database.close();
  }
}

const open = (options?: Database.Options) =>
  new Database(join(dataFolder, "prayer-life.db"), options);
