import type { Statement } from "better-sqlite3";
import type { Db, Tx } from "../database";
import { createQueries, demandNoTransaction, runTransaction } from "../executor.server";
import type { Sqlite } from "./open.server";

/** Statements that a connection has ready at the most. */
const most = 200;

const ready = new WeakMap<Sqlite, Map<string, Statement<unknown[]>>>();

/**
 * Queries on a connection.
 * @param demand throws where nothing may be run any more.
 */
export function queriesOn(sqlite: Sqlite, demand?: () => void) {
  return createQueries(async (sql, parameters, method) => {
    demand?.();
    const statement = prepare(sqlite, sql);
    if (!statement.reader) {
      statement.run(...parameters);
      return { rows: [] };
    }
    if (method === "get") return { rows: statement.get(...parameters) as unknown[] };
    return { rows: statement.all(...parameters) };
  });
}

/** A statement, made ready once; its rows are lists. */
function prepare(sqlite: Sqlite, sql: string): Statement<unknown[]> {
  const statements = ready.get(sqlite) ?? new Map<string, Statement<unknown[]>>();
  ready.set(sqlite, statements);
  const known = statements.get(sql);
  if (known) return known;
  if (statements.size >= most) statements.clear();
  const statement = sqlite.prepare<unknown[]>(sql);
  if (statement.reader) statement.raw();
  statements.set(sql, statement);
  return statement;
}

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
 * @param demandInPlace throws where what is written would reach nobody else. It is asked once more at
 *   the end: what went to a file that was replaced meanwhile must not be acknowledged.
 */
export function createWriter(sqlite: Sqlite, demandInPlace: () => void): Db["write"] {
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
      await commitTogether(sqlite, all, demandInPlace);
      isWriting = false;
      writeSoon();
    });
  }
}

async function commitTogether(
  sqlite: Sqlite,
  all: readonly Waiting[],
  demandInPlace: () => void,
): Promise<void> {
  try {
    demandInPlace();
    sqlite.exec("BEGIN IMMEDIATE");
    const settled: (() => void)[] = [];
    for (const one of all) settled.push(await attempt(sqlite, one));
    sqlite.exec("COMMIT");
    demandInPlace();
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
