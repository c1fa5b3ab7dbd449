import { dirname } from "node:path";
import { findDamage, newestMoment } from "#db/engines/sqlite/backup.server";
import { connectToRead, isWritable, versionOf } from "#db/engines/sqlite/client.server";
import { queriesOn } from "#db/engines/sqlite/executor.server";
import { openSqlite, requireNoRemains } from "#db/engines/sqlite/files.server";
import { migrations } from "#db/migrations/sqlite-migrations";
import { ownerAdvice } from "~/runtime/folder-owner.server";
import { addon } from "~/runtime/sqlite-addon.server";
import { deskInFile, examineDesk } from "./doctor-desk.server";
import { examineFactors, sealedSecrets } from "./doctor-factors.server";
import { examineOutbox } from "./doctor-letters.server";
import { bad, doubtful, type Finding, good } from "./finding.server";
import { examineSchema } from "./schema.server";

/**
 * What stands in the database file, without changing it.
 * @param hasSecret the key for what is sealed there is at hand.
 */
export async function examineSqlite(file: string, hasSecret: boolean): Promise<Finding[]> {
  const restore =
    'Stop the server and put the last backup in its place: "prayer-life restore FILE".';
  try {
    requireNoRemains(file);
    const sqlite = isWritable(dirname(file))
      ? openSqlite(file, addon(), { readonly: true, fileMustExist: true })
      : connectToRead(dirname(file), addon()).$client;
    try {
      const damage = findDamage(sqlite);
      if (damage) return [bad("Integrity", damage, restore)];
      const sound = good("Integrity", "every page is sound");
      const version = versionOf(sqlite);
      const isNewest = version === migrations.length;
      const outbox = isNewest ? await examineOutbox(queriesOn(sqlite), Date.now()) : [];
      const desk = isNewest ? examineDesk(deskInFile(sqlite)) : [];
      const factors =
        isNewest && hasSecret ? [examineFactors(sqlite.prepare(sealedSecrets).all())] : [];
      const schema = examineSchema(version, migrations.length);
      return [sound, schema, clock(newestMoment(sqlite)), ...outbox, ...desk, ...factors];
    } finally {
      sqlite.close();
    }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (code === "SQLITE_READONLY_ROLLBACK") return [cutShort];
    return [bad("Integrity", message, ownerAdvice(dirname(file)) ?? restore)];
  }
}

const cutShort = doubtful(
  "Integrity",
  "not known: a change was cut short, and is undone when the database is opened next",
  'Start the server, or run "prayer-life migrate"; then ask again.',
);

function clock(newest: number): Finding {
  const found = new Date().toISOString();
  if (newest <= Date.now() + 60_000) return good("Clock", found);
  const advice = "Something was kept later than that. Is the machine's time right?";
  return doubtful("Clock", found, advice);
}
