import type { Sqlite } from "./open.server";

const columns = [
  ["users", "createdAt"],
  ["newsletter_subscriptions", "subscribedAt"],
  ["prayer_requests", "createdAt"],
  ["contact_messages", "createdAt"],
];

/**
 * The latest moment at which anything was saved, in milliseconds since 1970; 0 when nothing is. An
 * older program's database may lack a table.
 */
export function newestMoment(sqlite: Sqlite): number {
  const tables = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck();
  const known = new Set(tables.all());
  const moments = columns
    .filter(([table]) => known.has(table))
    .map(([table, column]) => `SELECT max(${column}) AS at FROM ${table}`);
  if (moments.length === 0) return 0;
  const sql = `SELECT max(at) FROM (${moments.join(" UNION ALL ")})`;
  return Number(sqlite.prepare(sql).pluck().get() ?? 0);
}
