import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "#db/engines/database";
import type { PageRange } from "#db/engines/paging.server";
import { prayers } from "#db/schema/prayers";
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
