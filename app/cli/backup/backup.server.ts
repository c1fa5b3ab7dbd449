import { accessSync, constants, existsSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { backUp, noteBackup, removeLeftovers } from "#db/engines/sqlite/backup.server";
import { now } from "~/runtime/clock.server";
import { userName } from "~/runtime/error-reason.server";
import { addon } from "~/runtime/sqlite-addon.server";
import { command, Problem, UsageError } from "../command.server";
import { databaseFolder, requireFile, withFile } from "../data-folder.server";
import { backupName, nameOfBackup, prune } from "./backup-pruning.server";
import { backUpToOutput } from "./backup-stream.server";
import { requireOutside } from "./backup-target.server";

export const backup = command({
  name: "backup",
  summary: "Copy all that is kept into one file, while the site serves",
  usage: ["backup FILE [--force]", "backup --dir FOLDER [--keep N]", "backup - > FILE"],
  about: `One moment's state, checked, with a hash of its own, readable by its owner only. The file is
there whole or not at all, and not in the data folder. "restore" takes it back; sqlite3 opens
it too. The cookie key in DATA_DIR/secret is not in it: without that everybody has to sign in
again, no more.`,
  takes: 1,
  options: {
    force: { type: "boolean", short: "f", about: "Replace a file that stands" },
    dir: { type: "string", value: "FOLDER", about: "A new file in this folder, named by the time" },
    keep: {
      type: "string",
      value: "N",
      about: "Then keep this one and the newest others, N in all",
    },
  },
  examples: [
    { call: "backup before-upgrade.db", does: "one file" },
    { call: "backup - | ssh host 'cat > kept.db'", does: "to another machine" },
    { call: "backup --dir /var/backups/prayer-life --keep 14", does: "for a timer, every night" },
  ],
  async run(call) {
    const { values, words, settings, out } = call;
    requireFile(settings, "pg_dump, or continuous archiving");
    const { force, dir, keep } = values;
    const [file] = words;
    if ((file === undefined) === (dir === undefined)) {
      throw new UsageError("backup takes either a FILE or --dir FOLDER.");
    }
    const keepCount = readKeepCount(keep, dir);
    if (file === "-") return backUpToOutput(call).then(() => 0, explain);
    const target = resolve(dir ? join(dir, nameOfBackup(now())) : String(file));
    const folder = resolve(target, "..");
    requireWritable(folder);
    requireOutside(target, databaseFolder(settings));
    if (existsSync(target) && !force)
      throw new Problem(`${target} stands already; --force replaces it.`);
    removeLeftovers(folder, (name) => name === basename(target) || backupName.test(name));
    const progress = (done: number, total: number) => out.progress("Copying", done, total);
    const options = { addon: addon(), replaces: force, progress };
    const write = withFile(settings, (sqlite) => backUp(sqlite, target, options));
    await write.catch(explain);
    noteBackup(databaseFolder(settings));
    const pruned =
      dir && keepCount
        ? prune(dir, { keep: keepCount, written: basename(target) })
        : { removed: [], unread: [] };
    const { removed, unread } = pruned;
    const { size } = statSync(target);
    out.result(
      { file: target, bytes: size, removed },
      `${target}: ${(size / 1e6).toFixed(1)} MB, checked.${removed.length > 0 ? ` Removed ${removed.length} older.` : ""}`,
    );
    if (unread.length > 0) out.say(`No backups any more, and left: ${unread.join(", ")}.`);
    return 0;
  },
});

/** @throws Problem where this user cannot write into a folder, with the way round it. */
function requireWritable(folder: string): void {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new Problem(`There is no folder ${folder}.`);
    throw new Problem(
      `The user ${userName()} may not write into ${folder} (${code}). Name another folder, or take ` +
        "the backup from standard output: prayer-life backup - > FILE",
    );
  }
}

function readKeepCount(keep: string | undefined, dir: string | undefined): number | undefined {
  if (keep === undefined) return undefined;
  if (dir === undefined) throw new UsageError("--keep belongs to --dir.");
  if (!/^[1-9]\d{0,4}$/.test(keep)) throw new UsageError("--keep takes a number from 1.");
  return Number(keep);
}

/** A disk that is full or a folder that cannot be written is nothing to show a code for. */
function explain(error: NodeJS.ErrnoException): never {
  if (error.code === "EEXIST") throw new Problem("Another backup has taken that name meanwhile.");
  if (error.code === "ENOSPC" || error.code === "SQLITE_FULL") {
    throw new Problem("The disk is full; nothing was written.");
  }
  throw error;
}
