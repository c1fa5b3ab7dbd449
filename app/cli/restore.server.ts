import * as fs from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { isatty } from "node:tty";
import { commandSays, commandWords } from "#content/commands";
import { restore as restoreDatabase } from "#db/engines/sqlite/backup.server";
import { verifyChecksum } from "#db/engines/sqlite/backup-checksum.server";
import { databaseFile } from "#db/engines/sqlite/client.server";
import { fileIdentity, makeFolder } from "#db/engines/sqlite/files.server";
import { takeLock } from "#db/engines/sqlite/lock.server";
import { bundled, isBundle, unpackBundle } from "~/runtime/bundle.server";
import { now } from "~/runtime/clock.server";
import { addon } from "~/runtime/database.server";
import { reasonOf, userName } from "~/runtime/error-reason.server";
import { keepSecret, readSecret } from "~/runtime/secret.server";
import { openCopy } from "~/runtime/secret-copy.server";
import { type Call, type Command, command, Problem, UsageError } from "./command.server";
import { dataFolder, passphraseIn, requireFile, withTemporaryFolder } from "./data-folder.server";
import { stamp } from "./output.server";

export const restore: Command = command({
  ...commandWords.restore,
  takes: 1,
  async run(call) {
    const { unsealed = false } = call.values;
    const { words, settings } = call;
    const [file] = words;
    if (file === undefined) throw new UsageError("restore takes a FILE.");
    if (isBundle(file)) return restoreAll(call, file);
    requireFile(settings, "pg_restore, or a base backup with its archive");
    if (file === "-") return withInput((path) => restore.run({ ...call, words: [path] }));
    await replaceDatabase(call, file, unsealed);
  },
});

/** @param name what is said that was restored. */
async function replaceDatabase(
  { settings, out }: Call,
  file: string,
  unsealed = false,
  name = file,
) {
  const folder = dataFolder(settings);
  requireReadable(file);
  requireCopy(file, folder);
  const lock = takeLock(folder, addon());
  if (!lock) throw new Problem(`A server runs on ${folder}. Stop it first, then restore.`);
  try {
    out.say(`Checking ${file}…`);
    const length = await checkedLength(file, unsealed);
    const options = { addon: addon(), stamp: stamp(now()) };
    const done = await restoreDatabase(folder, { file, length }, options).catch(explain);
    const { replaced, trouble, unsound } = done;
    const before = replaced ? `What stood there before is in ${replaced}.` : "";
    if (unsound)
      throw new Problem(
        `The backup was put in the place of the database, but is no good there: ${reasonOf(unsound)} ${before}`,
      );
    out.result(
      { restored: resolve(name), replaced },
      `Restored ${resolve(name)}.${before && `\n${before}`}`,
    );
    if (trouble) out.say(`It stands there, but after that: ${trouble.message}`);
  } finally {
    lock.release();
  }
}

/** Checked first; then the database, the secret and the site's folder, each whole. */
async function restoreAll(call: Call, file: string): Promise<void> {
  const { settings, values, out } = call;
  const { DATA_DIR, DATABASE_URL, SITE_DIR } = settings;
  const passphrase = passphraseIn(values.passphrase);
  await withTemporaryFolder(async (folder) => {
    await unpackBundle(resolve(file), join(folder, "back"));
    const path = (name: string) => join(folder, "back", name);
    const value = await openCopy(fs.readFileSync(path(bundled.secret), "utf8"), passphrase);
    if (!value) throw new Problem("Its secret opens with another passphrase. Nothing was changed.");
    if (!DATABASE_URL) {
      makeFolder(resolve(DATA_DIR));
      if (fs.existsSync(join(DATA_DIR, "secret")) && readSecret(DATA_DIR) !== value)
        throw new Problem("Another secret stands in DATA_DIR: move it away first.");
      if (fs.existsSync(path(bundled.database)))
        await replaceDatabase(call, path(bundled.database), false, file);
      keepSecret(DATA_DIR, value);
    }
    if (fs.existsSync(path(bundled.site))) {
      if (fs.existsSync(SITE_DIR)) fs.renameSync(SITE_DIR, `${SITE_DIR}.replaced-${stamp(now())}`);
      fs.cpSync(path(bundled.site), SITE_DIR, { recursive: true });
    }
    if (DATABASE_URL) return out.result({ secret: value }, `SECRET=${value}`);
    out.say("The secret is back in DATA_DIR, and the site's folder.");
  });
}

function requireReadable(file: string): void {
  try {
    fs.accessSync(file, fs.constants.R_OK);
    if (fs.statSync(file).isFile()) return;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EACCES")
      throw new Problem(
        `The user ${userName()} may not read ${resolve(file)}. Hand it over: restore - < ${file}`,
      );
  }
  throw new Problem(`There is no file ${resolve(file)}.`);
}

/** The database cannot replace itself, and what its journal still holds would be lost. */
function requireCopy(file: string, folder: string): void {
  if (fileIdentity(file) !== fileIdentity(databaseFile(folder))) return;
  throw new Problem(`${resolve(file)} is the database itself. Name a backup of it.`);
}

async function checkedLength(file: string, unsealed: boolean): Promise<number> {
  const checked = await verifyChecksum(file);
  if ("length" in checked) return checked.length;
  if (checked.wrong === "altered") {
    throw new Problem(commandSays.altered);
  }
  if (unsealed) return fs.statSync(file).size;
  throw new Problem(commandSays.noBackup);
}

function explain(error: Error & { code?: string }): never {
  if (error.code === "SQLITE_BUSY") throw new Problem(commandSays.openElsewhere);
  throw new Problem(
    `This file cannot be restored: ${reasonOf(error).replace(/\.?$/, ".")} Nothing was changed here.`,
  );
}

async function withInput<T>(work: (file: string) => Promise<T>): Promise<T> {
  if (isatty(0))
    throw new UsageError("A backup is no text: hand it over from a file or a program.");
  return withTemporaryFolder(async (folder) => {
    const file = join(folder, "standard-input");
    await pipeline(process.stdin, fs.createWriteStream(file, { mode: 0o600 }));
    return work(file);
  });
}
