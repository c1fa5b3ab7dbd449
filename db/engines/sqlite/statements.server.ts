import type { Statement } from "better-sqlite3";
import { createQueries } from "../queries.server";
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
