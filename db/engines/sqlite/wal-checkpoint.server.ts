import type { Sqlite } from "./files.server";

/** Milliseconds until the journal is emptied, and between two tries. */
const pause = 1_000;

const waiting = new WeakSet<Sqlite>();

/**
 * Has the journal (`-wal`) emptied soon, after words of a person were deleted or written over: until
 * then it holds them still. The database itself has them overwritten at once (`secure_delete`). Many
 * deletions share one go; while somebody reads it is tried again.
 */
export function checkpointSoon(sqlite: Sqlite): void {
  if (waiting.has(sqlite)) return;
  waiting.add(sqlite);
  tryLater(sqlite);
}

/** What a database offers as `forgetDeleted`. @param atOnce unless somebody reads; then soon. */
export const checkpointer =
  (sqlite: Sqlite) =>
  (atOnce = false): void => {
    checkpointSoon(sqlite);
    if (atOnce) checkpointNow(sqlite, 0);
  };

/**
 * Does now what `checkpointSoon` has left for later, for a process that ends.
 * @param timeout milliseconds to wait for others who read; the thread is held meanwhile.
 * @returns whether nothing waits any more.
 */
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

/**
 * Writes the journal back into the file and empties it.
 * @param timeout milliseconds to wait for others who read.
 * @returns false when somebody else had it in use, or the disk refused.
 */
export function truncateWal(sqlite: Sqlite, timeout: number): boolean {
  try {
    const truncate = () => sqlite.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    return withBusyTimeout(sqlite, timeout, truncate)[0]?.busy === 0;
  } catch {
    return false;
  }
}

/** Waits for other connections' locks other milliseconds than usual; the thread is blocked meanwhile. */
export function withBusyTimeout<T>(sqlite: Sqlite, timeout: number, work: () => T): T {
  const usual = sqlite.pragma("busy_timeout", { simple: true });
  sqlite.pragma(`busy_timeout = ${timeout}`);
  try {
    return work();
  } finally {
    sqlite.pragma(`busy_timeout = ${usual}`);
  }
}
