import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { withServer } from "../support/with-server";
import { tell, times } from "./extent";
import { writes } from "./writes";

const server = withServer({}, /SQLITE_BUSY/);
const turns = times(2, 20);

it("another program holds the database for a second: each form is saved, or told to come back", async (context) => {
  const other = new Database(join(server.folder, "prayer-life.db"));
  let [taken, refused] = [0, 0];
  for (let turn = 0; turn < turns; turn++) {
    other.exec("BEGIN IMMEDIATE");
    const posting = writes.map(async (write, i) => {
      const mark = `held${turn}x${i}`;
      const { status, headers, text } = await write.send(server, mark);
      const isTaken = status === write.status;
      if (isTaken) taken += 1;
      else {
        refused += 1;
        expect([write.name, status, headers.get("Retry-After")]).toEqual([write.name, 503, "5"]);
        if (write.status === 303) expect(text).toContain(mark);
      }
      return { write, mark, isTaken };
    });
    await pause(1_000);
    other.exec("COMMIT");
    for (const { write, mark, isTaken } of await Promise.all(posting)) {
      const saved = other.prepare(write.sql).pluck().get(mark);
      expect([write.name, mark, saved]).toEqual([write.name, mark, isTaken ? 1 : 0]);
    }
  }
  other.close();
  expect(taken).toBeGreaterThan(0);
  tell(context, {
    fault: "another program holds the write lock for a second",
    extent: `${turns} times, ${turns * writes.length} posts`,
    result: `${taken} saved, ${refused} responses of 503 with the input preserved; none half`,
  });
}, 300_000);
