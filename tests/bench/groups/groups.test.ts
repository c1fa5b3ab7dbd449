import { afterAll, beforeAll, expect, it } from "vitest";
import { printTable } from "../../../bin/table.mjs";
import { enter } from "../../request/support/account";
import { ask as askOnce, form } from "../../support/ask";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres";
import { createDatabase } from "../../support/postgres/postgres-database";
import { startServer, type TestServer } from "../../support/server";
import { ask } from "../measure/load.mjs";
import { alternate } from "../measure/rounds.mjs";
import { run } from "../postgres/many-rows";

type Size = { groups: number; members: number; requests: number };

/** With as many requests in each as a page shows, and with as many as there may be. */
const few: Size = { groups: 3, members: 3, requests: 30 };
const many: Size = { groups: 1_000, members: 60, requests: 200 };
const own = 3;
const quiet = { LOG_LEVEL: "silent", RATE_LIMIT: "off", TRUST_PROXY: "1" };

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const scattered = (mark: string, length: number) =>
  `'${mark}' || substr('${"0".repeat(length)}', 1, ${length} - 1 - length(CAST(i AS TEXT))) || i`;
const handle = `g${"0".repeat(20)}1`;

/** Whoever is in the first three groups, and prays for all three each day. */
async function fill(server: TestServer, { groups, members, requests }: Size, username: string) {
  const numbers = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const people = Math.max(3_000, members);
  const member = `1001 + (((i - 1) / ${requests}) * ${members} + i % ${members} + 1) % ${people}`;
  const hoursAgo = `${Date.now()} - (i % ${requests}) * 3600000`;
  const facts = `"isUnder18", "isNamed", "takesLines", weekdays, "joinedAt"`;
  await run(server, [
    `INSERT INTO users (id, username, password, email, "createdAt")
      ${numbers(people)} SELECT i + 1000, 'user' || i, 'no password', i || '@example.net', 0 FROM n`,
    `INSERT INTO prayer_groups (id, handle, name, "asksFirst", "createdAt")
      ${numbers(groups)} SELECT i + 1000, ${scattered("g", 22)}, 'Group ' || i, 0, 0 FROM n`,
    `INSERT INTO group_members ("groupId", "userId", handle, name, state, ${facts})
      ${numbers(groups * members)} SELECT 1001 + (i - 1) / ${members}, 1001 + i % ${people},
      ${scattered("m", 22)}, 'M' || i, 'member', 0, 1, 1, NULL, 0 FROM n`,
    `INSERT INTO group_members ("groupId", "userId", handle, name, state, ${facts})
      ${numbers(own)} SELECT 1000 + i, (SELECT id FROM users WHERE username = '${username}'),
      ${scattered("o", 22)}, 'Ann', 'member', 0, 1, 1, 'Sun Mon Tue Wed Thu Fri Sat', 0 FROM n`,
    `INSERT INTO group_requests (id, handle, "groupId", "userId", words, "createdAt", "lastWordAt")
      ${numbers(groups * requests)} SELECT i + 1000, ${scattered("r", 22)}, 1001 + (i - 1) / ${requests},
      ${member}, 'For patience, and for those who wait. ' || i, ${hoursAgo}, ${hoursAgo} FROM n`,
    `INSERT INTO group_prayers ("requestId", "userId", day, "prayedAt")
      ${numbers(groups * requests)} SELECT i + 1000, ${member}, '2026-11-20', 0 FROM n`,
  ]);
}

async function begin(engine: string, size: Size) {
  const settings: Record<string, string> =
    engine === "SQLite"
      ? {}
      : { DATABASE_URL: await createDatabase(postgres.url), SECRET: "5".repeat(64) };
  const server = await startServer({ ...settings, ...quiet });
  const { Cookie, username } = await enter(server);
  await fill(server, size, username);
  return { server, headers: { Cookie } };
}

const pages = {
  "the group's page": `/groups/${handle}`,
  "praying for it": `/groups/${handle}/pray`,
  "the list of the day": "/account",
  "Pray my list": "/account/prayers/pray",
};

it.each(["SQLite", "PostgreSQL"])(
  "%s",
  async (engine) => {
    const [small, large] = [await begin(engine, few), await begin(engine, many)];
    const measured = [small, large].map(({ server, headers }, at) => ({
      name: at === 0 ? "few" : "many",
      url: server.url,
      pids: [server.process.pid ?? 0],
      headers,
    }));
    const rows: [string, number, number, number][] = [];
    for (const [name, path] of Object.entries(pages)) {
      const amount = { connections: 1, seconds: 2, rounds: 5 };
      const { few: one, many: other } = await alternate(measured, { path }, amount);
      expect([name, one?.failed, other?.failed]).toEqual([name, 0, 0]);
      // A single process: its processor time knows nothing of what else the machine does.
      const [first, then] = engine === "SQLite" ? [one?.cpu, other?.cpu] : [one?.p50, other?.p50];
      rows.push([name, first ?? 0, then ?? 0, (then ?? 0) / (first ?? 1)]);
    }
    const unit = engine === "SQLite" ? "µs of processor time" : "ms, median";
    const columns = [
      "",
      "3 groups, 9 seats",
      "1,000 groups, 60,000 seats, 200,000 requests",
      "times",
    ];
    printTable(`${engine}: ${unit}`, columns, rows);
    await flooded(engine, large);
    for (const { server } of [small, large]) expect(await server.stop()).toBe(0);
    for (const [name, , , growth] of rows) expect([name, growth <= 1.5]).toEqual([name, true]);
  },
  900_000,
);

/** One member asks and presses as fast as they can; another reads. */
async function flooded(engine: string, { server, headers }: Awaited<ReturnType<typeof begin>>) {
  const reader = {
    path: `/groups/${handle}`,
    headers: { ...headers, "X-Forwarded-For": "203.0.113.7" },
  };
  const amount = { connections: 1, seconds: 4 };
  const alone = await ask(server.url, reader, amount);
  let [sent, isOver] = [0, false];
  const flood = async (fields: Record<string, string>) => {
    for (; !isOver; sent += 1) {
      const words = `For rain ${sent}`;
      const { status } = await askOnce(
        server,
        `/groups/${handle}`,
        form({ ...fields, words }, headers),
      );
      expect([303, 404, 409]).toContain(status);
    }
  };
  const floods: Record<string, string>[] = [
    { form: "group-request" },
    { form: "group-request" },
    { intent: "prayed", item: `r${"0".repeat(20)}2` },
    { form: "group-join" },
  ];
  const flooding = floods.map((fields) => flood(fields).catch((error) => error));
  const beside = await ask(server.url, reader, amount);
  isOver = true;
  await Promise.all(flooding);
  expect([alone.failed, beside.failed]).toEqual([0, 0]);
  printTable(
    `${engine}: a group's page, ms`,
    ["", "p50", "p99"],
    [
      ["alone", alone.p50, alone.p99],
      [`beside a flood of ${sent} posts`, beside.p50, beside.p99],
    ],
  );
}
