import { resolve } from "node:path";
import { setImmediate as pause } from "node:timers/promises";
import { backUp } from "#db/engines/sqlite/backup.server";
import { findSealing, finishSealing } from "#db/seal/keys.server";
import { sealOldRows } from "#db/seal/sealed-rows.server";
import { now } from "~/runtime/clock.server";
import { addon } from "~/runtime/database.server";
import { requireOutside } from "./backup.server";
import { command, Problem, UsageError } from "./command.server";
import { databaseFolder, withDatabase, withFile } from "./data-folder.server";

export const seal = command({
  name: "seal",
  summary: "Seal the words that were kept before sealing began",
  usage: ["seal BACKUP", "seal (with DATABASE_URL)"],
  about: `Goes through prayers, drafts, requests, notes and messages, and seals what still stands there as
it was written. The server may run; stopped, it goes on where it was. With SQLite a backup is
written first, and checked: it is the way back, holds the words in the clear, and is yours to
remove. At the end the old words are gone from the database's files. On PostgreSQL all instances
must be of this release; dead rows and the archived log keep the old words until VACUUM FULL,
and until you remove what was archived (deploy/postgresql.md).`,
  takes: 1,
  options: {},
  examples: [
    { call: "seal before-sealing.db", does: "SQLite: the backup first" },
    { call: "seal", does: "PostgreSQL" },
  ],
  async run({ words: [file], settings, out }) {
    const { DATABASE_URL } = settings;
    if ((file === undefined) !== (DATABASE_URL !== undefined))
      throw new UsageError("seal takes the name of a backup, and none with DATABASE_URL.");
    await withDatabase(settings, async (db) => {
      if (!(await findSealing(db)))
        throw new Problem('First a copy of the secret: "prayer-life secret export FILE".');
      if (file !== undefined) {
        requireOutside(resolve(file), databaseFolder(settings));
        await withFile(settings, (sqlite) => backUp(sqlite, resolve(file), { addon: addon() }));
      }
      const sealed = await sealOldRows(db, pause);
      const isGone = await db.scrub();
      if (isGone) await finishSealing(db, now());
      out.result({ sealed, isGone }, `${sealed} rows sealed.`);
      if (!isGone)
        out.say("Somebody reads the database: its files still hold old words. Try again.");
    });
  },
});
