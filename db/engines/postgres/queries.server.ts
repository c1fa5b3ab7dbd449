import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import pg from "pg";
import { createQueries } from "../executor.server";
import { postgresError } from "./errors.server";

/** Runs a statement. @throws PostgresError. */
export type Run = (text: string, values?: unknown[], isList?: boolean) => Promise<pg.QueryResult>;

/** Whole numbers of eight bytes as numbers: milliseconds and counts are far below what those hold. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format as "text"),
};

/** How statements are run on a connection, or on whichever one of a pool is free. */
export function runOn(client: Pick<pg.ClientBase, "query">): Run {
  return async (text, values = [], isList = false) => {
    try {
      // Without parameters several statements may be run at once.
      const parameters = values.length > 0 ? { values } : {};
      return await client.query({
        text,
        ...parameters,
        types,
        ...(isList && { rowMode: "array" }),
      });
    } catch (error) {
      throw postgresError(error);
    }
  };
}

/** SQLite's dialect with the two things that PostgreSQL reads in another way. */
class Dialect extends SQLiteAsyncDialect {
  /** $1, $2 in place of question marks. */
  override escapeParam(index: number): string {
    return `$${index + 1}`;
  }

  override sqlToQuery(...query: Parameters<SQLiteAsyncDialect["sqlToQuery"]>) {
    const written = super.sqlToQuery(...query);
    return { ...written, sql: withPlainTarget(written.sql) };
  }
}

/** Columns that a conflict is about stand without their table. */
function withPlainTarget(sql: string): string {
  const from = sql.indexOf("on conflict (");
  if (from < 0) return sql;
  const to = sql.indexOf(")", from);
  return sql.slice(0, from) + sql.slice(from, to).replace(/"\w+"\./g, "") + sql.slice(to);
}

const dialect = new Dialect();

/** drizzle's queries, run on PostgreSQL. */
export function queriesOn(run: Run) {
  return createQueries(async (text, values, method) => {
    const { rows } = await run(text, values, true);
    return { rows: method === "get" ? rows[0] : rows };
  }, dialect);
}
