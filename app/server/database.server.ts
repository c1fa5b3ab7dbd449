import { type Db, openDatabase } from "../../db/client.server";
import { addon } from "./addon.server";
import { settings } from "./env.server";
import { singleton } from "./singleton.server";

/** The database of this process, opened and migrated at first use. */
export function database(): Db {
  return singleton("database", () => openDatabase(settings().DATA_DIR, addon()));
}

/** SQLite could not write just now (disk full, locked, read-only): a 503, not a fault of ours. */
export function isStorageTrouble(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return (
    typeof code === "string" && /^SQLITE_(BUSY|FULL|IOERR|READONLY|LOCKED|CANTOPEN)/.test(code)
  );
}
