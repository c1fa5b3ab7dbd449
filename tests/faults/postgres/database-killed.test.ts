import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, form } from "../../support/ask";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres";
import { createDatabase } from "../../support/postgres/postgres-database";
import { tell, times } from "../extent";
import { type Write, writes } from "../writes";
import { acknowledgedOf, postOn, requireSaved, type Sent, startInstance } from "./instances";

const crashes = times(2, 10);
const filled = {
  form: "contact",
  name: "Ann Lee",
  email: "ann@example.org",
  topic: "general",
  message: "A message that must not be lost while the database is away.",
};

let postgres: PostgresServer;

beforeAll(async () => {
  // As an operator has it: what was thanked for is on the disk.
  postgres = await startPostgres({ fsync: "on" });
}, 60_000);
afterAll(() => postgres.stop());

it.for([
  ["kill -9 of PostgreSQL", "SIGKILL"],
  ["PostgreSQL stopped and started again", "SIGINT"],
] as const)(
  `%s ${crashes} times: pages go on, forms ask to come back, and all heals`,
  { timeout: 60 * 60_000 },
  async ([fault, signal], context) => {
    const url = await createDatabase(postgres.url);
    const server = await startInstance(url);
    const sent: Sent[] = [];
    let slowest = 0;
    expect((await ask(server, "/about")).status).toBe(200);
    for (let round = 0; round < crashes; round++) {
      let isOver = false;
      const posting = postOn(server, `before${round}`, sent, () => isOver);
      const before = acknowledgedOf(sent).length;
      const more = () => acknowledgedOf(sent).length - before;
      await expect.poll(more, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(8);
      await postgres.crash(signal);
      isOver = true;
      await posting;
      for (let i = 0; i < 10; i++) expect((await ask(server, "/about")).status).toBe(200);
      const refused = await ask(server, "/contact", form(filled));
      expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
      expect(refused.text).toContain(filled.message);
      expect((await ask(server, "/readyz")).status).toBe(503);
      expect((await ask(server, "/healthz")).status).toBe(200);
      await postgres.resume();
      const since = performance.now();
      const isReady = async () => (await ask(server, "/readyz")).status;
      await expect.poll(isReady, { timeout: 5_000, interval: 50 }).toBe(200);
      slowest = Math.max(slowest, performance.now() - since);
      const after = { write: writes[0] as Write, mark: `after${round}`, acknowledged: true };
      expect((await after.write.send(server, after.mark)).status).toBe(after.write.status);
      sent.push(after);
    }
    await requireSaved(url, sent);
    expect(await server.stop()).toBe(0);
    tell(context, {
      fault: `${fault} while forms are posted`,
      extent: `${crashes} times`,
      result: `${acknowledgedOf(sent).length} acknowledged, none lost, none twice; every page there meanwhile; ready again after ${(slowest / 1000).toFixed(1)} s at the most`,
    });
  },
);
