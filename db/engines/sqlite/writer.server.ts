import type { Db, Tx } from "../database";
import { demandNoTransaction, runTransaction } from "../transaction.server";
import type { Sqlite } from "./open.server";
import { queriesOn } from "./statements.server";

type Waiting = {
  work: (tx: Tx) => Promise<unknown>;
  deadline?: number;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
};

/**
 * The one way to write an SQLite file: transactions run one after another, and those that wait at
 * the same moment are committed together, so that they share the wait for the disk. Within that
 * each stands or falls alone; what the disk or a lock refuses, it refuses to all.
 */
export function createWriter(sqlite: Sqlite): Db["write"] {
  let waiting: Waiting[] = [];
  let isWriting = false;

  return (work, deadline) =>
    new Promise((resolve, reject) => {
      demandNoTransaction();
      waiting.push({ work, deadline, resolve, reject });
      writeSoon();
    });

  function writeSoon(): void {
    if (isWriting || waiting.length === 0) return;
    isWriting = true;
    setImmediate(async () => {
      const all = waiting;
      waiting = [];
      await commitTogether(sqlite, all);
      isWriting = false;
      writeSoon();
    });
  }
}

async function commitTogether(sqlite: Sqlite, all: readonly Waiting[]): Promise<void> {
  try {
    sqlite.exec("BEGIN IMMEDIATE");
    const settled: (() => void)[] = [];
    for (const one of all) settled.push(await attempt(sqlite, one));
    sqlite.exec("COMMIT");
    for (const settle of settled) settle();
  } catch (error) {
    if (sqlite.inTransaction) sqlite.exec("ROLLBACK");
    for (const { reject } of all) reject(error);
  }
}

/** A transaction inside the transaction. @returns what to tell once everything is on the disk. */
async function attempt(
  sqlite: Sqlite,
  { work, deadline, resolve, reject }: Waiting,
): Promise<() => void> {
  let isOver = false;
  const tx = queriesOn(sqlite, () => {
    if (isOver) throw new Error("The transaction is over");
  });
  sqlite.exec("SAVEPOINT one");
  try {
    const value = await runTransaction(() => work(tx), deadline);
    sqlite.exec("RELEASE one");
    return () => resolve(value as never);
  } catch (error) {
    // A full disk undoes the outer one as well: nobody's writing stands.
    if (!sqlite.inTransaction) throw error;
    sqlite.exec("ROLLBACK TO one; RELEASE one");
    return () => reject(error);
  } finally {
    isOver = true;
  }
}
