import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { openPostgres } from "#db/engines/postgres/client.server";
import { plant, searchFiles } from "./canary";
import { canary as privateRequest } from "./canary-words";
import { startServer, type TestServer } from "./server";

/**
 * A server for the tests of a file or a `describe`. However they treated it, it ends as it should
 * and has no fault of its own to tell of.
 * @param faults a pattern of those that the tests provoke.
 * @param options.canary whether a private request stands in it that nothing may show; not where tests
 *   count what they find.
 */
export function withServer(
  env: Record<string, string> = {},
  faults?: RegExp,
  { canary = true } = {},
): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startServer(env));
    if (canary) await Promise.all([plant(server), plantGroup(server)]);
  });
  afterAll(async () => {
    searchFiles(server);
    expect(await server.stop()).toBe(0);
    const told = logLines(server).filter(({ level }) => Number(level) >= 50);
    expect(told.filter((line) => !faults?.test(JSON.stringify(line)))).toEqual([]);
  });
  return server;
}

/** A group that nobody is in: whoever is shown a word of it is outside. */
async function plantGroup({ database, folder }: TestServer): Promise<void> {
  if (!inject("canary")) return;
  const sql = `INSERT INTO prayer_groups (handle, name, purpose, asksFirst, createdAt)
    VALUES ('${"c".repeat(22)}', '${privateRequest.sender.fullName}', '${privateRequest.words}', 0, 0)`;
  if (database) await rowsOfPostgres(database, sql, []);
  else {
    const sqlite = new Database(join(folder, "prayer-life.db"));
    sqlite.exec(sql);
    sqlite.close();
  }
}

export type LogLine = Record<string, unknown>;

/** What the server has logged so far. Lines of requests come with a delay, at the latest at its end. */
export function logLines(server: TestServer): LogLine[] {
  const lines = server.output().split("\n");
  return lines.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line));
}

/** Rows of the server's database, as another program sees them at this moment. */
export async function rows(
  server: TestServer,
  sql: string,
  ...values: unknown[]
): Promise<unknown[]> {
  if (server.database) return rowsOfPostgres(server.database, sql, values);
  const sqlite = new Database(join(server.folder, "prayer-life.db"), { readonly: true });
  try {
    return sqlite.prepare(sql).all(...values);
  } finally {
    sqlite.close();
  }
}

/** The same statement for PostgreSQL: names in mixed case are quoted, and parameters have numbers. */
export async function rowsOfPostgres(
  url: string,
  sql: string,
  values: unknown[],
): Promise<unknown[]> {
  let parameters = 0;
  const text = sql.replace(/\b[a-z]+[A-Z]\w*\b/g, '"$&"').replace(/\?/g, () => {
    parameters += 1;
    return `$${parameters}`;
  });
  const engine = openPostgres(url);
  try {
    return (await engine.pool.run(text, values)).rows;
  } finally {
    await engine.close();
  }
}
