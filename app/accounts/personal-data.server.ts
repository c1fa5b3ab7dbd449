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
import { database } from "~/runtime/database.server";
import { type KindWords, kindWords, type PersonalRow, type ToShown } from "./data-kinds.server";

type PersonalCount = { count: number; oldest?: Date; newest?: Date };

type PersonalSource = {
  count(db: Db, user: User): Promise<PersonalCount>;
  list(db: Db, user: User, range: PageRange): Promise<readonly PersonalRow[]>;
  batches(db: Db, user: User): AsyncIterable<readonly PersonalRow[]>;
};

/** Rows read at a time: a few hundred kilobytes of the longest prayers. */
const batchSize = 50;

const asItIs: ToShown = (row) => row as PersonalRow;

function sourceOf(kind: PersonalKindName, toShown = asItIs): PersonalSource {
  for (const { table, of, ...entry } of personalTables)
    for (const shown of "shown" in entry ? entry.shown : [])
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

/** Its first moment is its age. */
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

type PersonalKind = Omit<KindWords, "toShown"> & {
  name: PersonalKindName;
  source: PersonalSource;
};

export const personalKinds: readonly PersonalKind[] = Object.entries(kindWords).map(
  ([key, { toShown, ...words }]) => {
    const name = key as PersonalKindName;
    return { name, ...words, source: sourceOf(name, toShown) };
  },
);

export type PersonalSummary = Omit<PersonalKind, "source"> & PersonalCount;

export function personalSummary(user: User): Promise<PersonalSummary[]> {
  return Promise.all(personalKinds.map((kind) => summaryOf(kind, user)));
}

export async function summaryOf(kind: PersonalKind, user: User): Promise<PersonalSummary> {
  const { source, ...shown } = kind;
  return { ...shown, ...(await source.count(database(), user)) };
}
