import { setImmediate } from "node:timers/promises";
import { and, asc, eq, getTableColumns, gt, inArray, or, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db, Reader, Tx } from "#db/engines/database";
import type { Pause } from "#db/engines/find.server";
import { hasRow } from "#db/engines/rows.server";
import { groupNotes, groupReports, groupRequests, prayerGroups } from "#db/schema/groups";

import { drafts, prayers } from "#db/schema/prayers";
import { contactMessages, messageNotes, prayerRequests, requestNotes } from "#db/schema/requests";
import { findSealing, ownKey, ownKeyToSeal, sharedKey, sharedKeyToSeal } from "./keys.server";
import {
  isPlainColumn,
  isSealed,
  type Key,
  openRow,
  type Row,
  resealRow,
  type SealedColumns,
  sealRow,
} from "./seal.server";

export type SealedTable = {
  table: SQLiteTable;
  columns: SealedColumns;
  /** In the order of its numbers. */
  number: SQLiteColumn;
  /** What names a row when its words are sealed. */
  row: Readonly<Record<string, SQLiteColumn>>;
  /** Sealed with the account's own key; else with the one of what others read, too. */
  isOwn: boolean;
};

const { title, text, reference, person, answer, notes } = prayers;

/** Every table whose words are sealed. */
export const sealedTables: readonly SealedTable[] = [
  {
    table: prayers,
    columns: { title, text, reference, person, answer, notes },
    number: prayers.id,
    row: { userId: prayers.userId, handle: prayers.handle },
    isOwn: true,
  },
  {
    table: drafts,
    columns: { words: drafts.words },
    number: drafts.id,
    row: { userId: drafts.userId, handle: drafts.handle },
    isOwn: true,
  },
  ofTeam(prayerRequests, { content: prayerRequests.content }, prayerRequests.id),
  ofTeam(requestNotes, { text: requestNotes.text }, requestNotes.id),
  ofTeam(contactMessages, { message: contactMessages.message }, contactMessages.id),
  ofTeam(messageNotes, { note: messageNotes.note }, messageNotes.messageId),
  ofGroup(prayerGroups, { purpose: prayerGroups.purpose }),
  ofGroup(groupRequests, { words: groupRequests.words, person: groupRequests.person }),
  ofGroup(groupNotes, { words: groupNotes.words }),
  ofGroup(groupReports, { words: groupReports.words, reason: groupReports.reason }),
];

function ofTeam(table: SQLiteTable, columns: SealedColumns, number: SQLiteColumn): SealedTable {
  return { table, columns, number, row: { [number.name]: number }, isOwn: false };
}

function ofGroup(
  table: SQLiteTable & Record<"id" | "handle", SQLiteColumn>,
  columns: SealedColumns,
): SealedTable {
  return { table, columns, number: table.id, row: { handle: table.handle }, isOwn: false };
}

/** Opens rows of one table. @param place what `row` of its entry in `sealedTables` selected */
export async function openRows<Values extends object>(
  db: Db,
  { columns, isOwn }: Pick<SealedTable, "columns" | "isOwn">,
  rows: readonly { values: Values; place: Record<string, unknown> }[],
): Promise<Values[]> {
  const ask = (userId: number) => (isOwn ? ownKey(db, userId) : sharedKey(db));
  const keys = await keysOfRows(rows, ask);
  return rows.map(({ values, place }) =>
    openRow(keys.get(place.userId), columns, rowOf(place), values),
  );
}

type Placed = { place: Record<string, unknown> };

const rowOf = (place: Placed["place"]) => Object.values(place) as unknown as Row;

/** By account; rows of the team have none, and one key. */
async function keysOfRows(
  rows: readonly Placed[],
  ask: (userId: number) => Promise<Key | undefined> | Key | undefined,
) {
  const keys = new Map<unknown, Key | undefined>();
  for (const userId of new Set(rows.map(({ place }) => place.userId)))
    keys.set(userId, await ask(Number(userId)));
  return keys;
}

const isPlain = ({ columns }: SealedTable) => or(...Object.values(columns).map(isPlainColumn));

/** Whether any words still stand as they were written. */
export async function hasPlainRows(db: Reader): Promise<boolean> {
  for (const each of sealedTables) if (await hasRow(db, each.table, isPlain(each))) return true;
  return false;
}

/** Accounts with words that still stand as they were written. */
export async function countPlainAccounts(db: Reader): Promise<number> {
  const plain = new Set<unknown>();
  for (const each of sealedTables.filter(({ isOwn }) => isOwn)) {
    const { userId } = each.row as { userId: SQLiteColumn };
    const found = await db
      .select({ userId })
      .from(each.table)
      .where(isPlain(each))
      .groupBy(userId)
      .all();
    for (const row of found) plain.add(row.userId);
  }
  return plain.size;
}

type Numbered = SQLiteTable & { id: SQLiteColumn };

/** The number of a row, which its words are sealed with, is known once it is there. @returns it. */
export async function insertSealed<
  Table extends Numbered,
  Name extends keyof Table["$inferInsert"] & string,
>(
  tx: Tx,
  key: Key | undefined,
  table: Table,
  name: Name,
  row: Table["$inferInsert"] & Record<Name, string>,
): Promise<number> {
  const values = key ? { ...row, [name]: "-" } : row;
  const entered = tx.insert(table).values(values as never);
  const { id } = (await entered.returning({ id: table.id }).get()) as { id: number };
  const column = getTableColumns(table)[name];
  if (!key || !column) return id;
  const sealed = sealRow(key, { [name]: column }, [id], { [name]: row[name] });
  await tx
    .update(table)
    .set(sealed as never)
    .where(eq(table.id, id))
    .run();
  return id;
}

/** Rows sealed in one write. */
const slice = 50;

/** What was kept before sealing began, table by table; where it was stopped it goes on. @returns how many rows. */
export async function sealOldRows(db: Db, pause: Pause): Promise<number> {
  let sealed = 0;
  if (!(await findSealing(db))) return 0;
  for (const each of sealedTables)
    for await (const rows of allSlices(db, each)) {
      const plain = rows.filter((row) => hasPlainWords(each, row));
      if (plain.length > 0) sealed += await sealSlice(db, each, plain);
      if (rows.length === slice) await pause();
    }
  return sealed;
}

/**
 * What the team reads, or an account has, sealed with another key. What does not open stays as it is. Readers
 * have their turns between the rows.
 */
export async function resealRows(
  tx: Tx,
  { from, to }: { from?: Key; to: Key },
  userId?: number,
): Promise<void> {
  for (const each of sealedTables.filter(({ isOwn }) => isOwn === (userId !== undefined))) {
    const { table, columns, number, row } = each;
    const own = row.userId && eq(row.userId, userId);
    for await (const rows of allSlices(tx, each, own)) {
      for (const { number: n, place, values } of rows) {
        const anew = resealRow(from, to, columns, rowOf(place), values);
        await tx
          .update(table)
          .set(anew as never)
          .where(eq(number, n))
          .run();
      }
      await setImmediate();
    }
  }
}

async function* allSlices(db: Pick<Db, "select">, each: SealedTable, own?: SQL) {
  let rows: Found[] = [];
  do {
    const rest = gt(each.number, Number(rows.at(-1)?.number ?? 0));
    rows = await slicesOf(db, each, and(own, rest));
    yield rows;
  } while (rows.length === slice);
}

function slicesOf(db: Pick<Db, "select">, each: SealedTable, where?: SQL) {
  const { table, columns, number, row } = each;
  return db
    .select({ number, place: row, values: columns })
    .from(table)
    .where(where)
    .orderBy(asc(number))
    .limit(slice)
    .all();
}

type Found = Awaited<ReturnType<typeof slicesOf>>[number];

function hasPlainWords({ columns }: SealedTable, { values }: Found): boolean {
  return Object.keys(columns).some((name) => {
    const value = values[name];
    return value !== null && !(typeof value === "string" && isSealed(value));
  });
}

async function sealSlice(db: Db, each: SealedTable, plain: readonly Found[]): Promise<number> {
  const { table, columns, number, isOwn } = each;
  const ask = (userId: number) => (isOwn ? ownKeyToSeal(db, userId) : sharedKeyToSeal(db));
  const keys = await keysOfRows(plain, ask);
  const numbers = plain.map((row) => row.number);
  return db.write(async (tx) => {
    // Read again: it may have been edited meanwhile.
    for (const { number: n, place, values } of await slicesOf(tx, each, inArray(number, numbers))) {
      const sealed = sealRow(keys.get(place.userId), columns, rowOf(place), values);
      await tx
        .update(table)
        .set(sealed as never)
        .where(eq(number, n))
        .run();
    }
    return numbers.length;
  });
}
