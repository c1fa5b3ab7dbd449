import { type Column, eq, type SQL, sql } from "drizzle-orm";

/** Which rows of a list stand on a page. */
export type PageRange = { limit: number; offset: number };

/** Whether a row comes after one whose key is known, column by column. */
export function afterKey(columns: readonly Column[], key: readonly unknown[]): SQL {
  const names = sql.join([...columns], sql`, `);
  const values = columns.map((column, at) => sql.param(key[at], column));
  return sql`(${names}) > (${sql.join(values, sql`, `)})`;
}

/** A row's number, where there is one. */
export type Id = number | null | undefined;

/** Whether a row has a number in a column; none has one that is not there. */
export const hasId = (column: Column, id: Id): SQL => eq(column, id ?? sql`NULL`);
