import { once } from "node:events";
import { cpSync, existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { ask, json } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { start } from "../support/program";
import { randomFrom } from "../support/random";
import { run } from "../support/run";
import { startServer } from "../support/server";
import { tell, times } from "./extent";

const kills = times(5, 200);
const [ann, ben] = ["ann@example.org", "ben@example.org"];

it(
  `a restore killed ${kills} times over what a killed server has left: the old one, the backup, or none`,
  async (context) => {
    const random = randomFrom(20_264);
    const { left, backup } = await killedServer();
    const DATA_DIR = temporaryFolder();
    const live = join(DATA_DIR, "prayer-life.db");
    const ends = ["", "-wal", "-shm"];
    const found = { old: 0, backup: 0, refused: 0 };
    let longest = 1_000;
    for (let round = 0; round < kills; round++) {
      for (const name of readdirSync(DATA_DIR)) rmSync(join(DATA_DIR, name));
      cpSync(left, DATA_DIR, { recursive: true });
      // Every choice of what is lost, again and again.
      const lost = ends.filter((_, at) => (round >> at) % 2 === 1);
      for (const end of lost) rmSync(live + end, { force: true });
      const child = start(["restore", backup], { DATA_DIR });
      let said = "";
      child.stdout.on("data", (chunk) => {
        said += chunk;
      });
      const closed = once(child, "close");
      await Promise.race([closed, pause(longest / 3 + random.below(longest))]);
      child.kill("SIGKILL");
      await closed;
      const remains = ends.slice(0, 2).map((end) => existsSync(live + end));
      if (said.includes("Restored")) expect(emailsIn(live)).toEqual([ann]);
      if (existsSync(live)) {
        const emails = emailsIn(live);
        expect(emails).toBeOneOf([[ann], [ann, ben]]);
        found[emails.length === 1 ? "backup" : "old"] += 1;
      } else {
        // Nobody takes it for an empty folder while something of it is there.
        const { code, stderr } = await run(["migrate"], { DATA_DIR });
        const isEmpty = code === 0 && !remains[1] && lost.includes("") && lost.includes("-wal");
        if (!isEmpty)
          expect([code, stderr]).toEqual([1, expect.stringMatching(/stands|cut short/)]);
        found.refused += 1;
      }
      const from = performance.now();
      expect(await run(["restore", backup], { DATA_DIR })).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(/^Restored /),
      });
      longest = performance.now() - from;
      expect(emailsIn(live)).toEqual([ann]);
      expect(readdirSync(DATA_DIR).filter((name) => /incoming|preparing/.test(name))).toEqual([]);
    }
    tell(context, {
      fault: "restore killed where files of a killed server are lost",
      extent: `${kills} kills, every choice of database, log and index lost`,
      result:
        `never malformed, "Restored" only where it was: ${found.backup} the backup, ` +
        `${found.old} the old one, ${found.refused} refused to start; the next restore was right each time`,
    });
  },
  60 * 60_000,
);

/** A backup with Ann, and the folder of a server that was killed after it had taken Ben in as well. */
async function killedServer(): Promise<{ left: string; backup: string }> {
  const left = temporaryFolder();
  const backup = join(temporaryFolder(), "kept.db");
  const server = await startServer({ DATA_DIR: left, LOG_LEVEL: "silent" });
  const subscribe = (email: string) => ask(server, "/api/newsletter", json({ email }));
  await subscribe(ann);
  expect(await run(["backup", backup], { DATA_DIR: left })).toMatchObject({ code: 0 });
  await subscribe(ben);
  await server.stop("SIGKILL");
  return { left, backup };
}

/** Who is in a database, which has to be whole. */
function emailsIn(database: string): unknown[] {
  const sqlite = new Database(database);
  try {
    expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
    return sqlite.prepare("SELECT email FROM newsletter_subscriptions ORDER BY id").pluck().all();
  } finally {
    sqlite.close();
  }
}
