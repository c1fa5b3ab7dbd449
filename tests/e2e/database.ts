import { join } from "node:path";
import Database from "better-sqlite3";
import type { Db } from "../../db/engines/database";
import { queriesOn } from "../../db/engines/sqlite/statements.server";
import { createWriter } from "../../db/engines/sqlite/writer.server";
import { dataFolder } from "./place";

/** What the server keeps just now, read from its file. */
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
  const database = open();
  // Migrations, which come with the product's own way to open it, are no modules here.
  const write = createWriter(database);
  try {
    return await work(Object.assign(queriesOn(database), { write, forgetDeleted() {} }));
  } finally {
    database.close();
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
