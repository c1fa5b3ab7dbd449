import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fill } from "../../bench/postgres/many-rows";
import { temporaryFolder } from "../../support/folder";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres";
import { createDatabase } from "../../support/postgres/postgres-database";
import { run } from "../../support/run";
import { startServer } from "../../support/server";
import { tell, times } from "../extent";

const prayers = times(5_000, 60_000);
const sizes = { accounts: prayers / 10, prayers, requests: prayers / 5 };

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

it(`${prayers} prayers and all that belongs to them go to PostgreSQL and back`, async (context) => {
  const [from, back] = [temporaryFolder(), temporaryFolder()];
  const server = await startServer({ DATA_DIR: from });
  await fill(server, sizes);
  await server.stop();
  const url = await createDatabase(postgres.url);
  const copy = async (folder: string, way: string) => {
    const since = performance.now();
    const { code, stdout } = await run(["copy", way, url, "--json"], { DATA_DIR: folder });
    expect(code).toBe(0);
    const copied = Object.values(JSON.parse(stdout) as Record<string, number>);
    const rows = copied.reduce((all, one) => all + one, 0);
    return { rows, seconds: (performance.now() - since) / 1_000 };
  };
  const there = await copy(from, "--to");
  const again = await copy(back, "--from");
  expect(again.rows).toBe(there.rows);
  expect(differences(from, back)).toEqual([]);
  tell(context, {
    fault: "copied from SQLite to PostgreSQL, and back",
    extent: `${there.rows} rows`,
    result: `equal; there in ${there.seconds.toFixed(1)} s, back in ${again.seconds.toFixed(1)} s`,
  });
}, 600_000);

/** The tables of two folders' databases that are not the same. */
function differences(one: string, other: string): string[] {
  const sqlite = new Database(join(one, "prayer-life.db"));
  sqlite.prepare("ATTACH ? AS other").run(join(other, "prayer-life.db"));
  const names = sqlite
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all() as string[];
  const rows = (a: string, b: string, name: string) =>
    sqlite
      .prepare(
        `SELECT count(*) FROM (SELECT * FROM ${a}.${name} EXCEPT SELECT * FROM ${b}.${name})`,
      )
      .pluck()
      .get();
  const differ = names.filter(
    (name) => rows("main", "other", name) !== 0 || rows("other", "main", name) !== 0,
  );
  sqlite.close();
  return differ;
}
