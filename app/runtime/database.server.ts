import type { Engine } from "../../db/engines/database";
import { openPostgres } from "../../db/engines/postgres/client.server";
import { openDatabase } from "../../db/engines/sqlite/client.server";
import { settings } from "./env.server";
import { once } from "./once.server";
import { addon } from "./sqlite-addon.server";

/** The database of this process, opened and migrated at first use. */
export const database = once((): Engine => {
  const { DATABASE_URL, DATA_DIR } = settings();
  if (DATABASE_URL) return openPostgres(DATABASE_URL, { migrates: true });
  return openDatabase(DATA_DIR, addon());
});
