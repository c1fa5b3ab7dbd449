import { commandSays, commandWords } from "#content/commands";
import { listReplaced } from "#db/engines/sqlite/backup.server";
import { eraseAbout } from "#db/operator/subjects.server";
import { command, Problem, requireConfirmation, UsageError } from "./command.server";
import { dataFolder, withDatabase } from "./data-folder.server";
import { countColumns } from "./output.server";
import { findPerson } from "./subject.server";

export const erase = command({
  ...commandWords.erase,
  async run({ values, settings, out }) {
    const { subject: typed, yes } = values;
    const dryRun = values["dry-run"] === true;
    if (typed === undefined) throw new UsageError("erase takes --subject EMAIL.");
    return withDatabase(settings, async (db) => {
      const { subject, found } = await findPerson(db, typed, true);
      const { email } = subject;
      const rows = Object.fromEntries(
        Object.entries(found).map(([table, rows]) => [table, rows.length]),
      );
      const list = countColumns(rows);
      if (dryRun)
        return out.result({ erased: false, rows }, `This would be erased of ${email}:\n${list}`);
      const question = `Erase this of ${email} for good?\n${list}\n`;
      await requireConfirmation(question, yes, "Nothing was erased.");
      await eraseAbout(db, subject);
      if (!(await db.scrub())) {
        throw new Problem(commandSays.scrub);
      }
      out.result({ erased: true, rows }, `Erased of ${email}:\n${list}`);
      const copies = settings.DATABASE_URL ? [] : listReplaced(dataFolder(settings));
      for (const copy of copies) out.say(`It may still be in ${copy}.`);
      out.say("Backups made before this hold it still.");
    });
  },
});
