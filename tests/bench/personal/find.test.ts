import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { lockAccount } from "#db/accounts/locks.server";
import { findAccount } from "#db/accounts/users.server";
import type { Engine } from "#db/engines/database";
import { openPostgres } from "#db/engines/postgres/client.server";
import { openDatabase } from "#db/engines/sqlite/client.server";
import { newHandle } from "#db/handle.server";
import { findPrayers } from "#db/prayers/prayer-lists.server";
import { prayers } from "#db/schema/prayers";
import { beginSealing, ownKeyToSeal } from "#db/seal/keys.server";
import { withOpenedLocks } from "#db/seal/opened.server";
import { sealRow } from "#db/seal/seal.server";
import { Keys } from "#db/seal/secret-keys.server";
import { hashWithKey } from "~/accounts/passwords.server";
import { printTable } from "../../../bin/table.mjs";
import { type Account, cookieOf, enter, logIn } from "../../request/support/account";
import { type PostgresServer, startPostgres } from "../../support/postgres/postgres";
import { createDatabase } from "../../support/postgres/postgres-database";
import { startServer, type TestServer } from "../../support/server";
import { ask } from "../measure/load.mjs";
import { cpuOf } from "../measure/process.mjs";
import { percentile } from "../measure/rounds.mjs";

const quiet = { LOG_LEVEL: "silent", RATE_LIMIT: "off", TRUST_PROXY: "1" };
const [most, times] = [5_000, 20];
const [list, find] = ["/account/prayers", "/account/prayers?find=sister+1234"];
const sentence =
  "Lord, I bring you my sister and her long illness; give her doctors wisdom, and give me patience to sit with her in the evenings when she can’t sleep. ";

let postgres: PostgresServer;
type Subject = { name: string; server: TestServer; who: Account };

let subjects: Subject[];
const slices: string[][] = [];

beforeAll(async () => {
  postgres = await startPostgres({ fsync: "on" });
  const url = await createDatabase(postgres.url);
  const SECRET = "5ea1".repeat(16);
  const sqlite = await startServer(quiet);
  const other = await startServer({ ...quiet, DATABASE_URL: url, SECRET });
  const secret = readFileSync(join(sqlite.folder, "secret"), "utf8");
  const ofFile = openDatabase(sqlite.folder, undefined, new Keys(() => secret));
  const ofPostgres = openPostgres(url, { keys: new Keys(() => SECRET) });
  subjects = [];
  for (const [name, server, db] of [
    ["SQLite", sqlite, ofFile],
    ["PostgreSQL", other, ofPostgres],
  ] as const) {
    for (const [userId, isLocked] of [
      [1, false],
      [2, true],
    ] as const) {
      const who = await enter(server);
      await pray(db, userId);
      if (isLocked) await withOpenedLocks(() => lock(db, userId, who));
      else slices.push([name, ...(await slicesOf(db, userId))]);
      subjects.push({ name: isLocked ? `${name}, locked` : name, server, who });
    }
    await db.close();
  }
}, 240_000);
afterAll(async () => {
  for (const server of new Set(subjects.map((each) => each.server))) await server.stop();
  await postgres.stop();
});

async function lock(db: Engine, userId: number, { username, password }: Account): Promise<void> {
  const { hash, key } = await hashWithKey(password);
  const before = (await findAccount(db, username))?.password ?? "";
  const session = { token: "-", tokenHash: randomBytes(32).toString("base64url"), lifetime: 1 };
  const made = { before, password: hash, passwordKey: key, code: randomBytes(16), session };
  expect(await lockAccount(db, userId, made, Date.now())).toBe(true);
}

/** Milliseconds between two turns of others, without a server: how many slices, p50, and the longest of each find's. */
async function slicesOf(db: Engine, userId: number): Promise<string[]> {
  const [all, longest]: [number[], number[]] = [[], []];
  for (let n = 0; n < times; n++) {
    const found: number[] = [];
    let since = performance.now();
    const pause = async () => {
      found.push(performance.now() - since);
      await setImmediate();
      since = performance.now();
    };
    await findPrayers(db, userId, "sister 1234", { limit: 20, offset: 0 }, pause);
    all.push(...found);
    longest.push(Math.max(...found));
  }
  const figures = [percentile(all, 50), percentile(longest, 50), Math.max(...longest)];
  return [(all.length / times).toFixed(0), ...figures.map((each) => each.toFixed(1))];
}

/** An account's, sealed, of one to four sentences. */
async function pray(db: Engine, userId: number): Promise<void> {
  await beginSealing(db, 1);
  const at = new Date();
  const key = await ownKeyToSeal(db, userId);
  const { title, text, reference, person, answer } = prayers;
  for (let from = 0; from < most; from += 500)
    await db.write(async (tx) => {
      for (let n = from; n < from + 500; n++) {
        const handle = newHandle();
        const words = {
          ...{ title: `For my sister ${n}`, text: sentence.repeat(1 + (n % 4)) + n },
          ...(n % 2 ? { reference: "Psalm 46:1-3", person: "Maria" } : { answer: "She is well." }),
        };
        const columns = { title, text, reference, person, answer };
        const sealed = sealRow(key, columns, [userId, handle], words);
        const times = { writtenOn: "2026-11-28", createdAt: at, updatedAt: at };
        await tx
          .insert(prayers)
          .values({ ...sealed, ...times, handle, userId })
          .run();
      }
    }, 60_000);
}

/** Milliseconds; the processor's are the server's for one, whoever else uses the machine. */
async function waits({ server, who }: Subject, path: string): Promise<number[]> {
  // Of a session of its own: who signs in often loses the oldest.
  const Cookie = cookieOf(await logIn(server, who));
  const read = async () => {
    const page = await (await fetch(server.url + path, { headers: { Cookie } })).text();
    expect(page).toContain(path === list ? "For my sister 4999" : "For my sister 1234");
  };
  await read();
  const before = cpuOf([server.process.pid ?? 0]);
  const found = await waitsOf(times, read);
  const cpu = (cpuOf([server.process.pid ?? 0]) - before) / times / 1_000;
  return [cpu, ...found];
}

/** p50 and p99. */
async function waitsOf(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < count; n++) {
    const from = performance.now();
    await work();
    found.push(performance.now() - from);
  }
  return [percentile(found, 50), percentile(found, 99)];
}

it("Find in My Prayers, and what another feels of it", async () => {
  const columnsOfSlices = ["", "slices", "p50 ms", "longest, median of 20", "longest of all"];
  printTable(`Slices of a find in ${most} prayers`, columnsOfSlices, slices);
  const rows: string[][] = [];
  const shown = (found: number[]) => found.map((each) => each.toFixed(1));
  for (const subject of subjects) {
    const { name, server } = subject;
    const signIns = await waitsOf(times, () => logIn(server, subject.who));
    rows.push([name, "sign-in", "", ...shown(signIns), "", ""]);
    rows.push([name, "the list", ...shown(await waits(subject, list)), "", ""]);
    rows.push([name, "find", ...shown(await waits(subject, find)), "", ""]);
    const amount = { connections: 1, seconds: 3 };
    // From elsewhere: who shares an address shares its turns.
    const other = { path: "/search?q=rest", headers: { "X-Forwarded-For": "203.0.113.7" } };
    const without = await ask(server.url, other, amount);
    const finding = waits(subject, find);
    const beside = await ask(server.url, other, amount);
    const [, ...found] = await finding;
    const felt = [without, beside].map(({ p50, p99 }) => `${p50.toFixed(1)} / ${p99.toFixed(1)}`);
    rows.push([name, "find, another reads", "", ...shown(found), ...felt]);
  }
  const columns = ["", "", "processor", "p50 ms", "p99 ms", "the other's p50 / p99", "beside it"];
  printTable(`${most} prayers of one person, sealed`, columns, rows);
}, 240_000);
