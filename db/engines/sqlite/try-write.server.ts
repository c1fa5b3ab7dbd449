import type { Sqlite } from "./open.server";

/** Milliseconds to wait for another program's lock; the thread is held meanwhile. */
const timeout = 100;

/**
 * Writes what the database holds already, its schema's number, and has it synced: a page of the journal.
 * @throws what SQLite says when nothing can be written just now.
 */
export function tryWrite(sqlite: Sqlite): void {
  const usual = sqlite.pragma("busy_timeout", { simple: true });
  sqlite.pragma(`busy_timeout = ${timeout}`);
  try {
    sqlite
      .transaction(() => {
        sqlite.pragma(`user_version = ${sqlite.pragma("user_version", { simple: true })}`);
      })
      .immediate();
  } finally {
    sqlite.pragma(`busy_timeout = ${usual}`);
  }
}
