import { isDeepStrictEqual } from "node:util";
import { getTableName, sql } from "drizzle-orm";
import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Engine, Reader, Tx } from "#db/engines/database";
import { isPostgres } from "#db/engines/postgres/is-postgres";
import { tables } from "#db/schema/tables";
import { countRows, pagesOf } from "./table-pages.server";

/** Milliseconds that a copy may take: a day. */
const deadline = 86_400_000;

/** The copy was refused, or is not what it was made from; nothing was written. */
export class CopyError extends Error {
  override name = "CopyError";
}

/**
 * Copies everything from one database into another that holds nothing yet, in one transaction: it is
 * there whole and compared row by row, or not at all. The source is only read, and nobody may write it
 * meanwhile.
 * @param progress is told of each table that is done.
 * @throws CopyError.
 * @returns rows copied, by table.
 */
export function copyAll(
  source: Engine,
  target: Engine,
  progress: (table: string, rows: number) => void = () => {},
): Promise<Record<string, number>> {
  return target.write(async (tx) => {
    for (const table of tables) await requireEmpty(tx, table);
    const copied: Record<string, number> = {};
    for (const table of tables) {
      const name = getTableName(table);
      for await (const rows of pagesOf(source, table)) await tx.insert(table).values(rows);
      copied[name] = await compare(source, tx, table);
      progress(name, copied[name]);
    }
    if (isPostgres(target)) await continueNumbers(tx);
    return copied;
  }, deadline);
}

async function requireEmpty(tx: Tx, table: SQLiteTable): Promise<void> {
  if ((await countRows(tx, table)) === 0) return;
  throw new CopyError(`The database to copy into is not empty: there are ${getTableName(table)}.`);
}

/** @returns how many rows there are, the same in both. */
async function compare(source: Reader, target: Reader, table: SQLiteTable): Promise<number> {
  const different = new CopyError(
    `${getTableName(table)} differ from their copy. Does a server still write them?`,
  );
  const copies = pagesOf(target, table);
  for await (const rows of pagesOf(source, table)) {
    const { value: copied } = await copies.next();
    if (!isDeepStrictEqual(rows, copied)) throw different;
  }
  const rows = await countRows(source, table);
  if (rows !== (await countRows(target, table))) throw different;
  return rows;
}

/** PostgreSQL counts on behind the rows that came with their numbers. */
async function continueNumbers(tx: Tx): Promise<void> {
  for (const table of tables) {
    const { name, columns } = getTableConfig(table);
    if (!columns.some(({ name: column }) => column === "id")) continue;
    await tx.run(
      sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), max(id)) FROM ${table} HAVING max(id) > 0`,
    );
  }
}
