import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enter } from "../../request/support/account";
import { ask, form } from "../../support/ask";
import { startDatabaseProxy } from "../../support/database-proxy";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres";
import { createDatabase } from "../../support/postgres/postgres-database";
import { tell, times } from "../extent";
import { writes } from "../writes";
import {
  acknowledgedOf,
  post,
  postOn,
  readOn,
  requireSaved,
  type Sent,
  startInstance,
} from "./instances";

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const cuts = times(10, 100);

it(`connections cut ${cuts} times while forms are posted`, async (context) => {
  const url = await createDatabase(postgres.url);
  const proxy = await startDatabaseProxy(url);
  const server = await startInstance(proxy.url);
  const sent: Sent[] = [];
  let isOver = false;
  const over = () => isOver;
  const posting = ["a", "b", "c", "d"].map((name) => postOn(server, name, sent, over));
  const reading = readOn(server, "/about", {}, over);
  for (let round = 0; round < cuts; round++) {
    await pause(50 + (round % 7) * 20);
    proxy.cut();
  }
  isOver = true;
  await Promise.all(posting);
  const { read, failed } = await reading;
  expect(failed).toEqual([]);
  await requireSaved(url, sent);
  // Whoever was asked to come back does so at once, and it may have been kept the first time.
  const [acknowledged, refused] = [acknowledgedOf(sent), sent.filter((one) => !one.acknowledged)];
  for (const one of refused) await post(server, one);
  await requireSaved(url, sent);
  expect(acknowledgedOf(sent)).toHaveLength(sent.length);
  expect(await server.stop()).toBe(0);
  proxy.close();
  tell(context, {
    fault: "all connections to PostgreSQL cut while forms are posted",
    extent: `${cuts} times, 4 clients`,
    result:
      `${acknowledged.length} acknowledged, none lost; ${refused.length} asked to come back, and did: ` +
      `none twice; ${read} reads of a page, none failed`,
  });
}, 600_000);

it("a database that needs two seconds for each statement", async (context) => {
  const url = await createDatabase(postgres.url);
  const proxy = await startDatabaseProxy(url);
  const server = await startInstance(proxy.url);
  const { Cookie } = await enter(server);
  await ask(server, "/about");
  proxy.delay(2_000);
  let isOver = false;
  const reading = readOn(server, "/about", {}, () => isOver);
  const timed = async (work: Promise<{ status: number }>) => {
    const from = performance.now();
    const { status } = await work;
    return { status, seconds: (performance.now() - from) / 1_000 };
  };
  const [ready, ...posts] = await Promise.all([
    timed(ask(server, "/readyz")),
    ...writes.map((write, i) => timed(write.send(server, `slow${i}`))),
  ]);
  // Kept, or shown again with the words in it.
  const message = "A message that nobody wants to write twice.";
  const contact = { form: "contact", name: "Ann", email: "ann@example.org", topic: "general" };
  const [written, own] = await Promise.all([
    ask(server, "/contact", form({ ...contact, message })),
    timed(ask(server, "/account", { headers: { Cookie } })),
  ]);
  expect(written.status === 303 || written.text.includes(message)).toBe(true);
  isOver = true;
  const { read, failed } = await reading;
  expect(failed).toEqual([]);
  expect(ready?.status).toBe(503);
  expect(ready?.seconds).toBeLessThan(3.5);
  expect(own.status).toBeOneOf([200, 503]);
  const kept = posts.filter(({ status }, i) => status === writes[i]?.status);
  expect(posts.filter((one) => !kept.includes(one) && one.status !== 503)).toEqual([]);
  const slowest = Math.max(...posts.map(({ seconds }) => seconds));
  expect(slowest).toBeLessThan(20);
  proxy.delay(0);
  const again = writes.map((write, i) => ({ write, mark: `slow${i}`, acknowledged: true }));
  for (const one of again) await post(server, one);
  await requireSaved(url, again);
  expect(await server.stop()).toBe(0);
  proxy.close();
  tell(context, {
    fault: "a database that needs 2 s for each statement",
    extent: `${writes.length} kinds of posts at once, then a session's page`,
    result:
      `${kept.length} kept, ${posts.length - kept.length} asked to come back, all within ${slowest.toFixed(1)} s; ` +
      `the session's page ${own.status} after ${own.seconds.toFixed(1)} s; /readyz 503 after ${ready?.seconds.toFixed(1)} s; ` +
      `${read} reads of a page meanwhile, none failed`,
  });
}, 120_000);
