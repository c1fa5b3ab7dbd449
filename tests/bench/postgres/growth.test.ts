import { afterAll, beforeAll, expect, it } from "vitest";
import { printTable } from "../../../bin/table.mjs";
import { enter } from "../../request/support/account";
import { ask, form, json } from "../../support/ask";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres";
import { createDatabase } from "../../support/postgres/postgres-database";
import { run } from "../../support/run";
import { startServer, type TestServer } from "../../support/server";
import { median } from "../measure/rounds.mjs";
import { fill, type Sizes } from "./many-rows";

const sizes: Sizes[] = [
  { accounts: 100, prayers: 1_000, requests: 1_000 },
  { accounts: 100_000, prayers: 1_000_000, requests: 100_000 },
];
const times = 15;

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

/** Milliseconds of one, the middle of some. */
async function timed(work: () => Promise<unknown>, count = times): Promise<number> {
  await work();
  const found = [];
  for (let i = 0; i < count; i++) {
    const from = performance.now();
    await work();
    found.push(performance.now() - from);
  }
  return median(found);
}

/** What a person with twenty prayers and what the team waits for, milliseconds each. */
async function askAll(server: TestServer, env: Record<string, string>) {
  const { Cookie } = await enter(server);
  const headers = { Cookie };
  for (let i = 0; i < 20; i++)
    expect(
      await ask(
        server,
        "/account/prayers",
        form({ form: "prayer", text: `Patience ${i}` }, headers),
      ),
    ).toMatchObject({ status: 303 });
  const read = (path: string) => async () =>
    expect((await ask(server, path, { headers })).status).toBe(200);
  let posted = 0;
  const prayer = () => ({
    fullName: "Ann",
    email: `a${++posted}@example.org`,
    prayerRequest: "For rain.",
  });
  return {
    "the list of one's prayers": await timed(read("/account/prayers")),
    "a search in them": await timed(read("/account/prayers?find=patience")),
    "all that is kept of a person": await timed(read("/account/privacy/everything.json")),
    "the inbox, as a command": await timed(async () => {
      expect((await run(["inbox", "list", "--limit", "50"], env)).code).toBe(0);
    }, 5),
    "a prayer request": await timed(() => ask(server, "/api/prayer-request", json(prayer()))),
  };
}

it.each(["SQLite", "PostgreSQL"])(
  "%s",
  async (engine) => {
    const found: Record<string, number>[] = [];
    for (const size of sizes) {
      const settings: Record<string, string> =
        engine === "SQLite"
          ? {}
          : { DATABASE_URL: await createDatabase(postgres.url), SECRET: "5".repeat(64) };
      const server = await startServer({ ...settings, LOG_LEVEL: "silent" });
      await fill(server, size);
      found.push(await askAll(server, { ...settings, DATA_DIR: server.folder }));
      expect(await server.stop()).toBe(0);
    }
    const [small = {}, large = {}] = found;
    const rows = Object.keys(small).map((name) => {
      const [one = 0, other = 0] = [small[name], large[name]];
      return { name, one, other, growth: other / one };
    });
    printTable(
      `${engine}: milliseconds each, with ever more rows`,
      ["", "1,000 prayers", "1,000,000 prayers, 100,000 accounts and requests", "times"],
      rows.map(({ name, one, other, growth }) => [name, one, other, growth]),
    );
    for (const { name, growth } of rows) expect([name, growth <= 2]).toEqual([name, true]);
  },
  900_000,
);
