import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  max,
  min,
  type SQL,
} from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db, PageRange, Reader } from "#db/engines/database";
import { afterKey } from "#db/engines/rows.server";
import { openRows, sealedTables } from "#db/seal/sealed-rows.server";
import { personalTables } from "./tables.server";

/** Rows of one of the personal tables, as their person is shown them. */
export type PersonalRows = {
  table: SQLiteTable;
  /** Names whose rows they are, where not those that are deleted with the person. */
  by?: SQLiteColumn;
  columns: Record<string, SQLiteColumn>;
  /** Unique for its owner, in order of age. */
  key: readonly [SQLiteColumn, ...SQLiteColumn[]];
  at?: SQLiteColumn;
  joins?: readonly { table: SQLiteTable; on: SQL | undefined }[];
};

export type OwnedRow = Record<string, unknown>;

/** A single row, put together from several tables. */
export type OneRow = Pick<PersonalRows, "table" | "columns"> & {
  find(db: Reader, userId: number): Promise<OwnedRow | undefined>;
};

/** Shown only where they are given a name: they tell nobody anything. */
export const keysAndHashes: ReadonlySet<string> = new Set(
  `id userId handle requestId messageId subscriptionId planLetterId
   tokenHash codeHash addressHash fingerprint
   sealedRoot`.split(/\s+/),
);

/** All columns but keys and hashes. @param names other names; null hides. */
export function shown<Table extends SQLiteTable>(
  table: Table,
  names: { [Column in keyof Table["_"]["columns"]]?: string | null } = {},
): Record<string, SQLiteColumn> {
  const given = names as Record<string, string | null | undefined>;
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table)).map(([column, value]) => {
    const name = given[column] === undefined && !keysAndHashes.has(column) ? column : given[column];
    return [name, value] as const;
  });
  return Object.fromEntries(columns.filter(([name]) => typeof name === "string"));
}

/** Rows of one table alone. @param at of when each is, where that is not the first of its key */
export const rowsOf = <Table extends SQLiteTable>(
  table: Table,
  key: PersonalRows["key"],
  names?: Parameters<typeof shown<Table>>[1],
  at?: SQLiteColumn,
) => ({ table, columns: shown(table, names), key, at });

/** The age of what is found as a single row is its first moment. */
export async function sumUpRows(db: Db, rows: PersonalRows | OneRow, userId: number) {
  if ("find" in rows) {
    const row = await rows.find(db, userId);
    const at = Object.values(row ?? {}).find((fact) => fact instanceof Date);
    return { count: row ? 1 : 0, oldest: at, newest: at };
  }
  const { table, key, at = key[0], joins = [] } = rows;
  const counts = { count: count(), oldest: min(at), newest: max(at) };
  let query = db.select(counts).from(table).$dynamic();
  for (const join of joins) query = query.leftJoin(join.table, join.on);
  const counted = await query.where(ownRows(db, rows, userId)).get();
  const { count: all = 0, oldest, newest } = counted ?? {};
  return { count: all, oldest: dateOf(oldest), newest: dateOf(newest) };
}

export async function listRows(
  db: Db,
  rows: PersonalRows | OneRow,
  userId: number,
  { limit, offset }: PageRange,
): Promise<OwnedRow[]> {
  if ("find" in rows) return rowsFound(await rows.find(db, userId)).slice(offset, offset + limit);
  const found = await select(db, rows)
    .where(ownRows(db, rows, userId))
    .orderBy(...rows.key.map((column) => desc(column)))
    .limit(limit)
    .offset(offset)
    .all();
  return opened(db, rows, found);
}

/** Oldest first, in batches without an open cursor, so that others may write and the log be emptied. */
export async function* batchesOf(
  db: Db,
  rows: PersonalRows | OneRow,
  userId: number,
  size: number,
): AsyncGenerator<OwnedRow[]> {
  if ("find" in rows) return yield rowsFound(await rows.find(db, userId));
  const own = ownRows(db, rows, userId);
  let after: SQL | undefined;
  for (;;) {
    const found = await select(db, rows)
      .where(and(own, after))
      .orderBy(...rows.key.map((column) => asc(column)))
      .limit(size)
      .all();
    if (found.length > 0) yield await opened(db, rows, found);
    const last = found.at(-1);
    if (!last || found.length < size) return;
    after = afterKey(rows.key, Object.values(last.key));
  }
}

function select(db: Db, { table, columns, key, joins = [] }: PersonalRows) {
  const keyColumns = Object.fromEntries(key.map((column, at) => [String(at), column]));
  const place = sealedTables.find((sealed) => sealed.table === table)?.row ?? keyColumns;
  let query = db.select({ row: columns, key: keyColumns, place }).from(table).$dynamic();
  for (const join of joins) query = query.leftJoin(join.table, join.on);
  return query;
}

type Found = { row: OwnedRow; place: OwnedRow };

/** A sealed column may be shown by another name. */
async function opened(db: Db, rows: PersonalRows, found: readonly Found[]): Promise<OwnedRow[]> {
  const sealed = sealedTables.find(({ table }) => table === rows.table);
  if (!sealed) return found.map(({ row }) => row);
  const columns = Object.fromEntries(
    Object.entries(rows.columns).filter(([, column]) =>
      Object.values(sealed.columns).includes(column),
    ),
  );
  const { isOwn } = sealed;
  return openRows(
    db,
    { columns, isOwn },
    found.map(({ row: values, place }) => ({ values, place })),
  );
}

function ownRows(db: Db, { table, by }: PersonalRows, userId: number): SQL | undefined {
  if (by) return eq(by, userId);
  const listed = personalTables.find((each) => each.table === table);
  const own = listed?.of(db, { userId });
  if (!own) throw new Error(`Nothing says whose the rows of ${getTableName(table)} are.`);
  return and(own, listed?.mayRead);
}

const rowsFound = (row: OwnedRow | undefined): OwnedRow[] => (row ? [row] : []);

/** Days are text, as yyyy-mm-dd. */
function dateOf(moment: unknown): Date | undefined {
  if (typeof moment === "string") return new Date(moment);
  return moment instanceof Date ? moment : undefined;
}
