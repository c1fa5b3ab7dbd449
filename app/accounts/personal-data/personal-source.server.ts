import {
  batchesOf,
  countRows,
  listRows,
  type OwnedRow,
  type PersonalKindName,
  type RowsOfTable,
} from "#db/accounts/personal-data/personal-rows.server";
import { personalTables } from "#db/accounts/personal-data/tables.server";
import type { User } from "#db/accounts/users.server";
import type { Db } from "#db/engines/database";
import type { PageRange } from "#db/engines/paging.server";

export type PersonalFact = string | number | boolean | Date | null | readonly string[];

/** What is kept of one thing, by the names that the person reads. */
export type PersonalRow = Readonly<Record<string, PersonalFact>>;

/** How many things there are of a kind, and the moments of the first and the last. */
export type PersonalCount = { count: number; oldest?: Date; newest?: Date };

/** Where things of a kind are read from, never all of them at once. */
export type PersonalSource = {
  count(db: Db, user: User): Promise<PersonalCount>;
  /** A page of them, the newest first. */
  list(db: Db, user: User, range: PageRange): Promise<readonly PersonalRow[]>;
  /** All of them, the oldest first, some at a time. */
  batches(db: Db, user: User): AsyncIterable<readonly PersonalRow[]>;
};

/** Rows read at a time: a few hundred kilobytes of the longest prayers. */
const batchSize = 50;

/** How a row is shown that needs what its table does not hold. */
export type ToShown = (row: OwnedRow) => PersonalRow;

const asItIs: ToShown = (row) => row as PersonalRow;

/** Where a kind is read from; what `personalTables` says of it. */
export function sourceOf(kind: PersonalKindName, toShown = asItIs): PersonalSource {
  for (const { table, of, ...told } of personalTables)
    for (const shown of "shown" in told ? told.shown : [])
      if (shown.kind === kind)
        return "find" in shown
          ? fromOne(shown.find, toShown)
          : fromTable({ of, ...shown, table }, toShown);
  throw new Error(`No table shows ${kind}.`);
}

function fromTable(rows: RowsOfTable, toShown: ToShown): PersonalSource {
  return {
    count: (db, { id }) => countRows(db, rows, id),
    list: async (db, { id }, range) => (await listRows(db, rows, id, range)).map(toShown),
    async *batches(db, { id }) {
      for await (const batch of batchesOf(db, rows, id, batchSize)) yield batch.map(toShown);
    },
  };
}

/** The one thing of a kind, if there is one; its first moment is its age. */
function fromOne(
  find: (db: Db, userId: number) => Promise<OwnedRow | undefined>,
  toShown: ToShown,
): PersonalSource {
  const all = async (db: Db, { id }: User) => {
    const row = await find(db, id);
    return row ? [toShown(row)] : [];
  };
  return {
    async count(db, user) {
      const [row] = await all(db, user);
      const at = Object.values(row ?? {}).find((fact) => fact instanceof Date);
      return { count: row ? 1 : 0, oldest: at, newest: at };
    },
    list: async (db, user, { limit, offset }) =>
      (await all(db, user)).slice(offset, offset + limit),
    async *batches(db, user) {
      yield await all(db, user);
    },
  };
}
