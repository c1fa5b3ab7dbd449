import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { expect } from "vitest";
import type { TestServer } from "../../support/server";
import { times } from "../extent";
import { type Flood, unique } from "./floods";

/**
 * Floods a server while something else is done.
 * @param from the loopback address that the flood comes from.
 * @returns how many requests were sent, and what the other thing returned.
 */
export async function whileFlooded<T>(
  { port }: TestServer,
  { name: _, ...flood }: Flood,
  from: string,
  work: () => Promise<T>,
): Promise<{ sent: number; result: T }> {
  const orders = JSON.stringify({ port, from, unique, ...flood });
  const flooder = spawn(process.execPath, [join(import.meta.dirname, "flooder.mjs"), orders], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const said = createInterface(flooder.stdout)[Symbol.asyncIterator]();
  try {
    expect((await said.next()).value).toBe("begun");
    const result = await work();
    flooder.kill();
    return { sent: Number((await said.next()).value), result };
  } finally {
    if (flooder.exitCode === null) {
      flooder.kill("SIGKILL");
      await once(flooder, "exit");
    }
    // Figures belong to a long run; what this one left behind is taken away before the next.
    await pause(times(0, 500));
  }
}

/** Gives an account thousands of long prayers, as it could have in years. */
export function fill({ folder }: TestServer, username: string, prayers = 4_000): void {
  const sqlite = new Database(join(folder, "prayer-life.db"));
  const add = sqlite.prepare(
    `INSERT INTO prayers (handle, userId, text, writtenOn, createdAt, updatedAt)
     SELECT ?, id, ?, '2026-01-31', ?, ? FROM users WHERE username = ?`,
  );
  const words = "Lord, hear my prayer. ".repeat(200).trim();
  sqlite.transaction(() => {
    for (let i = 0; i < prayers; i++) {
      const handle = `x${i}`.padEnd(22, "x");
      add.run(handle, words, Date.now(), Date.now(), username);
    }
  })();
  sqlite.close();
}

/** Gives the prayer team's desk the requests of years; one in ten waits. */
export function fillDesk({ folder }: TestServer, requests = 10_000): void {
  const sqlite = new Database(join(folder, "prayer-life.db"));
  const from = Date.now() - 60 * 86_400_000;
  sqlite.exec(`
    CREATE TEMP TABLE n AS WITH RECURSIVE n(i) AS
      (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${requests}) SELECT i FROM n;
    INSERT INTO prayer_requests (id, content, isPrivate, createdAt)
      SELECT i + 1000, 'For patience, and for those who wait. ' || i, 0, ${from} + i FROM n;
    INSERT INTO prayer_request_senders (requestId, fullName, email, isSuspected, fingerprint)
      SELECT i + 1000, 'Cy', i || '@example.net', 0, printf('%043d', i) FROM n;
    INSERT INTO request_states (requestId, state, forLeaders, isUrgent, receivedAt, lastActivityAt)
      SELECT i + 1000, iif(i % 10 = 0, 'waiting', 'closed'), 0, 0, ${from} + i, ${from} + i FROM n`);
  sqlite.close();
}
