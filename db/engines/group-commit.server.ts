import type { Db } from "./client.server";

type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];
type Waiting = {
  write: (tx: Transaction) => unknown;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
};

const waiting = new WeakMap<Db, Waiting[]>();

/**
 * Writes in one transaction with all that is to be written at the same moment: they share the wait
 * for the disk. Within it each stands or falls alone.
 * @returns what `write` returned, once it is on the disk.
 * @throws what it threw; what the disk or a lock refuses, to all.
 */
export function groupCommit<T>(db: Db, write: (tx: Transaction) => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const one = { write, resolve, reject };
    const others = waiting.get(db);
    if (others) {
      others.push(one);
      return;
    }
    waiting.set(db, [one]);
    setImmediate(() => writeAll(db));
  });
}

function writeAll(db: Db): void {
  const all = waiting.get(db) ?? [];
  waiting.delete(db);
  try {
    const settled = db.transaction(() => all.map((one) => attempt(db, one)), {
      behavior: "immediate",
    });
    for (const settle of settled) settle();
  } catch (error) {
    for (const { reject } of all) reject(error);
  }
}

/** A transaction inside the transaction. @returns what to tell once everything is on the disk. */
function attempt(db: Db, { write, resolve, reject }: Waiting): () => void {
  try {
    const value = db.transaction(write);
    return () => resolve(value as never);
  } catch (error) {
    // A full disk undoes the outer one as well: nobody's writing stands.
    if (!db.$client.inTransaction) throw error;
    return () => reject(error);
  }
}
