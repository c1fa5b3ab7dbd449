import type { Tx } from "#db/engines/database";
import { giveBack } from "#db/requests/request-actions.server";
import type { Subject } from "./rows-of.server";
import { personalTables } from "./tables.server";

/** Deletes all rows of a person, within a transaction. */
export async function deletePersonalRows(tx: Tx, subject: Subject): Promise<void> {
  if (subject.userId !== undefined) await giveBack(tx, subject.userId);
  for (const { table, of, stays } of personalTables) {
    const where = stays ? undefined : of(tx, subject);
    if (where) await tx.delete(table).where(where).run();
  }
}
