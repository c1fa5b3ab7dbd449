import { afterAll, beforeAll, expect, it } from "vitest";
import { account, enter, register } from "../../request/support/account";
import { intent } from "../../request/support/visitor";
import { ask, form } from "../../support/ask";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres";
import { createDatabase } from "../../support/postgres/postgres-database";
import type { TestServer } from "../../support/server";
import { rowsOfPostgres } from "../../support/with-server";
import { tell } from "../extent";
import { startInstance } from "./instances";

let postgres: PostgresServer;
let url: string;
let instances: TestServer[];

beforeAll(async () => {
  postgres = await startPostgres();
  url = await createDatabase(postgres.url);
  instances = await Promise.all([startInstance(url), startInstance(url)]);
}, 60_000);
afterAll(async () => {
  for (const server of instances) expect(await server.stop()).toBe(0);
  await postgres.stop();
});

/** Does something many times at once, on both instances in turn. @returns how often each status came. */
async function atOnce(
  count: number,
  work: (server: TestServer, i: number) => Promise<{ status: number }>,
) {
  const all = Array.from({ length: count }, (_, i) =>
    work(instances[i % instances.length] as TestServer, i),
  );
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [
      status,
      statuses.filter((one) => one === status).length,
    ]),
  );
}

const countOf = async (sql: string, ...values: unknown[]) =>
  ((await rowsOfPostgres(url, `SELECT count(*) FROM ${sql}`, values)) as [{ count: number }])[0]
    .count;

it("32 identical posts at once are one row, and all are thanked", async (context) => {
  const prayer = form({
    form: "prayer-request",
    fullName: "Ann Lee",
    email: "ann@example.org",
    prayerRequest: "For rain.",
  });
  expect(await atOnce(32, (server) => ask(server, "/contact", prayer))).toEqual({ 303: 32 });
  expect(await countOf("prayer_requests")).toBe(1);
  tell(context, {
    fault: "identical posts at once, over two instances",
    extent: "32",
    result: "all thanked, one row",
  });
});

it("21 marks of one day at once are one mark, and none is refused", async (context) => {
  const { Cookie, username } = await enter(instances[0] as TestServer);
  const mark = { ...intent("mark", { day: "1" }), headers: { Cookie } };
  expect(await atOnce(21, (server) => ask(server, "/plan/faith-plan", mark))).toEqual({ 303: 21 });
  expect(
    await countOf("plan_days d JOIN users u ON u.id = d.userId WHERE u.username = ?", username),
  ).toBe(1);
  tell(context, {
    fault: "marks of one day at once, over two instances",
    extent: "21",
    result: "none refused, one mark",
  });
});

it("40 registrations of one name are one account", async (context) => {
  const wanted = account();
  // Each from an address of its own: they wait for a hash in the turn of all, not of one address.
  const statuses = await atOnce(40, async (server, i) => {
    const own = { ...wanted, email: `ann${i}@example.org` };
    for (;;) {
      const page = await register(server, own, { "X-Forwarded-For": `192.0.2.${i}` });
      // On a slow machine the last in line are told to come back, and do.
      if (page.status !== 503) return page;
    }
  });
  expect(statuses).toEqual({ 201: 1, 409: 39 });
  expect(
    await countOf(
      "usernames n JOIN users u ON u.id = n.userId WHERE u.username = ?",
      wanted.username,
    ),
  ).toBe(1);
  tell(context, {
    fault: "registrations of one name at once, over two instances",
    extent: "40",
    result: "one account, 39 told that the name is taken",
  });
}, 60_000);
