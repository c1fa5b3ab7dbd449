import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import Database from "better-sqlite3";
import { getTableName } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import type { Reader } from "#db/engines/database";
import * as postgres from "#db/engines/postgres/client.server";
import { onUntimedConnection } from "#db/engines/postgres/connections.server";
import * as postgresQueries from "#db/engines/postgres/queries.server";
import * as sqlite from "#db/engines/sqlite/client.server";
import * as sqliteQueries from "#db/engines/sqlite/executor.server";
import { postgresMigrations, sqliteMigrations } from "#db/migrations/migrations";
import { tables } from "#db/schema/tables";
import { createDatabase } from "../support/postgres/postgres-database";

// A database from any day before goes on with every row it has. The rows stand in `fixtures`, those of a
// later day on top of those of an earlier one.

type Row = Record<string, unknown>;

/** A database of any state, and its engine's list of steps. */
type Old = {
  steps: readonly string[];
  db: Reader;
  migrate(steps?: readonly string[]): Promise<unknown>;
  run(sql: string): Promise<unknown>;
  rows(table: string): Promise<Row[]>;
};

function withDatabase(work: (old: Old) => Promise<void>): Promise<void> {
  const server = inject("postgres");
  return server ? onPostgres(server, work) : onSqlite(work);
}

async function onSqlite(work: (old: Old) => Promise<void>): Promise<void> {
  const file = new Database(":memory:");
  file.pragma("foreign_keys = ON");
  await work({
    steps: sqliteMigrations,
    db: sqliteQueries.queriesOn(file),
    migrate: async (steps) => sqlite.migrate(file, steps),
    run: async (sql) => file.exec(sql),
    rows: async (table) =>
      file.prepare<unknown[], Row>(`SELECT * FROM ${table} ORDER BY 1, 2`).all(),
  });
  expect(file.pragma("foreign_key_check")).toEqual([]);
  expect(file.pragma("integrity_check", { simple: true })).toBe("ok");
}

async function onPostgres(server: string, work: (old: Old) => Promise<void>): Promise<void> {
  await onUntimedConnection(await createDatabase(server), async (client) => {
    const run = postgresQueries.runOn(client);
    await work({
      steps: postgresMigrations,
      db: postgresQueries.queriesOn(run),
      migrate: (steps) => postgres.migrate(client, steps),
      run,
      rows: async (table) => (await run(`SELECT * FROM ${table} ORDER BY 1, 2`)).rows,
    });
  });
}

const isPostgres = inject("postgres") !== undefined;

/** How many steps were taken by then, and the hash of these: none of them is ever another. */
const days = [
  {
    day: "2026-11-22",
    ...(isPostgres
      ? { taken: 4, hash: "6f66fda8b84a8933" }
      : { taken: 15, hash: "330bf31cea225dbe" }),
  },
  {
    day: "2026-11-28",
    ...(isPostgres
      ? { taken: 13, hash: "80f61a1379445b67" }
      : { taken: 24, hash: "57aaee6a47b40d60" }),
  },
];

const fixture = (day: string) => readFileSync(`tests/db/fixtures/${day}.sql`, "utf8");
const tablesOf = (sql: string) =>
  [...sql.matchAll(/INSERT INTO (\w+)/g)].map(([, name = ""]) => name);

/** What is called otherwise since. */
const renamed: Record<string, string> = {
  team_ceilings: "claim_limits",
  lastActAt: "lastActivityAt",
  keptDays: "retentionDays",
  takenBy: "claimedBy",
  seed: "sealedSecret",
};
const nameNow = (name: string) => renamed[name] ?? name;
const rowNow = (row: Row) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [nameNow(name), value]));

it.each(days)("a database of $day has all its rows in the newest schema", ({ day, taken }) =>
  withDatabase(async ({ steps, db, migrate, run, rows }) => {
    await migrate(steps.slice(0, taken));
    const sql = days.filter((each) => each.day <= day).map((each) => fixture(each.day));
    for (const each of sql) await run(each);
    const before = new Map<string, Row[]>();
    for (const table of sql.flatMap(tablesOf)) before.set(table, await rows(table));
    await migrate();
    for (const [table, saved] of before) {
      const name = nameNow(table);
      expect(saved, table).not.toEqual([]);
      expect(await rows(name), name).toMatchObject(saved.map(rowNow));
    }
    for (const table of tables) {
      const read = await db.select().from(table);
      expect(read, getTableName(table)).toHaveLength((await rows(getTableName(table))).length);
    }
  }),
);

it.each(days)("the steps until $day are those that were taken then", ({ taken, hash }) => {
  const steps = isPostgres ? postgresMigrations : sqliteMigrations;
  const all = createHash("sha256").update(steps.slice(0, taken).join("\n"));
  expect(all.digest("hex").slice(0, 16)).toBe(hash);
});

it("constraints and indexes follow a column that is renamed", () =>
  withDatabase(async ({ migrate, run }) => {
    await migrate();
    await run(fixture("2026-11-22"));
    const insert = (days: number) =>
      run(`INSERT INTO request_states ("requestId", "forLeaders", "isUrgent", "receivedAt", "lastActivityAt", "retentionDays", "expiresAt")
        VALUES (1, 0, 0, 1, 1, ${days}, 1)`);
    await expect(insert(4_000)).rejects.toThrow(/request_states|retentionDays/);
    await insert(3_650);
    await run("DROP INDEX message_notes_claimedBy");
  }));
