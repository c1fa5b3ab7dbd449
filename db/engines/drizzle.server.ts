import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import {
  type RemoteCallback,
  SQLiteRemoteSession,
  SqliteRemoteDatabase,
} from "drizzle-orm/sqlite-proxy";

// drizzle-orm 0.45.4: one dialect and its remote driver for both engines. tests/db on each of them fails
// where its SQL changes, and tests/db/engines/sqlite/executor where its errors hold parameters again.

/** One schema serves both engines: SQLite's dialect, which PostgreSQL understands with quoted names. */
export function createQueries(run: RemoteCallback, dialect = new SQLiteAsyncDialect()) {
  return new SqliteRemoteDatabase(
    "async",
    dialect,
    new Session(run, dialect, undefined),
    undefined,
  );
}

/** Throws the engine's own errors: drizzle's contain the parameters, which are people's words. */
class Session extends SQLiteRemoteSession<Record<string, never>, Record<string, never>> {
  override prepareQuery(...query: Parameters<SQLiteRemoteSession<never, never>["prepareQuery"]>) {
    const runPlainly = (_sql: string, _parameters: unknown[], run: () => unknown) => run();
    return Object.assign(super.prepareQuery(...query), { queryWithCache: runPlainly }) as never;
  }
}

class PostgresDialect extends SQLiteAsyncDialect {
  override escapeParam(index: number): string {
    return `$${index + 1}`;
  }

  override sqlToQuery(...query: Parameters<SQLiteAsyncDialect["sqlToQuery"]>) {
    const written = super.sqlToQuery(...query);
    return { ...written, sql: withPlainTarget(written.sql) };
  }
}

/** PostgreSQL refuses a table's name before the columns of a conflict. */
function withPlainTarget(sql: string): string {
  const from = sql.indexOf("on conflict (");
  if (from < 0) return sql;
  const to = sql.indexOf(")", from);
  return sql.slice(0, from) + sql.slice(from, to).replace(/"\w+"\./g, "") + sql.slice(to);
}

export const postgresDialect = new PostgresDialect();
