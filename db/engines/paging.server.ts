import { type Column, type SQL, sql } from "drizzle-orm";

/** Which rows of a list stand on a page. */
export type PageRange = { limit: number; offset: number };

/** Whether a row comes after one whose key is known, column by column. */
export function afterKey(columns: readonly Column[], key: readonly unknown[]): SQL {
  const names = sql.join([...columns], sql`, `);
  const values = columns.map((column, at) => sql.param(key[at], column));
  return sql`(${names}) > (${sql.join(values, sql`, `)})`;
}
