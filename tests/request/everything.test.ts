import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../support/ask";
import { withServer } from "../support/with-server";
import { enter } from "./support/account";

const server = withServer();

const count = 3_000;
const long = "For patience and rest, and for all who are far away. ".repeat(84).slice(0, 4_400);
let Cookie: string;

/** Puts prayers into the table as if their owner had written them. */
function seed(username: string) {
  const sqlite = new Database(join(server.folder, "prayer-life.db"));
  const add = sqlite.prepare(
    `INSERT INTO prayers (handle, userId, title, text, writtenOn, createdAt, updatedAt)
     VALUES (?, (SELECT id FROM users WHERE username = ?), ?, ?, '2026-11-22', ?, ?)`,
  );
  sqlite.transaction(() => {
    for (let i = 1; i <= count; i++)
      add.run(randomBytes(16).toString("base64url"), username, `number ${i}`, long, i, i);
  })();
  sqlite.close();
}

beforeAll(async () => {
  const person = await enter(server);
  Cookie = person.Cookie;
  seed(person.username);
});

const get = (path: string) => ask(server, path, { headers: { Cookie } });
const page = "/account/privacy/everything";
const file = `${page}.json`;
const numbers = (text: string) => [...text.matchAll(/>number (\d+)</g)].map(([, n]) => Number(n));

describe("3,000 long prayers", () => {
  it("are counted where there are kinds, and the newest stand on a page of bounded size", async () => {
    expect((await get("/account/privacy")).text).toContain("3,000 entries");
    const { text } = await get(page);
    expect(Buffer.byteLength(text)).toBeLessThan(300_000);
    expect(text).toContain("My Prayers (3,000)");
    expect(text).toContain(`href="${page}?kind=prayers"`);
    expect(numbers(text)).toEqual(Array.from({ length: 25 }, (_, i) => count - i));
  });

  it("stand on numbered pages", async () => {
    const { text } = await get(`${page}?kind=prayers&page=120`);
    expect(Buffer.byteLength(text)).toBeLessThan(300_000);
    expect(numbers(text)).toEqual(Array.from({ length: 25 }, (_, i) => 25 - i));
    expect(text).toContain(`href="${page}?kind=prayers&amp;page=119"`);
    expect(text).not.toContain("Messages to us");
    const beyond = await get(`${page}?kind=prayers&page=999`);
    expect(numbers(beyond.text)).toEqual(numbers(text));
    expect((await get(`${page}?kind=__proto__`)).text).toContain("Messages to us");
  });

  it("are in the file, every one of them", async () => {
    const { prayers } = JSON.parse((await get(file)).text);
    const titles = prayers.map(({ title, text }: Record<string, string>) => text === long && title);
    expect(titles).toEqual(Array.from({ length: count }, (_, i) => `number ${i + 1}`));
  });

  const onLinux = it.runIf(process.platform === "linux");
  onLinux("leave the server's memory as it is", { timeout: 120_000 }, async () => {
    const megabytes = () => {
      const status = readFileSync(`/proc/${server.process.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    };
    const five = (path: string) => Promise.all(Array.from({ length: 5 }, () => get(path)));
    for (const path of [page, file]) await five(path);
    const before = megabytes();
    for (let i = 0; i < 2; i++) for (const path of [page, file]) await five(path);
    expect(megabytes() - before).toBeLessThan(60);
  });

  it("keep nobody waiting while they are written out", async () => {
    let worst = 0;
    let done = false;
    const exported = Promise.all([get(file), get(file), get(file)]).then(() => {
      done = true;
    });
    while (!done) {
      const start = performance.now();
      expect((await ask(server, "/healthz")).status).toBe(200);
      worst = Math.max(worst, performance.now() - start);
    }
    await exported;
    expect(worst).toBeLessThan(1_000);
  });

  it("are read no further for who has left", async () => {
    await new Promise<void>((resolve) => {
      const sent = request(server.url + file, { headers: { Cookie } }, (response) => {
        response.once("data", () => sent.destroy());
      });
      sent.on("error", () => {}).on("close", resolve);
      sent.end();
    });
    // The log has no fault to tell of, and the database is held by nobody.
    const sqlite = new Database(join(server.folder, "prayer-life.db"));
    expect(sqlite.pragma("wal_checkpoint(TRUNCATE)")).toMatchObject([{ busy: 0 }]);
    sqlite.close();
  });
});
