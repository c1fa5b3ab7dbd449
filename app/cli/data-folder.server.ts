import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { commandSays } from "#content/commands";
import type { Engine } from "#db/engines/database";
import { NewerDatabaseError } from "#db/engines/errors.server";
import { openPostgres } from "#db/engines/postgres/client.server";
import {
  connect,
  connectToRead,
  databaseFile,
  isWritable,
  type SqliteEngine,
} from "#db/engines/sqlite/client.server";
import { fileIdentity, requireNoRemains, type Sqlite } from "#db/engines/sqlite/files.server";
import { postgresMigrations, sqliteMigrations } from "#db/migrations/migrations";
import { Keys } from "#db/seal/secret-keys.server";
import { addon } from "~/runtime/database.server";
import type { Settings } from "~/runtime/env.server";
import { userName } from "~/runtime/error-reason.server";
import { secret } from "~/runtime/secret.server";
import { requireSecret } from "~/runtime/secret-copy.server";
import { readGiven } from "~/runtime/text-file.server";
import { Problem, UsageError } from "./command.server";

export function dataFolder({ DATA_DIR }: Settings): string {
  const folder = resolve(DATA_DIR);
  if (!stateOf(folder)?.isDirectory()) throw missing(`There is no data folder at ${folder}.`);
  return folder;
}

/** @throws UsageError where there is no database, or only remains of one. */
export function databaseFolder(settings: Settings): string {
  const folder = dataFolder(settings);
  const file = databaseFile(folder);
  if (stateOf(file)) return folder;
  requireNoRemains(file);
  throw missing(`There is no database in ${folder}.`);
}

/** @throws UsageError when there is none; Problem when it is not of this program's schema, or secret. */
export function withDatabase<T>(settings: Settings, work: (db: Engine) => Promise<T>): Promise<T> {
  return withSealedDatabase(settings, async (db) => {
    await requireSecret(db, settings);
    return work(db);
  });
}

/** As `withDatabase`, though the secret may be another one. */
export async function withSealedDatabase<T>(
  settings: Settings,
  work: (db: Engine & { keys: Keys }) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL } = settings;
  const db = DATABASE_URL
    ? openPostgres(DATABASE_URL, { isCommand: true, keys: keys() })
    : openFile(settings);
  try {
    requireSchema(await db.schema(), (DATABASE_URL ? postgresMigrations : sqliteMigrations).length);
    return await work(Object.assign(db, { keys: keys() }));
  } finally {
    await db.close();
  }
}

export async function withFile<T>(settings: Settings, work: (sqlite: Sqlite) => Promise<T>) {
  const db = openFile(settings);
  try {
    return await work(db.$client);
  } finally {
    await db.close();
  }
}

export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = fs.mkdtempSync(join(tmpdir(), "prayer-life-"));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** @param tools PostgreSQL's own. @throws Problem where the database is no file. */
export function requireFile({ DATABASE_URL }: Settings, tools: string): void {
  if (!DATABASE_URL) return;
  throw new Problem(
    `DATABASE_URL names a PostgreSQL database. Use ${tools}: they know its log and its standbys, and restore to any moment. deploy/postgresql.md shows how.`,
  );
}

/** @param instead what to do in its place. @throws Problem where no file can be made in it */
export function requireWritable(folder: string, instead: string): void {
  try {
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new Problem(`There is no folder ${folder}.`);
    throw new Problem(`The user ${userName()} may not write into ${folder} (${code}). ${instead}`);
  }
}

/** Characters of a passphrase. */
const shortest = 12;

/** The first line of a file; "-" is standard input. */
export function passphraseIn(file: string | undefined): string {
  if (file === undefined) throw new UsageError("--passphrase names the file that holds it.");
  const [line = ""] = readGiven(file, `--passphrase - < ${file}`).toString().split(/\r?\n/);
  if ([...line].length < shortest)
    throw new Problem(`The passphrase takes ${shortest} characters at the least.`);
  return line;
}

/** A backup in the data folder could overwrite the database or the key under a running server. */
export function requireOutside(target: string, dataFolder: string): void {
  const places = fs.existsSync(target) ? [target, dirname(target)] : [dirname(target)];
  if (!places.some((path) => isWithin(path, dataFolder)) && !isFileOf(target, dataFolder)) return;
  throw new Problem(
    `${target} is in the data folder, or is a file of it under another name. A backup there could take the place of what is live. Choose a folder of its own.`,
  );
}

/** By identity, not by name: links, mounts and letter case make many names of one folder. */
function isWithin(path: string, folder: string): boolean {
  const wanted = fileIdentity(folder);
  const climb = (at: string): boolean =>
    fileIdentity(at) === wanted || (dirname(at) !== at && climb(dirname(at)));
  return climb(fs.realpathSync(path));
}

function isFileOf(target: string, folder: string): boolean {
  const identity = fileIdentity(target);
  const own = fs.readdirSync(folder).map((name) => fileIdentity(join(folder, name)));
  return identity !== undefined && own.includes(identity);
}

function openFile(settings: Settings): SqliteEngine {
  const folder = databaseFolder(settings);
  const open = isWritable(folder) ? connect : connectToRead;
  return open(folder, addon(), keys());
}

const keys = () => new Keys(secret);

function stateOf(path: string): fs.Stats | undefined {
  try {
    return fs.statSync(path, { throwIfNoEntry: false });
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

function requireSchema(version: number, known: number): void {
  if (version > known) throw new NewerDatabaseError(version, known);
  if (version === known) return;
  throw new Problem(commandSays.olderSchema);
}
