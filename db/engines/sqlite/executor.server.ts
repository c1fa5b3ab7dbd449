import type { Statement } from "better-sqlite3";
import type { Db, Tx } from "../database";
import { createQueries } from "../drizzle.server";
import { requireNoTransaction, runTransaction } from "../executor.server";
import type { Sqlite } from "./files.server";

const most = 200;

const prepared = new WeakMap<Sqlite, Map<string, Statement<unknown[]>>>();

export function queriesOn(sqlite: Sqlite, requireOpen?: () => void) {
  return createQueries(async (sql, parameters, method) => {
    requireOpen?.();
    const statement = prepare(sqlite, sql);
    if (!statement.reader) {
      statement.run(...parameters);
      return { rows: [] };
    }
    if (method === "get") return { rows: statement.get(...parameters) as unknown[] };
    return { rows: statement.all(...parameters) };
  });
}

function prepare(sqlite: Sqlite, sql: string): Statement<unknown[]> {
  const statements = prepared.get(sqlite) ?? new Map<string, Statement<unknown[]>>();
  prepared.set(sqlite, statements);
  const known = statements.get(sql);
  if (known) return known;
  if (statements.size >= most) statements.clear();
  const statement = sqlite.prepare<unknown[]>(sql);
  if (statement.reader) statement.raw();
  statements.set(sql, statement);
  return statement;
}

/** Milliseconds that a commit waits for others to share its sync: a few syncs of a disk. */
const longestWait = 5;

const quietTurns = 2;

type Waiting = {
  work: (tx: Tx) => Promise<unknown>;
  deadline?: number;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
};

/**
 * Transactions that wait together are committed together and share the sync. Each succeeds or fails alone,
 * except for what the disk or a lock refuses. A write to a replaced file must not be acknowledged.
 */
export function createWriter(sqlite: Sqlite, isInPlace: () => boolean): Db["write"] {
  let waiting: Waiting[] = [];
  let isWriting = false;

  return (work, deadline) =>
    new Promise((resolve, reject) => {
      requireNoTransaction();
      waiting.push({ work, deadline, resolve, reject });
      writeSoon();
    });

  function writeSoon(): void {
    if (isWriting || waiting.length === 0) return;
    isWriting = true;
    gather(performance.now());
  }

  function gather(since: number, known = 0, quiet = 0): void {
    const isOver = quiet > quietTurns || performance.now() - since > longestWait;
    if (isOver) return void writeAll();
    setImmediate(() => gather(since, waiting.length, waiting.length > known ? 0 : quiet + 1));
  }

  async function writeAll(): Promise<void> {
    const all = waiting;
    waiting = [];
    await commitGroup(sqlite, all, isInPlace);
    isWriting = false;
    writeSoon();
  }
}

async function commitGroup(sqlite: Sqlite, all: readonly Waiting[], isInPlace: () => boolean) {
  try {
    requireInPlace(isInPlace);
    // The previous one, where its rollback failed.
    if (sqlite.inTransaction) sqlite.exec("ROLLBACK");
    sqlite.exec("BEGIN IMMEDIATE");
    const settled: (() => void)[] = [];
    for (const one of all) settled.push(await attempt(sqlite, one));
    sqlite.exec("COMMIT");
    requireInPlace(isInPlace);
    for (const settle of settled) settle();
  } catch (error) {
    for (const { reject } of all) reject(error);
    undo(sqlite);
  }
}

/** A rollback that fails now is done by the next writer. */
function undo(sqlite: Sqlite): void {
  try {
    if (sqlite.inTransaction) sqlite.exec("ROLLBACK");
  } catch {}
}

/** Runs in a savepoint. @returns what settles the caller once everything is on the disk. */
async function attempt(sqlite: Sqlite, { work, deadline, resolve, reject }: Waiting) {
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
    // A full disk rolls back the outer transaction as well.
    if (!sqlite.inTransaction) throw error;
    sqlite.exec("ROLLBACK TO one; RELEASE one");
    return () => reject(error);
  } finally {
    isOver = true;
  }
}

function requireInPlace(isInPlace: () => boolean): void {
  if (isInPlace()) return;
  const error = new Error("The database file was replaced or removed under the server");
  throw Object.assign(error, { code: "SQLITE_READONLY_DBMOVED" });
}
