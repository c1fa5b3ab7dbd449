import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { commandWords } from "#content/commands";
import { openPostgres } from "#db/engines/postgres/client.server";
import { databaseFile, versionOf } from "#db/engines/sqlite/client.server";
import { makeFolder, withSqlite } from "#db/engines/sqlite/files.server";
import { postgresMigrations, sqliteMigrations } from "#db/migrations/migrations";
import { addon, database } from "~/runtime/database.server";
import { type Settings, settings } from "~/runtime/env.server";
import { holdFolder, releaseFolder, tighten } from "~/runtime/folder.server";
import { command } from "./command.server";
import type { Output } from "./output.server";

export const migrate = command({
  ...commandWords.migrate,
  async run({ settings, out }) {
    if (settings.DATABASE_URL) return migratePostgres(out);
    for (const words of tighten(settings.DATA_DIR)) out.say(words);
    let before = schemaOf(settings);
    if (before !== sqliteMigrations.length) {
      makeFolder(resolve(settings.DATA_DIR));
      // A running server would meet a newer schema than its own.
      await holdFolder();
      before = schemaOf(settings);
      await database().close();
      releaseFolder();
    }
    report(out, before, sqliteMigrations.length);
  },
});

/** Instances may run meanwhile: a step only adds, and one program at a time takes it. */
async function migratePostgres(out: Output): Promise<void> {
  const db = openPostgres(String(settings().DATABASE_URL));
  const before = await db.schema().finally(() => db.close());
  await database().ping();
  await database().close();
  report(out, before, postgresMigrations.length);
}

function schemaOf(settings: Settings): number {
  const file = databaseFile(settings.DATA_DIR);
  if (!existsSync(file)) return 0;
  return withSqlite(file, addon(), { fileMustExist: true }, versionOf);
}

function report(out: Output, from: number, to: number): void {
  const brought =
    from === 0
      ? `The database was made: schema ${to}.`
      : `The database was brought from schema ${from} to ${to}.`;
  const done =
    from === to ? `The database was up to date: schema ${to}. Nothing was changed.` : brought;
  out.result({ upToDate: true, from, to }, done);
}
