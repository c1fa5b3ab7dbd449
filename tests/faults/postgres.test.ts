import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, form } from "../ask";
import { type PostgresServer, startPostgres } from "../postgres";
import { createDatabase } from "../postgres-database";
import { randomFrom } from "../random";
import { startServer, type TestServer } from "../server";
import { rowsOfPostgres } from "../with-server";
import { tell, times } from "./extent";
import { type Write, writes } from "./writes";

const kills = times(5, 50);
const crashes = times(2, 10);

let postgres: PostgresServer;

beforeAll(async () => {
  // As an operator has it: what was thanked for is on the disk.
  postgres = await startPostgres({ fsync: "on" });
}, 60_000);
afterAll(() => postgres.stop());

/** An instance of the server on a database that others use, too. */
const startInstance = (url: string) =>
  startServer({ DATABASE_URL: url, SECRET: "5".repeat(64), LOG_LEVEL: "silent" });

type Sent = { write: Write; mark: string; acknowledged: boolean };

/** Posts one thing after another until the server is gone, or `isOver`. */
async function postOn(
  server: TestServer,
  name: string,
  sent: Sent[],
  isOver: () => boolean,
): Promise<void> {
  for (let i = 0; !isOver(); i++) {
    const write = writes[i % writes.length] as Write;
    const one = { write, mark: `${name}x${i}`, acknowledged: false };
    sent.push(one);
    try {
      const { status } = await write.send(server, one.mark);
      one.acknowledged = status === write.status;
      if (!one.acknowledged) expect([write.name, status]).toEqual([write.name, 503]);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      return;
    }
  }
}

/** How often each was kept. */
async function counted(url: string, sent: Sent[]) {
  const found = [];
  for (const one of sent) {
    const [row] = await rowsOfPostgres(url, one.write.sql, [one.mark]);
    found.push({ ...one, rows: (row as { count: number }).count });
  }
  return found;
}

it(
  `one of two instances killed ${kills} times while both are posted to: nothing lost, nothing twice`,
  async (context) => {
    const random = randomFrom(20_264);
    const url = await createDatabase(postgres.url);
    const standing = await startInstance(url);
    const sent: Sent[] = [];
    let isOver = false;
    const beside = postOn(standing, "standing", sent, () => isOver);
    for (let round = 0; round < kills; round++) {
      const server = await startInstance(url);
      const gone = once(server.process, "exit");
      const before = sent.filter((one) => one.acknowledged).length;
      const posting = Promise.all(
        ["a", "b", "c"].map((name) => postOn(server, `${name}x${round}`, sent, () => false)),
      );
      const taken = () => sent.filter((one) => one.acknowledged).length - before;
      await expect.poll(taken, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(8);
      await pause(random.below(150));
      server.process.kill("SIGKILL");
      await Promise.all([posting, gone]);
    }
    isOver = true;
    await beside;
    expect(await standing.stop()).toBe(0);
    const found = await counted(url, sent);
    const acknowledged = found.filter((one) => one.acknowledged);
    expect(acknowledged.filter(({ rows }) => rows !== 1)).toEqual([]);
    expect(found.filter(({ rows }) => rows > 1)).toEqual([]);
    tell(context, {
      fault: "kill -9 of one of two instances over one PostgreSQL, both posted to",
      extent: `${kills} kills`,
      result: `${acknowledged.length} acknowledged, none lost, none twice`,
    });
  },
  60 * 60_000,
);

it(
  `the database killed ${crashes} times: pages go on, forms ask to come back, and all heals`,
  async (context) => {
    const url = await createDatabase(postgres.url);
    const server = await startInstance(url);
    const sent: Sent[] = [];
    let slowest = 0;
    expect((await ask(server, "/about")).status).toBe(200);
    for (let round = 0; round < crashes; round++) {
      let isOver = false;
      const posting = postOn(server, `before${round}`, sent, () => isOver);
      await pause(300);
      await postgres.crash();
      isOver = true;
      await posting;
      for (let i = 0; i < 10; i++) expect((await ask(server, "/about")).status).toBe(200);
      const words = { form: "contact", name: "Ann Lee", email: "ann@example.org" };
      const refused = await ask(server, "/contact", form({ ...filled, ...words }));
      expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
      expect(refused.text).toContain(filled.message);
      expect((await ask(server, "/readyz")).status).toBe(503);
      await postgres.resume();
      const since = performance.now();
      const isReady = async () => (await ask(server, "/readyz")).status;
      await expect.poll(isReady, { timeout: 5_000, interval: 50 }).toBe(200);
      slowest = Math.max(slowest, performance.now() - since);
      const after = { write: writes[0] as Write, mark: `after${round}`, acknowledged: true };
      expect((await after.write.send(server, after.mark)).status).toBe(after.write.status);
      sent.push(after);
    }
    const acknowledged = (await counted(url, sent)).filter((one) => one.acknowledged);
    expect(acknowledged.filter(({ rows }) => rows !== 1)).toEqual([]);
    expect(await server.stop()).toBe(0);
    tell(context, {
      fault: "kill -9 of PostgreSQL while forms are posted",
      extent: `${crashes} times`,
      result: `${acknowledged.length} acknowledged, none lost; every page there meanwhile; ready again after ${(slowest / 1000).toFixed(1)} s at the most`,
    });
  },
  60 * 60_000,
);

const filled = {
  topic: "general",
  message: "A message that must not be lost while the database is away.",
};
