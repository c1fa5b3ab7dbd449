import type { Sqlite } from "../engines/sqlite.server";

/** The latest moment at which anything was saved, in milliseconds since 1970; 0 when nothing is. */
export function newestMoment(sqlite: Sqlite): number {
  const moments = [
    ["users", "createdAt"],
    ["newsletter_subscriptions", "subscribedAt"],
    ["prayer_requests", "createdAt"],
    ["contact_messages", "createdAt"],
  ].map(([table, column]) => `SELECT max(${column}) AS at FROM ${table}`);
  const sql = `SELECT max(at) FROM (${moments.join(" UNION ALL ")})`;
  return Number(sqlite.prepare(sql).pluck().get() ?? 0);
}
