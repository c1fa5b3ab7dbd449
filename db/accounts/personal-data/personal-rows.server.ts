import { and, asc, count, desc, eq, getTableColumns, max, min, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db, Reader } from "#db/engines/database";
import { afterKey, type PageRange } from "#db/engines/paging.server";

/** Also the names in the downloaded file. */
export type PersonalKindName =
  | "account"
  | "emailChanges"
  | "prayers"
  | "drafts"
  | "startedPlans"
  | "daysPrayed"
  | "calendarOfLight"
  | "saved"
  | "prayerRequests"
  | "prayersForRequests"
  | "requestNotes"
  | "messages"
  | "newsletter"
  | "plansByLetter"
  | "daysByLetter"
  | "letters"
  | "readingComfort"
  | "sessions"
  | "secondFactor"
  | "recoveryCodes"
  | "familiarPlaces"
  | "looks"
  | "requestsClaimed"
  | "requestsPrayedFor"
  | "notesWritten"
  | "messagesClaimed";

export type Subject = {
  /** In lower case. */
  email?: string;
  userId?: number;
  signInKey?: string;
  letterKeys?: readonly string[];
};

export type RowsOf = (db: Reader, subject: Subject) => SQL | undefined;

export type Keyed<Column extends string> = SQLiteTable & Record<Column, SQLiteColumn>;

export const ofUser = (table: Keyed<"userId">) => ({ table, of: rowsBy(table.userId) });

export function rowsBy(column: SQLiteColumn): RowsOf {
  return (_, { userId }) => is(column, userId);
}

export function is(column: SQLiteColumn, value: string | number | undefined): SQL | undefined {
  return value === undefined ? undefined : eq(column, value);
}

type PersonalRows = {
  kind: PersonalKindName;
  /** Rows to show, where not those that are deleted with the person. */
  of?: RowsOf;
  columns: Record<string, SQLiteColumn>;
  /** Unique for its owner, in order of age. */
  key: readonly [SQLiteColumn, ...SQLiteColumn[]];
  at?: SQLiteColumn;
  joins?: readonly { table: SQLiteTable; on: SQL | undefined }[];
};

export type OwnedRow = Record<string, unknown>;

export type OneRow = Pick<PersonalRows, "kind" | "columns"> & {
  find(db: Reader, userId: number): Promise<OwnedRow | undefined>;
};

export type PersonalTable = {
  table: SQLiteTable;
  of: RowsOf;
  /** Others contain what the team wrote among itself. */
  mayRead?: SQL;
  /** Left out of the operator's export: hashes, and what the team wrote among itself. */
  hidden?: string[];
  exportedAs?: string;
  /** Append-only: numbers that no longer say whom they belonged to. */
  stays?: boolean;
} & (
  | { shown: readonly (PersonalRows | OneRow)[] }
  | { within: SQLiteTable }
  | { notShown: string }
);

/** Shown only where they are given a name: they tell nobody anything. */
export const keysAndHashes: ReadonlySet<string> = new Set(
  `id userId handle requestId messageId subscriptionId planLetterId
   tokenHash codeHash addressHash fingerprint`.split(/\s+/),
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

export type RowsOfTable = PersonalRows & { table: SQLiteTable; of: RowsOf };

export async function countRows(
  db: Db,
  { table, of, key, at = key[0], joins = [] }: RowsOfTable,
  userId: number,
) {
  const counts = { count: count(), oldest: min(at), newest: max(at) };
  let query = db.select(counts).from(table).$dynamic();
  for (const join of joins) query = query.leftJoin(join.table, join.on);
  const counted = await query.where(of(db, { userId })).get();
  const { count: all = 0, oldest, newest } = counted ?? {};
  return { count: all, oldest: dateOf(oldest), newest: dateOf(newest) };
}

export async function listRows(
  db: Db,
  rows: RowsOfTable,
  userId: number,
  { limit, offset }: PageRange,
): Promise<OwnedRow[]> {
  const found = await select(db, rows)
    .where(rows.of(db, { userId }))
    .orderBy(...rows.key.map((column) => desc(column)))
    .limit(limit)
    .offset(offset)
    .all();
  return found.map(({ row }) => row);
}

/** Oldest first, in batches without an open cursor, so that others may write and the log be emptied. */
export async function* batchesOf(
  db: Db,
  rows: RowsOfTable,
  userId: number,
  size: number,
): AsyncGenerator<OwnedRow[]> {
  const own = rows.of(db, { userId });
  let after: SQL | undefined;
  for (;;) {
    const found = await select(db, rows)
      .where(and(own, after))
      .orderBy(...rows.key.map((column) => asc(column)))
      .limit(size)
      .all();
    if (found.length > 0) yield found.map(({ row }) => row);
    const last = found.at(-1);
    if (!last || found.length < size) return;
    after = afterKey(rows.key, Object.values(last.key));
  }
}

function select(db: Db, { table, columns, key, joins = [] }: RowsOfTable) {
  const keyColumns = Object.fromEntries(key.map((column, at) => [String(at), column]));
  let query = db.select({ row: columns, key: keyColumns }).from(table).$dynamic();
  for (const join of joins) query = query.leftJoin(join.table, join.on);
  return query;
}

/** Days are text, as yyyy-mm-dd. */
function dateOf(moment: unknown): Date | undefined {
  if (typeof moment === "string") return new Date(moment);
  return moment instanceof Date ? moment : undefined;
}
