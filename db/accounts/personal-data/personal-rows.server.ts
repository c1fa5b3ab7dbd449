import { and, asc, count, desc, getTableColumns, max, min, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db, Reader } from "#db/engines/database";
import { afterKey, type PageRange } from "#db/engines/paging.server";
import type { RowsOf } from "./rows-of.server";

/** What people read their data by; also its name in the file that they download. */
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

/** Rows of a table as their person reads them and takes them along: what of them, and in which order. */
type PersonalRows = {
  kind: PersonalKindName;
  /** Which rows, where it isn’t those that go when the person goes. */
  of?: RowsOf;
  columns: Record<string, SQLiteColumn>;
  /** Columns that order rows by age and tell each from all others of its owner. */
  key: readonly [SQLiteColumn, ...SQLiteColumn[]];
  /** The moment each came, or the day, where it isn’t the first of the key. */
  at?: SQLiteColumn;
  /** Tables that hold more of some rows. */
  joins?: readonly { table: SQLiteTable; on: SQL | undefined }[];
};

export type OwnedRow = Record<string, unknown>;

/** One thing that is put together. */
export type OneRow = Pick<PersonalRows, "kind" | "columns"> & {
  find(db: Reader, userId: number): Promise<OwnedRow | undefined>;
};

export type PersonalTable = {
  table: SQLiteTable;
  /** The rows that go when the person goes. */
  of: RowsOf;
  /** Those of them that the person may read; the others hold what the team wrote among itself. */
  mayRead?: SQL;
  /** Columns that the operator’s export leaves out: hashes, and what the team wrote among itself. */
  hidden?: string[];
  /** What the operator’s export calls it, where that is not the table’s name. */
  exportedAs?: string;
  /** Only ever added to: it holds numbers, and says nothing of whoever they belonged to. */
  stays?: boolean;
} & (
  | { shown: readonly (PersonalRows | OneRow)[] }
  /** Its columns stand in the rows of this one. */
  | { within: SQLiteTable }
  /** Why the person can’t be shown its rows. */
  | { notShown: string }
);

/** Shown only where they are given a name: they say nothing to anybody. */
const keysAndHashes = new Set(
  `id userId handle requestId messageId subscriptionId planLetterId
   tokenHash codeHash addressHash fingerprint`.split(/\s+/),
);

/** What people see of a table: every column but keys and hashes. @param names other names; null hides. */
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

/** The same with the table that they are in, and which of it are a person's. */
export type RowsOfTable = PersonalRows & { table: SQLiteTable; of: RowsOf };

/** How many rows a person has, and the moments of the first and the last; counted by the engine. */
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

/** A page of a person's rows, the newest first. */
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

/**
 * All of a person's rows, the oldest first, some at a time: nothing is held open between, so that
 * others may write and the log may be emptied.
 * @param size rows at a time.
 */
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
