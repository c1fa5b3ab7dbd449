import { eq } from "drizzle-orm";
import type { Db, Reader } from "../engines/database";
import { teamCeilings } from "../schema/desk";

/** Requests that are enough for a person in a day, unless they say otherwise. */
export const usualCeiling = 12;

/** How many requests are enough for a person in a day. */
export async function ceilingOf(db: Reader, userId: number): Promise<number> {
  const own = eq(teamCeilings.userId, userId);
  return (await db.select().from(teamCeilings).where(own).get())?.requests ?? usualCeiling;
}

/** Notes how many a person finds enough. */
export async function setCeiling(db: Db, userId: number, requests: number): Promise<void> {
  await db.write((tx) =>
    tx
      .insert(teamCeilings)
      .values({ userId, requests })
      .onConflictDoUpdate({ target: teamCeilings.userId, set: { requests } })
      .run(),
  );
}
