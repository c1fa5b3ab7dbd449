import { getTableColumns, getTableName } from "drizzle-orm";
import pg from "pg";
import { expect, inject, it, vi } from "vitest";
import { isStorageTrouble, NewerDatabaseError, PostgresError } from "#db/engines/errors.server";
import { openPostgres } from "#db/engines/postgres/client.server";
import { readState } from "#db/engines/postgres/state.server";
import { addMessage } from "#db/messages/messages.server";
import { postgresMigrations } from "#db/migrations/migrations";
import { tables } from "#db/schema/tables";
import { startDatabaseProxy } from "../../../support/database-proxy";
import { createDatabase } from "../../../support/postgres/postgres-database";
import { openEngine } from "../../engine";

const server = inject("postgres");

/** An empty database, without a schema. */
const emptyDatabase = () => createDatabase(String(server));

it("is brought up to date once by programs that start at once", async () => {
  const url = await emptyDatabase();
  const engines = Array.from({ length: 4 }, () => openPostgres(url, { migrates: true }));
  await Promise.all(engines.map((engine) => engine.ping()));
  expect(await engines[0]?.schema()).toBe(postgresMigrations.length);
  await Promise.all(engines.map((engine) => engine.close()));
});

it("of a newer program is refused, as it is", async () => {
  const url = await emptyDatabase();
  const engine = openPostgres(url, { migrates: true });
  await engine.pool.run("UPDATE schema_version SET version = version + 1");
  await engine.close();
  const older = openPostgres(url, { migrates: true });
  await expect(older.ping()).rejects.toThrow(NewerDatabaseError);
  await older.close();
});

it("has the tables and columns of the one schema, each as empty as there", async () => {
  const db = await openEngine();
  const found = await db.sql(
    `SELECT table_name AS "table", column_name AS "column", is_nullable = 'YES' AS "isEmpty"
     FROM information_schema.columns WHERE table_schema = 'public'
     AND table_name NOT IN ('schema_version', 'rate_limits')`,
  );
  const known = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map(({ name, notNull, primary }) =>
      [getTableName(table), name, !notNull && !primary].join(" "),
    ),
  );
  expect(found.map((row) => Object.values(row).join(" ")).sort()).toEqual(known.sort());
});

it("numbers its rows as SQLite does, in each table that has numbers", async () => {
  const db = await openEngine();
  const numbering = await db.sql(
    `SELECT tgrelid::regclass::text AS "table" FROM pg_trigger WHERE tgname = 'number_row'`,
  );
  const numbered = tables.filter((table) => getTableColumns(table).id?.dataType === "number");
  expect(numbering.map(({ table }) => table).sort()).toEqual(numbered.map(getTableName).sort());
});

it("says in no error what a visitor wrote", async () => {
  const db = await openEngine();
  const words = "a confession nobody may read";
  const message = { firstName: words.repeat(9), lastName: "", email: words, message: words };
  const trouble = await addMessage(db, { ...message, isSuspected: false }, 1).catch(
    (error) => error,
  );
  expect(trouble.code).toBe("23514");
  expect(`${trouble} ${JSON.stringify(trouble)} ${trouble.stack}`).not.toContain("confession");
});

it("is storage trouble while nobody answers", async () => {
  const engine = openPostgres("postgres://nobody@127.0.0.1:9/none");
  const trouble = await engine.ping().catch((error) => error);
  expect([isStorageTrouble(trouble), String(trouble)]).toEqual([
    true,
    expect.stringContaining("08006"),
  ]);
  await engine.close();
});

it("tells other instances of a page, and of everything after a command and after a silence", async () => {
  const url = await emptyDatabase();
  const proxy = await startDatabaseProxy(url);
  const hearing = openPostgres(proxy.url, { migrates: true });
  await hearing.ping();
  const heard: string[] = [];
  hearing.listen(
    (path) => heard.push(path),
    () => "",
  );
  await vi.waitUntil(() => hearing.foreignChanges() === 1);

  const other = openPostgres(url);
  other.announce("/plan/wisdom");
  await vi.waitUntil(() => heard.length > 0);
  expect(heard).toEqual(["/plan/wisdom"]);

  const command = openPostgres(url, { isCommand: true });
  await command.write(async () => {});
  await vi.waitUntil(() => hearing.foreignChanges() === 2);

  proxy.cut();
  await vi.waitUntil(() => hearing.foreignChanges() === 3, { timeout: 10_000 });
  for (const engine of [hearing, other, command]) await engine.close();
  proxy.close();
});

it("says which site each instance that runs has, and no more once it is gone", async () => {
  const url = await emptyDatabase();
  let mine = "";
  const sites = [() => mine, () => "b2"].map((hash) => {
    const engine = openPostgres(url);
    engine.listen(() => {}, hash);
    return engine;
  });
  const said = async () => {
    const state = sites[0] && (await readState(sites[0].pool.run));
    return state?.sites.sort() ?? [];
  };
  await vi.waitUntil(async () => (await said()).join() === ",b2");
  mine = "a1";
  await vi.waitUntil(async () => (await said()).join() === "a1,b2", { timeout: 5_000 });
  await sites[1]?.close();
  await vi.waitUntil(async () => (await said()).join() === "a1");
  await sites[0]?.close();
});

it("gives up a machine that does not answer, and what was begun there", async () => {
  const url = await emptyDatabase();
  const proxy = await startDatabaseProxy(url);
  const engine = openPostgres(proxy.url, { migrates: true });
  await engine.ping();
  proxy.delay(Number.POSITIVE_INFINITY);
  const from = performance.now();
  const [read, written] = await Promise.all([
    engine.ping().catch((error) => error),
    engine.write(async (tx) => tx.run("SELECT 1")).catch((error) => error),
  ]);
  expect([isStorageTrouble(read), isStorageTrouble(written)]).toEqual([true, true]);
  expect(performance.now() - from).toBeLessThan(9_000);
  proxy.delay(0);
  await engine.write(async (tx) => tx.run("SELECT 1"));
  await engine.close();
  proxy.close();
});

it("a connection that ends while it is lent ends no more than itself", async () => {
  const db = openPostgres(await emptyDatabase(), { migrates: true });
  const client = await db.pool.connect();
  const gone = new Promise((resolve) => client.once("end", resolve));
  client.connection.stream.destroy(new Error("cut"));
  await gone;
  client.release(true);
  await db.ping();
  await db.close();
});

it("after a disk was full, some room is tried, and nothing of that stays", async () => {
  const db = openPostgres(await emptyDatabase(), { migrates: true });
  const full = new PostgresError("53100", "no room");
  await expect(db.write(() => Promise.reject(full))).rejects.toBe(full);
  const run = vi.spyOn(pg.Pool.prototype, "query");
  await db.tryWrite();
  expect(
    run.mock.calls.map(([query]) => (query as unknown as { text: string }).text.slice(0, 12)),
  ).toEqual(["CREATE TEMPO", "UPDATE schem"]);
  run.mockRestore();
  const { rows } = await db.pool.run("SELECT to_regclass('room') AS room");
  expect(rows).toEqual([{ room: null }]);
  await db.close();
});
