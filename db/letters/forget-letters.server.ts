import { asc, lte, sql } from "drizzle-orm";
import type { Db } from "#db/engines/database";
import { letterLimits, outbox } from "#db/schema/letters";
import { strangerPause } from "./outbox.server";

/** Forgets letters that were settled before a moment, a thousand at a time. @returns how many. */
export async function forgetLetters(db: Db, before: number): Promise<number> {
  const old = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.settledAt, new Date(before)))
    .orderBy(asc(outbox.settledAt))
    .limit(1_000);
  const gone = await db.write((tx) =>
    tx.delete(outbox).where(sql`${outbox.id} IN ${old}`).returning({ id: outbox.id }),
  );
  return gone.length;
}

/** Forgets what no pause asks about any more. */
export async function forgetLimits(db: Db, now: number): Promise<void> {
  const old = lte(letterLimits.lastAt, new Date(now - strangerPause));
  await db.write((tx) => tx.delete(letterLimits).where(old).run());
}
