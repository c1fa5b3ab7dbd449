import { and, eq, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  deletePersonalRows,
  personalTables,
  type Subject,
} from "#db/accounts/personal-data/tables.server";
import type { Db } from "#db/engines/database";
import { users } from "#db/schema/accounts";
import { openRows, sealedTables } from "#db/seal/sealed-rows.server";

type Findings = Record<string, Record<string, unknown>[]>;

export async function findSubject(
  db: Db,
  email: string,
): Promise<{ email: string; userId?: number }> {
  const user = await db.select().from(users).where(eq(users.email, email)).get();
  return { email, userId: user?.id };
}

/** @param whole includes what others wrote among themselves, which is erased but not handed out. */
export async function findAbout(db: Db, subject: Subject, whole = false): Promise<Findings> {
  const found = personalTables.map(async ({ table, of, mayRead, hidden, exportedAs }) => {
    const rows = of(db, subject);
    const where = rows && and(rows, whole ? undefined : mayRead);
    const all = where ? await openWhole(db, table, await db.select().from(table).where(where)) : [];
    return [exportedAs ?? getTableName(table), all.map((row) => without(row, hidden))] as const;
  });
  return Object.fromEntries((await Promise.all(found)).filter(([, rows]) => rows.length > 0));
}

/** All or nothing; follow it with `scrub`. */
export async function eraseAbout(db: Db, subject: Subject): Promise<void> {
  await db.write(async (tx) => deletePersonalRows(tx, subject));
}

async function openWhole(db: Db, table: SQLiteTable, rows: Record<string, unknown>[]) {
  const sealed = sealedTables.find((each) => each.table === table);
  if (!sealed) return rows;
  const placed = rows.map((values) => ({
    values,
    place: Object.fromEntries(Object.keys(sealed.row).map((name) => [name, values[name]])),
  }));
  return openRows(db, sealed, placed);
}

function without(row: object, hidden: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));
}
