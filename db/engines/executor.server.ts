import { AsyncLocalStorage } from "node:async_hooks";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import {
  type RemoteCallback,
  SQLiteRemoteSession,
  SqliteRemoteDatabase,
} from "drizzle-orm/sqlite-proxy";
import type { Reader } from "./database";

/**
 * drizzle's query builders over whatever runs SQL: one schema and one set of functions serve both
 * engines. They write SQLite's dialect, which PostgreSQL understands where names are quoted.
 * @param run is handed a statement with its parameters; rows are lists.
 * @param dialect how the engine writes parameters.
 */
export function createQueries(run: RemoteCallback, dialect = new SQLiteAsyncDialect()) {
  return new SqliteRemoteDatabase(
    "async",
    dialect,
    new Session(run, dialect, undefined),
    undefined,
  );
}

/** A session whose errors are the engine's own: drizzle's hold the parameters, which are people's words. */
class Session extends SQLiteRemoteSession<Record<string, never>, Record<string, never>> {
  override prepareQuery(...query: Parameters<SQLiteRemoteSession<never, never>["prepareQuery"]>) {
    const runPlainly = (_sql: string, _parameters: unknown[], run: () => unknown) => run();
    return Object.assign(super.prepareQuery(...query), { queryWithCache: runPlainly }) as never;
  }
}

/**
 * A query whose SQL is written once for each executor: to write it anew takes longer than to run it.
 * @param build makes it, with `sql.placeholder` where its values go (moments in milliseconds), and
 *   prepares it.
 * @returns the query of an executor; its values are handed to it as it runs.
 */
export function prepared<Query>(build: (db: Reader) => Query): (db: Reader) => Query {
  const queries = new WeakMap<Reader, Query>();
  return (db) => {
    const query = queries.get(db) ?? build(db);
    queries.set(db, query);
    return query;
  };
}

/** Milliseconds that one transaction may take unless more is asked for; others wait for it. */
const usual = 5_000;

/** A transaction took longer than it may, and was undone: the database is slow, or somebody is in the way. */
export class LateTransactionError extends Error {
  override name = "LateTransactionError";

  constructor() {
    super("The transaction took too long");
  }
}

const running = new AsyncLocalStorage<true>();

/** @throws inside a transaction, where another one would wait for it. */
export function requireNoTransaction(): void {
  if (running.getStore()) throw new Error("A write inside a write waits for itself");
}

/** Does the work of a transaction. @throws LateTransactionError, or what `work` threw. */
export async function runTransaction<T>(work: () => Promise<T>, deadline = usual): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateTransactionError()), deadline);
  });
  try {
    return await Promise.race([running.run(true, work), late]);
  } finally {
    clearTimeout(timer);
  }
}
