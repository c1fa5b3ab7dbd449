import type { Engine } from "../../db/engines/database";
import { openPostgres } from "../../db/engines/postgres/client.server";
import { openDatabase } from "../../db/engines/sqlite/client.server";
import { addon } from "./addon.server";
import { settings } from "./env.server";
import { once } from "./once.server";
import { renderingQueue } from "./rendering-queue.server";

/** The database of this process, opened and migrated at first use. */
export const database = once((): Engine => {
  const { DATABASE_URL, DATA_DIR } = settings();
  if (DATABASE_URL) return openPostgres(DATABASE_URL, { migrates: true });
  return openDatabase(DATA_DIR, addon());
});

/** The database's file was replaced or removed while it was open. */
class ReplacedDatabaseError extends Error {
  /** SQLite's own for it, which it looks for only without a journal of ours. */
  readonly code = "SQLITE_READONLY_DBMOVED";

  constructor() {
    super("The database file was replaced or removed under the server");
  }
}

/**
 * Does what a visitor is thanked for, on the database that stands in the data folder. Looked at once
 * more at the end: what went to a file that was replaced meanwhile must not be acknowledged. Others are
 * rendered for meanwhile.
 * @throws an error that is storage trouble when it is another file, or none.
 */
export function stored<T>(work: () => Promise<T>): Promise<T> {
  return renderingQueue().stepAside(async () => {
    demandInPlace();
    const result = await work();
    demandInPlace();
    return result;
  });
}

function demandInPlace(): void {
  if (!database().isInPlace()) throw new ReplacedDatabaseError();
}
