import { count, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Reader, Tx } from "./database";

export async function countRows(db: Reader, table: SQLiteTable, where?: SQL): Promise<number> {
  return (await db.select({ count: count() }).from(table).where(where).get())?.count ?? 0;
}

/** Inserts a row, or updates the one that has its key. */
export async function upsert<
  Table extends SQLiteTable,
  Key extends keyof Table["$inferInsert"] & string,
>(
  tx: Tx,
  table: Table,
  key: Pick<Table["$inferInsert"], Key>,
  row: Omit<Table["$inferInsert"], Key>,
): Promise<void> {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const target = Object.keys(key).flatMap((name) => columns[name] ?? []);
  // The signature has checked both; drizzle's own types need a table that is known.
  const [values, set] = [{ ...key, ...row } as never, row as never];
  await tx.insert(table).values(values).onConflictDoUpdate({ target, set }).run();
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
