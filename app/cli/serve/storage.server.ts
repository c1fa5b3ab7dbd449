import { pageCache } from "~/http/page-cache/page-cache.server";
import { database } from "~/runtime/database.server";
import type { Settings } from "~/runtime/env.server";
import { holdFolder } from "~/runtime/folder-lock.server";
import { tighten, tightenedMessages } from "~/runtime/folder-rights.server";
import { log } from "~/runtime/log.server";
import { secret } from "~/runtime/secret.server";
import { databaseFile } from "../../../db/engines/sqlite/client.server";
import { fileIdentity } from "../../../db/engines/sqlite/file-identity.server";
import { endServing, noteServing } from "../../../db/operator/lock.server";

/**
 * Takes the database for a server: with SQLite the data folder is this process's alone, with PostgreSQL
 * other instances have it too. Its schema is brought up to date.
 * @returns what gives it back at the end.
 */
export async function takeStorage({
  DATA_DIR,
  DATABASE_URL,
}: Settings): Promise<() => Promise<void>> {
  if (!DATABASE_URL) {
    for (const words of tightenedMessages(tighten(DATA_DIR))) log().warn(words);
  }
  secret();
  if (!DATABASE_URL) await holdFolder();
  const db = database();
  await db.ping();
  db.listen((path) => pageCache().invalidate(path));
  if (!DATABASE_URL) noteServing(DATA_DIR, fileIdentity(databaseFile(DATA_DIR)));
  return async () => {
    await db.close();
    if (!DATABASE_URL) endServing(DATA_DIR);
  };
}
