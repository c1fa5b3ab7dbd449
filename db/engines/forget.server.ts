import type { Db } from "./client.server";

/** Milliseconds until the journal is emptied, and between two tries. */
const pause = 1_000;

const waiting = new WeakSet<Db>();

/**
 * Has the journal (`-wal`) emptied soon, after words of a person were deleted or written over: until
 * then it holds them still. The database itself has them overwritten at once (`secure_delete`). Many
 * deletions share one go; while somebody reads it is tried again.
 */
export function forgetDeleted(db: Db): void {
  if (waiting.has(db)) return;
  waiting.add(db);
  tryLater(db);
}

/**
 * Does now what `forgetDeleted` has left for later, for a process that ends.
 * @param patience milliseconds to wait for others who read; the thread is held meanwhile.
 * @returns whether nothing waits any more.
 */
export function forgetNow(db: Db, patience = 10_000): boolean {
  if (waiting.has(db) && emptyJournal(db, patience)) waiting.delete(db);
  return !waiting.has(db);
}

function tryLater(db: Db): void {
  const again = () => {
    if (db.$client.open && !forgetNow(db, 0)) tryLater(db);
  };
  setTimeout(again, pause).unref();
}

/** @returns false when somebody else had it in use, or the disk refused. */
function emptyJournal({ $client: sqlite }: Db, patience: number): boolean {
  const usual = sqlite.pragma("busy_timeout", { simple: true });
  sqlite.pragma(`busy_timeout = ${patience}`);
  try {
    const [result] = sqlite.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
    return result?.busy === 0;
  } catch {
    return false;
  } finally {
    sqlite.pragma(`busy_timeout = ${usual}`);
  }
}
