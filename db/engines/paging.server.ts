import { type Column, eq, type SQL, sql } from "drizzle-orm";

export type PageRange = { limit: number; offset: number };

export function afterKey(columns: readonly Column[], key: readonly unknown[]): SQL {
  const names = sql.join([...columns], sql`, `);
  const values = columns.map((column, at) => sql.param(key[at], column));
  return sql`(${names}) > (${sql.join(values, sql`, `)})`;
}

export type Id = number | null | undefined;

export const hasId = (column: Column, id: Id): SQL => eq(column, id ?? sql`NULL`);
