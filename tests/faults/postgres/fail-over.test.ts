import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { openPostgres } from "#db/engines/postgres/client.server";
import { enter } from "../../request/support/account";
import { type DatabaseProxy, startDatabaseProxy } from "../../support/database-proxy";
import { createDatabase } from "../../support/postgres/postgres-database";
import { type PostgresPair, startPair } from "../../support/postgres/postgres-pair";
import { tell, times } from "../extent";
import {
  acknowledgedOf,
  postOn,
  readOn,
  requireSaved,
  type Sent,
  startInstance,
} from "./instances";

const rounds = times(1, 5);

/** Looks after a pair as Patroni does, and its proxy: a primary that is silent twice is followed by the standby. */
async function guard(pair: PostgresPair, proxy: DatabaseProxy): Promise<void> {
  for (let silences = 0; silences < 2; await pause(500))
    silences = (await isThere(pair.primary.url)) ? 0 : silences + 1;
  await pair.promote();
  proxy.follow(pair.standby.url);
  proxy.cut();
}

async function isThere(url: string): Promise<boolean> {
  const engine = openPostgres(`${url}/postgres`);
  try {
    await engine.ping();
    return true;
  } catch {
    return false;
  } finally {
    await engine.close();
  }
}

async function failOver() {
  const pair = await startPair();
  const url = await createDatabase(pair.primary.url);
  const proxy = await startDatabaseProxy(url);
  const server = await startInstance(proxy.url);
  const { Cookie } = await enter(server);
  const sent: Sent[] = [];
  let isOver = false;
  const over = () => isOver;
  const guarding = guard(pair, proxy);
  const posting = ["a", "b", "c"].map((name) => postOn(server, name, sent, over));
  const reading = readOn(server, "/about", {}, over);
  const enough = () => acknowledgedOf(sent).length;
  await expect.poll(enough, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(50);
  await pair.primary.crash();
  const since = performance.now();
  // What is acknowledged from now on was begun before, or is kept by the standby.
  await pause(200);
  const before = enough();
  await expect.poll(enough, { timeout: 15_000, interval: 10 }).toBeGreaterThan(before);
  const seconds = (performance.now() - since) / 1_000;
  await guarding;
  await pause(500);
  isOver = true;
  await Promise.all(posting);
  const { read, failed } = await reading;
  expect(failed).toEqual([]);
  await requireSaved(pair.standby.url + new URL(url).pathname, sent);
  const own = await readOn(server, "/account", { headers: { Cookie } }, onceMore());
  expect(own.failed).toEqual([]);
  expect(await server.stop()).toBe(0);
  proxy.close();
  await pair.stop();
  return { acknowledged: enough(), sent: sent.length, seconds, read };
}

const onceMore = () => {
  let asked = 0;
  return () => asked++ > 0;
};

it(
  `a primary is killed and its synchronous standby promoted, ${rounds} times`,
  async (context) => {
    const found: Awaited<ReturnType<typeof failOver>>[] = [];
    for (let round = 0; round < rounds; round++) found.push(await failOver());
    const sum = (key: "acknowledged" | "sent" | "read") =>
      found.reduce((total, one) => total + one[key], 0);
    const slowest = Math.max(...found.map(({ seconds }) => seconds));
    tell(context, {
      fault: "kill -9 of a primary, its synchronous standby promoted",
      extent: `${rounds} times`,
      result:
        `${sum("acknowledged")} of ${sum("sent")} acknowledged, none lost, none twice; forms work again after ` +
        `${slowest.toFixed(1)} s at the most; ${sum("read")} reads of a page meanwhile, none failed; sessions alive`,
    });
  },
  60 * 60_000,
);
