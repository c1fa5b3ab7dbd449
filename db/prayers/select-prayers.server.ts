import { count, type SQL } from "drizzle-orm";
import type { Db } from "../engines/database";
import type { PageRange } from "../engines/paging.server";
import { prayers } from "../schema/prayers";
import { type Prayer, prayerColumns } from "./prayers.server";

/** The prayers of one page of a list, in an order. */
export function selectPrayers(
  db: Db,
  where: SQL | undefined,
  { limit, offset }: PageRange,
  ...order: SQL[]
): Promise<Prayer[]> {
  return db
    .select(prayerColumns)
    .from(prayers)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .all();
}

/** How many prayers there are of a kind. */
export async function countPrayersWhere(db: Db, where: SQL | undefined): Promise<number> {
  return (await db.select({ n: count() }).from(prayers).where(where).get())?.n ?? 0;
}
