import type { Engine } from "#db/engines/database";
import { isStorageTrouble } from "#db/engines/errors.server";
import { openPostgres } from "#db/engines/postgres/client.server";
import { openDatabase } from "#db/engines/sqlite/client.server";
import { settings } from "./env.server";
import { once } from "./once.server";
import { addon } from "./sqlite-addon.server";

/** The database of this process, opened and migrated at first use. */
export const database = once((): Engine => {
  const { DATABASE_URL, DATA_DIR } = settings();
  if (DATABASE_URL) return openPostgres(DATABASE_URL, { migrates: true });
  return openDatabase(DATA_DIR, addon());
});

/** What a public page shows of the database besides what it is about. @param otherwise while that is away. */
export async function unlessAway<T>(ask: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isStorageTrouble(error)) throw error;
    return otherwise;
  }
}
