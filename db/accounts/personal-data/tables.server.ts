import type { Tx } from "#db/engines/database";
import { giveBack } from "#db/requests/request-actions.server";
import { accountTables } from "./account-tables.server";
import { letterTables } from "./letter-tables.server";
import type { PersonalTable, Subject } from "./personal-rows.server";
import { prayerTables } from "./prayer-tables.server";
import { requestTables } from "./request-tables.server";

/** Display, download, export, erasure and deletion read this list; parents before children. */
export const personalTables: readonly PersonalTable[] = [
  ...requestTables,
  ...letterTables,
  ...prayerTables,
  ...accountTables,
];

export async function deletePersonalRows(tx: Tx, subject: Subject): Promise<void> {
  if (subject.userId !== undefined) await giveBack(tx, subject.userId);
  for (const { table, of, stays } of personalTables) {
    const where = stays ? undefined : of(tx, subject);
    if (where) await tx.delete(table).where(where).run();
  }
}
