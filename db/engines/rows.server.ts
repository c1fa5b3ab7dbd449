import { type Column, count, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Id, Reader, Tx } from "./database";

export function afterKey(columns: readonly Column[], key: readonly unknown[]): SQL {
  const names = sql.join([...columns], sql`, `);
  const values = columns.map((column, at) => sql.param(key[at], column));
  return sql`(${names}) > (${sql.join(values, sql`, `)})`;
}

export const hasId = (column: Column, id: Id): SQL => eq(column, id ?? sql`NULL`);

export async function countRows(db: Reader, table: SQLiteTable, where?: SQL): Promise<number> {
  return (await db.select({ count: count() }).from(table).where(where).get())?.count ?? 0;
}

export async function hasRow(db: Reader, table: SQLiteTable, where?: SQL): Promise<boolean> {
  return (await db.select({ one: sql`1` }).from(table).where(where).limit(1).all()).length > 0;
}

type Row<Table extends SQLiteTable> = Table["$inferInsert"];

type Name<Table extends SQLiteTable> = keyof Row<Table> & string;

/** @returns whether there was none that has its key. */
export async function insertNew<Table extends SQLiteTable>(tx: Tx, table: Table, row: Row<Table>) {
  const made = tx.insert(table).values(row).onConflictDoNothing();
  return (await made.returning({ one: sql`1` }).all()).length > 0;
}

/**
 * Inserts a row, or updates the one that has its key.
 * @param first what a new row alone gets. @param only which rows are updated.
 * @returns whether one was inserted or updated.
 */
export async function upsert<
  Table extends SQLiteTable,
  Key extends Name<Table>,
  First extends Name<Table> = never,
>(
  tx: Tx,
  table: Table,
  key: Pick<Row<Table>, Key>,
  row: Omit<Row<Table>, Key | First> & { [Column in NoInfer<First>]?: Row<Table>[Column] | SQL },
  { first, only }: { first?: Pick<Row<Table>, First>; only?: SQL } = {},
): Promise<boolean> {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const target = Object.keys(key).flatMap((name) => columns[name] ?? []);
  // The signature has checked both; drizzle's own types need a table that is known.
  const [values, set] = [{ ...key, ...row, ...first } as never, row as never];
  const entered = tx.insert(table).values(values);
  const written = entered.onConflictDoUpdate({ target, set, setWhere: only });
  return (await written.returning({ one: sql`1` }).all()).length > 0;
}

/** @returns whether there was such a row. */
export async function updateRow<Table extends SQLiteTable>(
  tx: Tx,
  table: Table,
  where: SQL | undefined,
  row: Partial<Table["$inferInsert"]>,
): Promise<boolean> {
  const updated = tx
    .update(table)
    .set(row as never)
    .where(where);
  return (await updated.returning({ one: sql`1` }).all()).length > 0;
}
