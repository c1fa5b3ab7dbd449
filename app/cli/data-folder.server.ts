import { type Stats, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { addon } from "~/runtime/addon.server";
import type { Settings } from "~/runtime/env.server";
import { connect, type Db, databaseFile } from "../../db/engines/client.server";
import { migrations, NewerDatabaseError, versionOf } from "../../db/migrations";
import { connectToRead, isWritable } from "../../db/operator/read-only.server";
import { Problem, UsageError } from "./command.server";

/** The data folder, which stands. @throws UsageError that names the place where it was looked for. */
export function dataFolder({ DATA_DIR }: Settings): string {
  const folder = resolve(DATA_DIR);
  if (!stateOf(folder)?.isDirectory()) throw missing(`There is no data folder at ${folder}.`);
  return folder;
}

/** The data folder, which has a database. @throws UsageError when it has none. */
export function databaseFolder(settings: Settings): string {
  const folder = dataFolder(settings);
  if (!stateOf(databaseFile(folder))) throw missing(`There is no database in ${folder}.`);
  return folder;
}

/**
 * Does something with the database of a folder that stands, beside a server that may run.
 * @throws UsageError when there is none; Problem when it is not of this program's schema.
 */
export async function withDatabase<T>(
  settings: Settings,
  work: (db: Db) => Promise<T>,
  { anySchema = false } = {},
): Promise<T> {
  const folder = databaseFolder(settings);
  const db = isWritable(folder) ? connect(folder, addon()) : connectToRead(folder, addon());
  try {
    if (!anySchema) demandSchema(versionOf(db.$client));
    return await work(db);
  } finally {
    db.$client.close();
  }
}

/** @throws Problem when this user may not look: what is there must not be told as missing. */
function stateOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EACCES") throw error;
    throw new Problem(
      `This user may not look into ${dirname(path)}. Run it as the folder's owner.`,
    );
  }
}

function missing(what: string): UsageError {
  return new UsageError(`${what} Set DATA_DIR, or make it with "prayer-life migrate".`);
}

function demandSchema(version: number): void {
  if (version > migrations.length) throw new NewerDatabaseError(version, migrations.length);
  if (version === migrations.length) return;
  throw new Problem(
    'The database is older than this program. Start the server anew, or run "prayer-life migrate".',
  );
}
