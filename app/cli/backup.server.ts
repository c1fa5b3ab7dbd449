import * as fs from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { isatty } from "node:tty";
import { commandWords } from "#content/commands";
import {
  backUp,
  newestMoment,
  noteBackup,
  removeLeftovers,
} from "#db/engines/sqlite/backup.server";
import { linked, removeDatabase, sync, withSqlite } from "#db/engines/sqlite/files.server";
import { bundled, unpackBundle, writeBundle } from "~/runtime/bundle.server";
import { now } from "~/runtime/clock.server";
import { addon } from "~/runtime/database.server";
import { giveToOwner } from "~/runtime/folder.server";
import { secret, writePrivate } from "~/runtime/secret.server";
import { makeCopy, openCopy } from "~/runtime/secret-copy.server";
import { listFolder } from "~/site/folder.server";
import { type Call, command, Problem, UsageError } from "./command.server";
import * as home from "./data-folder.server";
import { megabytes, stamp } from "./output.server";

/** For `requireWritable`. */
const toOutput =
  "Name another folder, or take the backup from standard output: prayer-life backup - > FILE";

export const backup = command({
  ...commandWords.backup,
  takes: 1,
  async run(call) {
    const { values, words, settings, out } = call;
    if (values.all) return backUpAll(call).catch(explain);
    home.requireFile(settings, "pg_dump, or continuous archiving");
    const { force, dir, keep } = values;
    const [file] = words;
    if ((file === undefined) === (dir === undefined)) {
      throw new UsageError("backup takes either a FILE or --dir FOLDER.");
    }
    const keepCount = readKeepCount(keep, dir);
    if (file === "-") return backUpToOutput(call).catch(explain);
    const target = resolve(dir ? join(dir, nameOfBackup(now())) : String(file));
    const folder = resolve(target, "..");
    home.requireWritable(folder, toOutput);
    home.requireOutside(target, home.databaseFolder(settings));
    if (fs.existsSync(target) && !force)
      throw new Problem(`${target} stands already; --force replaces it.`);
    removeLeftovers(folder, (name) => name === basename(target) || backupName.test(name));
    const progress = (done: number, total: number) => out.progress("Copying", done, total);
    const options = { addon: addon(), replaces: force, progress };
    const write = home.withFile(settings, (sqlite) => backUp(sqlite, target, options));
    await write.catch(explain);
    noteBackup(home.databaseFolder(settings), dir ? folder : target);
    if (dir) giveToOwner(folder, [target]);
    const pruned =
      dir && keepCount
        ? prune(dir, { keep: keepCount, written: basename(target) })
        : { removed: [], unread: [] };
    const { removed, unread } = pruned;
    const { size } = fs.statSync(target);
    out.result(
      { file: target, bytes: size, removed },
      `${target}: ${megabytes(size)}, checked.${removed.length > 0 ? ` Removed ${removed.length} older.` : ""}`,
    );
    if (unread.length > 0) out.say(`No backups any more, and left: ${unread.join(", ")}.`);
  },
});

function readKeepCount(keep: string | undefined, dir: string | undefined): number | undefined {
  if (keep === undefined) return undefined;
  if (dir === undefined) throw new UsageError("--keep belongs to --dir.");
  if (!/^[1-9]\d{0,4}$/.test(keep)) throw new UsageError("--keep takes a number from 1.");
  return Number(keep);
}

function explain(error: NodeJS.ErrnoException): never {
  if (error.code === "EEXIST") throw new Problem("Another backup has taken that name meanwhile.");
  if (error.code === "ENOSPC" || error.code === "SQLITE_FULL") {
    throw new Problem("The disk is full; nothing was written.");
  }
  throw error;
}

const nameOfBackup = (at: number): string => `prayer-life-${stamp(at)}.db`;

const backupName = /^prayer-life-\d{8}T\d{9}Z\.db$/;

/** The newest by content: a name is only as right as the clock was. */
function prune(dir: string, { keep, written }: { keep: number; written: string }) {
  const others = fs.readdirSync(dir).filter((name) => backupName.test(name) && name !== written);
  const found = others.map((name) => ({ name, moment: momentIn(join(dir, name)) }));
  const removed = found
    .flatMap(({ name, moment }) => (moment === undefined ? [] : [{ name, moment }]))
    .sort((one, other) => other.moment - one.moment || (one.name < other.name ? 1 : -1))
    .slice(keep - 1)
    .map(({ name }) => name);
  for (const name of removed) removeDatabase(join(dir, name));
  const unread = found.filter(({ moment }) => moment === undefined).map(({ name }) => name);
  return { removed, unread };
}

function momentIn(file: string): number | undefined {
  try {
    return withSqlite(file, addon(), { readonly: true, fileMustExist: true }, newestMoment);
  } catch {
    return undefined;
  }
}

/** Made whole and checked first, in the folder of temporary files (TMPDIR). */
async function backUpToOutput({ settings, out }: Call): Promise<void> {
  if (isatty(1)) throw new UsageError("A backup is no text: send it to a file or a program.");
  await home.withTemporaryFolder(async (folder) => {
    const file = join(folder, "backup.db");
    await home.withFile(settings, (sqlite) => backUp(sqlite, file, { addon: addon() }));
    for await (const part of fs.createReadStream(file, { highWaterMark: 1 << 20 })) out.bytes(part);
    noteBackup(home.databaseFolder(settings));
  });
}

/** Read back before it has its name. */
async function backUpAll({
  settings,
  words,
  values,
  out,
}: Call<typeof commandWords.backup.options>): Promise<void> {
  const [file = "-"] = words;
  if (file === "-" || values.dir || values.force || values.keep)
    throw new UsageError("backup --all takes the FILE to make, and --passphrase.");
  const [target, passphrase] = [resolve(file), home.passphraseIn(values.passphrase)];
  home.requireWritable(dirname(target), "Name another folder.");
  if (fs.existsSync(target)) throw new Problem(`${target} stands already.`);
  const folder = settings.DATABASE_URL ? undefined : home.databaseFolder(settings);
  if (folder) home.requireOutside(target, folder);
  // Asks whether the secret is the one of the words.
  await home.withDatabase(settings, async () => {});
  const aside = join(dirname(target), `.${basename(target)}.${process.pid}`);
  await home.withTemporaryFolder(async (temporary) => {
    const [stage, back] = [join(temporary, "stage"), join(temporary, "back")];
    for (const { name, path } of (await listFolder(settings.SITE_DIR)).files)
      fs.cpSync(path, join(stage, bundled.site, name), { recursive: true });
    fs.mkdirSync(stage, { recursive: true });
    writePrivate(join(stage, bundled.secret), await makeCopy(secret(), passphrase));
    const database = join(stage, bundled.database);
    if (folder) await home.withFile(settings, (db) => backUp(db, database, { addon: addon() }));
    try {
      await writeBundle(aside, stage);
      await unpackBundle(aside, back);
      const copy = fs.readFileSync(join(back, bundled.secret), "utf8");
      if ((await openCopy(copy, passphrase)) !== secret())
        throw new Problem("The secret in it does not open.");
      if (!linked(aside, target)) fs.renameSync(aside, target);
      sync(dirname(target));
      if (folder) noteBackup(folder);
      const without = folder ? "" : " The database is not in it: pg_dump makes its backup.";
      const { size } = fs.statSync(target);
      out.result(
        { file: target, bytes: size },
        `${target}: ${megabytes(size)}, read back.${without}`,
      );
    } finally {
      fs.rmSync(aside, { force: true });
    }
  });
}
