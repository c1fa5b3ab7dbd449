import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import {
  type RemoteCallback,
  SQLiteRemoteSession,
  SqliteRemoteDatabase,
} from "drizzle-orm/sqlite-proxy";

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
