import type { Tx } from "#db/engines/database";
import { giveBack } from "#db/requests/request-actions.server";
import { accountTables } from "./account-tables.server";
import { letterTables } from "./letter-tables.server";
import type { PersonalTable } from "./personal-rows.server";
import { prayerTables } from "./prayer-tables.server";
import { requestTables } from "./request-tables.server";
import type { Subject } from "./rows-of.server";

/**
 * Every table that holds something of a person: what people see and take with them, what the operator
 * finds and erases, and what goes with an account is read from this list. A new table is one more entry of
 * its subject, before `users`: parents stand before those that go with them.
 */
export const personalTables: readonly PersonalTable[] = [
  ...requestTables,
  ...letterTables,
  ...prayerTables,
  ...accountTables,
];

/** Deletes all rows of a person, within a transaction. */
export async function deletePersonalRows(tx: Tx, subject: Subject): Promise<void> {
  if (subject.userId !== undefined) await giveBack(tx, subject.userId);
  for (const { table, of, stays } of personalTables) {
    const where = stays ? undefined : of(tx, subject);
    if (where) await tx.delete(table).where(where).run();
  }
}
