import { asc, count, getTableColumns, type SQL } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Reader } from "#db/engines/database";
import { afterKey } from "#db/engines/paging.server";

/** Rows that are read and written at a time; their values must not be more than a statement may have. */
const size = 1_000;

/** How many rows a table has. */
export async function countRows(db: Reader, table: SQLiteTable): Promise<number> {
  const counted = await db.select({ rows: count() }).from(table).get();
  return counted?.rows ?? 0;
}

type Row = Record<string, unknown>;

/** A table's rows by their primary key, some at a time. */
export async function* pagesOf(db: Reader, table: SQLiteTable): AsyncGenerator<Row[], undefined> {
  const key = keyOf(table);
  let after: SQL | undefined;
  for (;;) {
    const query = db.select().from(table).where(after);
    const rows: Row[] = await query
      .orderBy(...key.columns.map((column) => asc(column)))
      .limit(size);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return undefined;
    after = afterKey(
      key.columns,
      key.properties.map((property) => last[property]),
    );
  }
}

/** The columns of a table's key, and what its rows call them: a column may have another name in its table. */
function keyOf(table: SQLiteTable): { columns: SQLiteColumn[]; properties: string[] } {
  const { primaryKeys, columns } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const named = Object.entries(getTableColumns(table));
  return {
    columns: key,
    properties: key.flatMap(({ name }) => named.find(([, one]) => one.name === name)?.[0] ?? []),
  };
}
