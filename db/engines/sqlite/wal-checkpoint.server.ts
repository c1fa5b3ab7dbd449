import type { Sqlite } from "./files.server";

const pause = 1_000;

const waiting = new WeakSet<Sqlite>();

/** The log still contains deleted personal text; the database file does not (`secure_delete`). */
export function checkpointSoon(sqlite: Sqlite): void {
  if (waiting.has(sqlite)) return;
  waiting.add(sqlite);
  tryLater(sqlite);
}

export const checkpointer =
  (sqlite: Sqlite) =>
  (atOnce = false): void => {
    checkpointSoon(sqlite);
    if (atOnce) checkpointNow(sqlite, 0);
  };

/** For a process that ends. @param timeout milliseconds, which block the thread. */
export function checkpointNow(sqlite: Sqlite, timeout = 10_000): boolean {
  if (waiting.has(sqlite) && truncateWal(sqlite, timeout)) waiting.delete(sqlite);
  return !waiting.has(sqlite);
}

function tryLater(sqlite: Sqlite): void {
  const again = () => {
    if (sqlite.open && !checkpointNow(sqlite, 0)) tryLater(sqlite);
  };
  setTimeout(again, pause).unref();
}

/** @returns false when somebody else had it in use, or the disk refused. */
export function truncateWal(sqlite: Sqlite, timeout: number): boolean {
  try {
    const truncate = () => sqlite.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    return withBusyTimeout(sqlite, timeout, truncate)[0]?.busy === 0;
  } catch {
    return false;
  }
}

export function withBusyTimeout<T>(sqlite: Sqlite, timeout: number, work: () => T): T {
  const usual = sqlite.pragma("busy_timeout", { simple: true });
  sqlite.pragma(`busy_timeout = ${timeout}`);
  try {
    return work();
  } finally {
    sqlite.pragma(`busy_timeout = ${usual}`);
  }
}
