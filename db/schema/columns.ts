import { type AnySQLiteColumn, integer } from "drizzle-orm/sqlite-core";

/** Moments are integers: milliseconds since 1970, UTC. The SQL of `migrations/` holds the checks. */
export const moment = () => integer({ mode: "timestamp_ms" });
export const flag = () => integer({ mode: "boolean" });

/** Deleted with the row it belongs to. */
export const belongsTo = (row: () => AnySQLiteColumn) =>
  integer().notNull().references(row, { onDelete: "cascade" });

/** The key of a table with one row at most for each row of another, deleted with it. */
export const onePer = (row: () => AnySQLiteColumn) =>
  integer().primaryKey().references(row, { onDelete: "cascade" });
