import { endServing, noteServing } from "#db/engines/sqlite/lock.server";
import { pageCache } from "~/http/page-cache/page-cache.server";
import { database } from "~/runtime/database.server";
import type { Settings } from "~/runtime/env.server";
import { holdFolder } from "~/runtime/folder-lock.server";
import { tighten, tightenedMessages } from "~/runtime/folder-rights.server";
import { log } from "~/runtime/log.server";
import { secret } from "~/runtime/secret.server";

/**
 * Takes the database for a server: with SQLite the data folder is this process's alone, with PostgreSQL
 * other instances have it too. Its schema is brought up to date.
 * @returns what gives it back at the end.
 */
export async function takeStorage({
  DATA_DIR,
  DATABASE_URL,
}: Settings): Promise<() => Promise<void>> {
  return DATABASE_URL ? takeShared() : takeFolder(DATA_DIR);
}

async function takeShared() {
  secret();
  await open();
  return () => database().close();
}

async function takeFolder(folder: string) {
  for (const words of tightenedMessages(tighten(folder))) log().warn(words);
  secret();
  await holdFolder();
  await open();
  noteServing(folder);
  return async () => {
    await database().close();
    endServing(folder);
  };
}

async function open(): Promise<void> {
  const db = database();
  await db.ping();
  db.listen((path) => pageCache().invalidate(path));
}
