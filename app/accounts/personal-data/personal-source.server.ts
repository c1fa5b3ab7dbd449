import {
  batchesOf,
  countRows,
  listRows,
  type OwnedRow,
  type OwnedRows,
} from "../../../db/accounts/personal-data/owned-rows.server";
import type { User } from "../../../db/accounts/users.server";
import type { Db } from "../../../db/engines/database";
import type { PageRange } from "../../../db/engines/paging.server";

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

/** A person's rows of a table. @param shown gives a row what the table does not hold. */
export function fromTable(
  rows: OwnedRows,
  shown = (row: OwnedRow) => row as PersonalRow,
): PersonalSource {
  return {
    count: (db, { id }) => countRows(db, rows, id),
    list: async (db, { id }, range) => (await listRows(db, rows, id, range)).map(shown),
    async *batches(db, { id }) {
      for await (const batch of batchesOf(db, rows, id, batchSize)) yield batch.map(shown);
    },
  };
}

/** The one thing of a kind, if there is one; its first moment is its age. */
export function fromOne(
  find: (db: Db, user: User) => Promise<PersonalRow | undefined>,
): PersonalSource {
  const all = async (db: Db, user: User) => {
    const row = await find(db, user);
    return row ? [row] : [];
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
