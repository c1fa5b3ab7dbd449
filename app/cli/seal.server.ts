import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { setImmediate as pause } from "node:timers/promises";
import { commandWords } from "#content/commands";
import { backUp, noteBackup } from "#db/engines/sqlite/backup.server";
import { findSealing, finishSealing } from "#db/seal/keys.server";
import { sealOldRows } from "#db/seal/sealed-rows.server";
import { now } from "~/runtime/clock.server";
import { addon } from "~/runtime/database.server";
import { command, Problem, UsageError } from "./command.server";
import {
  databaseFolder,
  requireOutside,
  requireWritable,
  withDatabase,
  withFile,
} from "./data-folder.server";
import { counted } from "./output.server";

export const seal = command({
  ...commandWords.seal,
  takes: 1,
  async run({ words: [file], settings, out }) {
    const { DATABASE_URL } = settings;
    if ((file === undefined) !== (DATABASE_URL !== undefined))
      throw new UsageError("seal takes the name of a backup, and none with DATABASE_URL.");
    await withDatabase(settings, async (db) => {
      if (!(await findSealing(db)))
        throw new Problem('First a copy of the secret: "prayer-life secret export FILE".');
      if (file !== undefined) {
        if (existsSync(file)) throw new Problem(`${file} is there already: name another.`);
        requireWritable(dirname(resolve(file)), "Name another folder.");
        requireOutside(resolve(file), databaseFolder(settings));
        await withFile(settings, (sqlite) => backUp(sqlite, resolve(file), { addon: addon() }));
        noteBackup(databaseFolder(settings), resolve(file));
      }
      const sealed = await sealOldRows(db, pause);
      const isGone = await db.scrub();
      if (isGone) await finishSealing(db, now());
      out.result({ sealed, isGone }, `${counted(sealed, "row")} sealed.`);
      if (!isGone)
        out.say("Somebody reads the database: its files still hold old words. Try again.");
    });
  },
});
