import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { withServer } from "../support/with-server";

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

it("tells how long ago the last backup was made", async () => {
  const age = async () =>
    /^prayer_life_backup_age_seconds (\S+)$/m.exec((await ask(server, "/metrics")).text);
  expect(await age()).toBeNull();
  const env = { DATA_DIR: server.folder };
  expect((await run(["backup", join(temporaryFolder(), "a.db")], env)).code).toBe(0);
  expect(Number((await age())?.[1])).toBeLessThan(60);
  expect((await run(["doctor"], env)).stdout).toContain("Backup: 0 days ago");
});
