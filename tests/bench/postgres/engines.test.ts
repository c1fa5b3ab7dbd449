import { afterAll, beforeAll, expect, it } from "vitest";
import { printTable } from "../../../bin/table.mjs";
import { enter } from "../../request/support/account";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres";
import { createDatabase } from "../../support/postgres/postgres-database";
import { startServer } from "../../support/server";
import { median } from "../measure/rounds.mjs";
import { type Measures, measure, type Subject } from "./subjects";

const amount = { seconds: 2, rounds: 3 };
const secret = "5".repeat(64);

let postgres: PostgresServer;
let subjects: Subject[];
let account: Awaited<ReturnType<typeof enter>>[];

beforeAll(async () => {
  // As an operator has it: what was thanked for is on the disk.
  postgres = await startPostgres({ fsync: "on" });
  const quiet = { LOG_LEVEL: "silent" };
  const [one, two] = [await createDatabase(postgres.url), await createDatabase(postgres.url)];
  const onPostgres = (DATABASE_URL: string) =>
    startServer({ DATABASE_URL, SECRET: secret, ...quiet });
  subjects = [
    { name: "SQLite", instances: [await startServer(quiet)] },
    { name: "PostgreSQL, one instance", instances: [await onPostgres(one)], postgres },
    {
      name: "PostgreSQL, two instances",
      instances: [await onPostgres(two), await onPostgres(two)],
      postgres,
    },
  ];
  account = [];
  for (const { instances } of subjects) account.push(await enter(instances[0] as never));
}, 120_000);
afterAll(async () => {
  for (const { instances } of subjects) for (const server of instances) await server.stop();
  await postgres.stop();
});

type Person = (typeof account)[number];

const asForm = { "Content-Type": "application/x-www-form-urlencoded" };
const asJson = { "Content-Type": "application/json" };

it.each([
  [
    "the newsletter's form, each on the disk",
    16,
    () => ({ path: "/?index", headers: asForm, body: "form=newsletter&email={n}%40example.org" }),
  ],
  ["a page of a session", 16, ({ Cookie }: Person) => ({ path: "/account", headers: { Cookie } })],
  [
    "signing in: two hashes at a time, by intent",
    4,
    ({ username, password }: Person) => ({
      path: "/api/login",
      headers: asJson,
      body: JSON.stringify({ username, password }),
    }),
  ],
])(
  "%s",
  async (name, connections, question) => {
    const found: Measures[][] = subjects.map(() => []);
    for (let round = 0; round <= amount.rounds; round++) {
      for (const [i, subject] of subjects.entries()) {
        const asked = [question(account[i] as Person)];
        const measures = await measure(subject, asked, { connections, seconds: amount.seconds });
        expect(measures.failed).toBe(0);
        // The first fills caches and opens connections.
        if (round > 0) found[i]?.push(measures);
      }
    }
    const of = (i: number, key: keyof Measures) =>
      median((found[i] ?? []).map((each) => each[key]));
    printTable(
      `${name}, ${connections} connections`,
      ["", "a second", "p50 ms", "p99 ms", "CPU µs each", "and the database's"],
      subjects.map(({ name: subject }, i) => [
        subject,
        ...(["rate", "p50", "p99", "cpu", "databaseCpu"] as const).map((key) => of(i, key)),
      ]),
    );
  },
  120_000,
);
