import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { randomFrom } from "../support/random";
import { startServer, type TestServer } from "../support/server";
import { tell, times } from "./extent";
import { slowWrites, type Write, writes } from "./writes";

const seed = 20_262;
const kills = times(10, 500);

type Sent = { write: Write; mark: string; acknowledged: boolean };

/** Clients that post one thing after another until the server is gone. @param sent grows by all that they send. */
async function postUntilGone(server: TestServer, round: number, sent: Sent[]): Promise<void> {
  const client = async (endpoints: Write[], name: string, from = 0) => {
    for (let i = round + from; ; i++) {
      const write = endpoints[i % endpoints.length] as Write;
      const one = { write, mark: `${name}x${round}x${i}`, acknowledged: false };
      sent.push(one);
      try {
        const { status } = await write.send(server, one.mark);
        expect([write.name, status]).toEqual([write.name, write.status]);
        one.acknowledged = true;
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        return;
      }
    }
  };
  const quick = Array.from({ length: 6 }, (_, i) => client(writes, `quick${i}`, i));
  await Promise.all([...quick, client(slowWrites, "slow")]);
}

/** How often each was kept, by the database that the killed server left behind. */
function counted(folder: string, sent: Sent[]) {
  const sqlite = new Database(join(folder, "prayer-life.db"));
  try {
    expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(sqlite.pragma("foreign_key_check")).toEqual([]);
    return sent.map((one) => ({
      ...one,
      rows: sqlite.prepare(one.write.sql).pluck().get(one.mark),
    }));
  } finally {
    sqlite.close();
  }
}

it(
  `killed ${kills} times while every form is posted: nothing is lost, nothing is there twice`,
  async (context) => {
    const random = randomFrom(seed);
    const DATA_DIR = temporaryFolder();
    const acknowledged = new Map<string, number>();
    const everything: Sent[] = [];
    let resent = 0;
    for (let round = 0; round < kills; round++) {
      const server = await startServer({ DATA_DIR, LOG_LEVEL: "silent" });
      const gone = once(server.process, "exit");
      const sent: Sent[] = [];
      const posting = postUntilGone(server, round, sent);
      // Of each kind some, however slow the machine is.
      const taken = () => sent.filter((one) => one.acknowledged).length;
      await expect.poll(taken, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(8);
      await pause(random.below(150));
      server.process.kill("SIGKILL");
      await Promise.all([posting, gone]);
      const found = counted(DATA_DIR, sent);
      expect(found.filter((one) => one.acknowledged && one.rows !== 1)).toEqual([]);
      expect(found.filter(({ rows }) => rows !== 0 && rows !== 1)).toEqual([]);
      for (const { write } of sent.filter((one) => one.acknowledged))
        acknowledged.set(write.name, (acknowledged.get(write.name) ?? 0) + 1);
      everything.push(...sent);

      if (round % 10 > 0) continue;
      // Whoever got no response sends again, and is not kept twice.
      const again = await startServer({ DATA_DIR, LOG_LEVEL: "silent" });
      const lost = sent.filter((one) => !one.acknowledged && writes.includes(one.write));
      for (const { write, mark } of lost) {
        expect((await write.send(again, mark)).status).toBe(write.status);
      }
      expect(await again.stop()).toBe(0);
      expect(counted(DATA_DIR, lost).filter(({ rows }) => rows !== 1)).toEqual([]);
      resent += lost.length;
    }
    expect(
      counted(DATA_DIR, everything).filter((one) => one.acknowledged && one.rows !== 1),
    ).toEqual([]);
    for (const { name } of writes) expect(acknowledged.get(name), name).toBeGreaterThan(0);
    const total = [...acknowledged.values()].reduce((sum, each) => sum + each, 0);
    tell(context, {
      fault: "kill -9 while every form is posted, by page and /api",
      extent: `${kills} kills`,
      result: `${total} acknowledged, none lost, none twice; ${resent} sent again; integrity and foreign keys fine`,
    });
  },
  60 * 60_000,
);
