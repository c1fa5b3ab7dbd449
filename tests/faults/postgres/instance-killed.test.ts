import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { enter } from "../../request/support/account";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres";
import { createDatabase } from "../../support/postgres/postgres-database";
import { randomFrom } from "../../support/random";
import { tell, times } from "../extent";
import { type Balancer, startBalancer } from "./balancer";
import {
  acknowledgedOf,
  postOn,
  readOn,
  requireSaved,
  type Sent,
  startInstance,
} from "./instances";

let postgres: PostgresServer;
let balancer: Balancer;

beforeAll(async () => {
  postgres = await startPostgres({ fsync: "on" });
  balancer = await startBalancer();
}, 60_000);
afterAll(async () => {
  balancer.close();
  await postgres.stop();
});

it.for([
  ["kill -9 of one of two instances", "SIGKILL", times(5, 50)],
  ["one of two instances stopped and started again", "SIGTERM", times(2, 10)],
] as const)(
  "%s, %s: nothing lost, nothing twice, no reader notices",
  { timeout: 60 * 60_000 },
  async ([fault, signal, ends], context) => {
    const random = randomFrom(20_264);
    const url = await createDatabase(postgres.url);
    const standing = await startInstance(url);
    balancer.serve(standing);
    const { Cookie } = await enter(balancer);
    const sent: Sent[] = [];
    let isOver = false;
    const over = () => isOver;
    const posting = ["a", "b", "c", "d"].map((name) => postOn(balancer, name, sent, over));
    const reading = [
      readOn(balancer, "/account", { headers: { Cookie } }, over),
      readOn(balancer, "/about", {}, over),
    ];
    for (let round = 0; round < ends; round++) {
      const server = await startInstance(url);
      balancer.serve(standing, server);
      const gone = once(server.process, "exit");
      const before = acknowledgedOf(sent).length;
      const more = () => acknowledgedOf(sent).length - before;
      await expect.poll(more, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(16);
      await pause(random.below(150));
      server.process.kill(signal);
      await gone;
    }
    isOver = true;
    await Promise.all(posting);
    const [own, all] = await Promise.all(reading);
    await requireSaved(url, sent);
    // Whoever was logged in is so still, and no reader was ever refused.
    expect([own?.failed, all?.failed]).toEqual([[], []]);
    const acknowledged = acknowledgedOf(sent).length;
    // A proxy does not repeat a post whose connection ended while it was sent: its sender is asked to.
    if (signal === "SIGTERM")
      expect(sent.length - acknowledged).toBeLessThanOrEqual(Math.ceil(sent.length / 20));
    expect(await standing.stop()).toBe(0);
    tell(context, {
      fault: `${fault} over one PostgreSQL, under load`,
      extent: `${ends} times`,
      result:
        `${acknowledged} acknowledged, ${sent.length - acknowledged} asked to come back, none lost, ` +
        `none twice; ${own?.read} reads of a session and ${all?.read} of a page, none failed`,
    });
  },
);
