import { eq, getTableName } from "drizzle-orm";
import {
  deletePersonalRows,
  personalTables,
  type Subject,
} from "../accounts/personal-tables.server";
import type { Db } from "../engines/client.server";
import { users } from "../schema/accounts";

/** What is saved about a person: rows by the name of their table, without what only machines read. */
export type Findings = Record<string, Record<string, unknown>[]>;

/** The account of an address makes a subject whole. */
export async function findSubject(
  db: Db,
  email: string,
): Promise<{ email: string; userId?: number; username?: string }> {
  const user = db.select().from(users).where(eq(users.email, email)).get();
  return { email, userId: user?.id, username: user?.username };
}

/** Everything about a person; tables that hold nothing of theirs are left out. */
export async function findAbout(db: Db, subject: Subject): Promise<Findings> {
  const found = personalTables.map(({ table, of, hidden }) => {
    const where = of(db, subject);
    const rows = where ? db.select().from(table).where(where).all() : [];
    return [getTableName(table), rows.map((row) => without(row, hidden))] as const;
  });
  return Object.fromEntries(found.filter(([, rows]) => rows.length > 0));
}

/** Deletes everything about a person, all or nothing. The file's bytes are another matter: `scrub`. */
export async function eraseAbout(db: Db, subject: Subject): Promise<void> {
  db.transaction((tx) => deletePersonalRows(tx, subject), { behavior: "immediate" });
}

/**
 * Makes deleted rows unreadable in the file and its log: pages are written anew, for SQLite leaves
 * copies of moved rows in them. @returns whether no other program held the log meanwhile.
 */
export async function scrub({ $client: sqlite }: Db): Promise<boolean> {
  sqlite.pragma("busy_timeout = 10000");
  sqlite.exec("VACUUM");
  const [{ busy } = { busy: 1 }] = sqlite.pragma("wal_checkpoint(TRUNCATE)") as { busy: number }[];
  return busy === 0;
}

function without(row: object, hidden: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)));
}
