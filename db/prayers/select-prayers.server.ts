import { count, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../engines/database";
import type { PageRange } from "../engines/paging.server";
import { prayers } from "../schema/prayers";
import { type Prayer, prayerColumns } from "./prayers.server";

/** The prayers of one page of a list, in an order. */
export function selectPrayers(
  db: Reader,
  where: SQL | undefined,
  range: PageRange,
  ...order: SQL[]
): Promise<Prayer[]> {
  return pageOfPrayers(db, where, ...order).all(range);
}

/** The query of that page, prepared; `limit` and `offset` are among its values. */
export function pageOfPrayers(db: Reader, where: SQL | undefined, ...order: SQL[]) {
  return db
    .select(prayerColumns)
    .from(prayers)
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare();
}

/** How many prayers there are of a kind. */
export async function countPrayersWhere(db: Reader, where: SQL | undefined): Promise<number> {
  return (await db.select({ n: count() }).from(prayers).where(where).get())?.n ?? 0;
}
