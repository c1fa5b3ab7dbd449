import { and, eq, isNull } from "drizzle-orm";
import type { Db, Reader } from "#db/engines/database";
import { outbox } from "#db/schema/letters";
import { newHandle } from "../handle.server";
import { queueLetter } from "./outbox.server";
import { callSenders } from "./senders.server";

/**
 * Orders a letter to many for one address alone; instances that rest, for the mail server takes nothing, try
 * it at once. @param sealed the address. @returns its key.
 */
export async function orderTest(
  db: Db,
  campaignId: number,
  sealed: string,
  now: number,
): Promise<string> {
  const key = `test ${newHandle()}`;
  await db.write(async (tx) => {
    await queueLetter(tx, { kind: "test", key, campaignId, sealed }, now);
    await callSenders(tx);
  });
  return key;
}

export const findTest = (db: Reader, key: string) =>
  db.select().from(outbox).where(eq(outbox.key, key)).get();

/** Takes it back, unless somebody is sending it. */
export async function withdrawTest(db: Db, key: string): Promise<void> {
  const own = and(eq(outbox.key, key), eq(outbox.state, "waiting"), isNull(outbox.lease));
  await db.write((tx) => tx.delete(outbox).where(own).run());
}
