import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { ask, form, newsletter } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { exchange, parseResponse } from "../support/raw";
import { run } from "../support/run";
import { startServer } from "../support/server";
import { logLines, withServer } from "../support/with-server";

const server = withServer();
const statusOf = async (path: string) => (await ask(server, path)).status;

it("is told apart from health: it knows whether anything can be saved", async () => {
  const ready = await ask(server, "/readyz");
  expect([ready.status, ready.text]).toEqual([200, '{"status":"ok"}']);
  expect(ready.headers.get("Cache-Control")).toBe("no-store");
  const other = new Database(join(server.folder, "prayer-life.db"));
  other.exec("BEGIN IMMEDIATE");
  await expect.poll(() => statusOf("/readyz"), { timeout: 10_000 }).toBe(503);
  expect(await statusOf("/healthz")).toBe(200);
  other.exec("ROLLBACK");
  await expect.poll(() => statusOf("/readyz"), { timeout: 10_000 }).toBe(200);
  other.close();
});

it("does not write for each request", async () => {
  const other = new Database(join(server.folder, "prayer-life.db"), { readonly: true });
  const version = () => other.pragma("data_version", { simple: true });
  await statusOf("/readyz");
  const before = version();
  for (let i = 0; i < 50; i++) expect(await statusOf("/readyz")).toBe(200);
  expect(version()).toBe(before);
  other.close();
});

it("takes GET and HEAD alone", async () => {
  expect((await ask(server, "/readyz", { method: "HEAD" })).status).toBe(200);
  expect((await ask(server, "/readyz", form({}))).status).toBe(405);
});

it("names the build to who asks from the machine itself, and to nobody behind a proxy", async () => {
  const own = JSON.parse((await ask(server, "/healthz")).text);
  expect(own).toEqual({
    status: "ok",
    version: expect.any(String),
    build: expect.stringMatching(/^[0-9a-f]{12}$/),
    built: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  const headers = { "X-Forwarded-For": "192.0.2.7" };
  expect((await ask(server, "/healthz", { headers })).text).toBe('{"status":"ok"}');
});

describe("behind a proxy that forwards no address", () => {
  const proxied = withServer({ TRUST_PROXY: "1" }, undefined, { canary: false });
  const warnings = () =>
    logLines(proxied).filter(({ msg }) =>
      /^A request came without X-Forwarded-For/.test(String(msg)),
    );

  it("nobody is a program on this machine", async () => {
    expect((await ask(proxied, "/metrics")).status).toBe(404);
    expect((await ask(proxied, "/healthz")).text).toBe('{"status":"ok"}');
  });

  it("its first visitor is warned of, once, and no probe is", async () => {
    expect(warnings()).toEqual([]);
    for (const email of ["a", "b"])
      await ask(proxied, "/features", newsletter(`${email}@example.org`));
    await expect.poll(warnings, { timeout: 10_000 }).toMatchObject([{ level: 40 }]);
  });

  it("a forged address opens nothing that is for this machine", async () => {
    const headers = { "X-Forwarded-For": "127.0.0.1" };
    expect((await ask(proxied, "/metrics", { headers })).status).toBe(404);
    expect((await ask(proxied, "/healthz", { headers })).text).toBe('{"status":"ok"}');
  });
});

it.each(["/healthz", "/readyz", "/metrics"])("%s needs no Host in HTTP/1.0", async (path) => {
  const statusTo = async (head: string) =>
    parseResponse((await exchange(server.port, `${head}\r\n\r\n`)).bytes)?.status;
  expect(await statusTo(`GET ${path} HTTP/1.0`)).toBe(200);
  expect(await statusTo(`GET ${path} HTTP/1.0\r\nHost: a b`)).toBe(400);
  expect(await statusTo(`GET ${path} HTTP/1.0\r\nHost: a\r\nHost: a`)).toBe(400);
  expect(await statusTo(`GET ${path} HTTP/1.1\r\nConnection: close`)).toBe(400);
});

it("tells how long ago the last backup was made", async () => {
  const age = async () =>
    /^prayer_life_backup_age_seconds (\S+)$/m.exec((await ask(server, "/metrics")).text);
  expect(await age()).toBeNull();
  const env = { DATA_DIR: server.folder };
  expect((await run(["backup", join(temporaryFolder(), "a.db")], env)).code).toBe(0);
  expect(Number((await age())?.[1])).toBeLessThan(60);
  expect((await run(["doctor"], env)).stdout).toContain("Backup: 0 days ago");
});

it("says so where the file is damaged, and who posts is asked to come back, words kept", async () => {
  const DATA_DIR = temporaryFolder();
  expect((await run(["migrate"], { DATA_DIR })).code).toBe(0);
  const damaged = await startServer({ DATA_DIR, LOG_LEVEL: "silent" });
  const file = join(DATA_DIR, "prayer-life.db");
  const bytes = readFileSync(file);
  // Every page but the first: what stands in memory is no proof of the file.
  writeFileSync(file, bytes.fill(255, 4_096), { flag: "r+" });
  const words = { form: "contact", name: "Ann", email: "ann@example.org", topic: "general" };
  const page = await ask(damaged, "/contact", form({ ...words, message: "Not to be lost." }));
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(page.text).toContain("Not to be lost.");
  await expect
    .poll(async () => (await ask(damaged, "/readyz")).status, { timeout: 7_000 })
    .toBe(503);
  expect(await damaged.stop()).toBe(0);
});
