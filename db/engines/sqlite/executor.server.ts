import type { Statement } from "better-sqlite3";
import type { Db, Tx } from "../database";
import { createQueries } from "../drizzle.server";
import { requireNoTransaction, runTransaction } from "../executor.server";
import { databaseIdentity, type Sqlite } from "./files.server";

/** Prepared statements that a connection has at the most. */
const most = 200;

const prepared = new WeakMap<Sqlite, Map<string, Statement<unknown[]>>>();

/** Queries on a connection. @param requireOpen throws where nothing may be run any more. */
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

/** A statement, prepared once; its rows are lists. */
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

/** What a path led to when it was opened. */
type Opened = { path: string; identity: string };

/** Milliseconds that a commit waits at the most for others that share it: a few syncs of a disk. */
const longestWait = 5;

/** Turns of the event loop without anybody new after which nobody is waited for. */
const quietTurns = 2;

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
 * @param opened the file, which has to be in its place before and after: what went to one that was
 *   replaced meanwhile would reach nobody else, and must not be acknowledged.
 */
export function createWriter(sqlite: Sqlite, opened: Opened): Db["write"] {
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

  /** Waits while others come, turn by turn of the event loop; nobody waits long. */
  function gather(since: number, known = 0, quiet = 0): void {
    const isOver = quiet > quietTurns || performance.now() - since > longestWait;
    if (isOver) return void writeAll();
    setImmediate(() => gather(since, waiting.length, waiting.length > known ? 0 : quiet + 1));
  }

  async function writeAll(): Promise<void> {
    const all = waiting;
    waiting = [];
    await commitGroup(sqlite, all, opened);
    isWriting = false;
    writeSoon();
  }
}

async function commitGroup(sqlite: Sqlite, all: readonly Waiting[], opened: Opened): Promise<void> {
  try {
    requireInPlace(opened);
    // The last one, where it could not be undone then.
    if (sqlite.inTransaction) sqlite.exec("ROLLBACK");
    sqlite.exec("BEGIN IMMEDIATE");
    const settled: (() => void)[] = [];
    for (const one of all) settled.push(await attempt(sqlite, one));
    sqlite.exec("COMMIT");
    requireInPlace(opened);
    for (const settle of settled) settle();
  } catch (error) {
    for (const { reject } of all) reject(error);
    undo(sqlite);
  }
}

/** What cannot be undone now is undone by whoever writes next: nobody waits for a disk with a fault. */
function undo(sqlite: Sqlite): void {
  try {
    if (sqlite.inTransaction) sqlite.exec("ROLLBACK");
  } catch {}
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

/**
 * Whether the database's path still leads to the files that are open. Otherwise one was replaced or
 * removed, and what is written ends with this process.
 */
export function isInPlace(opened: Opened): boolean {
  return databaseIdentity(opened.path) === opened.identity;
}

/** A file of the database was replaced or removed while it was open. */
class ReplacedDatabaseError extends Error {
  /** SQLite's own for it, which it looks for only without a journal of ours. */
  readonly code = "SQLITE_READONLY_DBMOVED";

  constructor() {
    super("The database file was replaced or removed under the server");
  }
}

function requireInPlace(opened: Opened): void {
  if (!isInPlace(opened)) throw new ReplacedDatabaseError();
}
