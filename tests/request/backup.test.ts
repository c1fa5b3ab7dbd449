import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { openDatabase } from "#db/engines/sqlite/client.server";
import { ask, json } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { startServer } from "../support/server";

it("backs up a site that serves, and restores it once it does not", async () => {
  const DATA_DIR = temporaryFolder();
  const file = join(temporaryFolder(), "kept.db");
  const server = await startServer({ DATA_DIR });
  await ask(server, "/api/newsletter", json({ email: "ann@example.org" }));
  expect(await run(["backup", file], { DATA_DIR })).toMatchObject({ code: 0, stderr: "" });
  await ask(server, "/api/newsletter", json({ email: "ben@example.org" }));

  const refused = await run(["restore", file], { DATA_DIR });
  expect([refused.code, refused.stdout]).toEqual([1, ""]);
  expect(refused.stderr).toContain("A server runs on");
  await server.stop();

  const { code, stdout } = await run(["restore", file, "--json"], { DATA_DIR });
  const { replaced } = JSON.parse(stdout);
  expect([code, existsSync(replaced)]).toEqual([0, true]);
  const sqlite = new Database(join(DATA_DIR, "prayer-life.db"), { readonly: true });
  expect(sqlite.prepare("SELECT email FROM newsletter_subscriptions").pluck().all()).toEqual([
    "ann@example.org",
  ]);
  sqlite.close();
});

it("is not fooled by a server that was killed", async () => {
  const DATA_DIR = temporaryFolder();
  const file = join(temporaryFolder(), "kept.db");
  const server = await startServer({ DATA_DIR });
  await run(["backup", file], { DATA_DIR });
  await server.stop("SIGKILL");
  expect(await run(["restore", file], { DATA_DIR })).toMatchObject({ code: 0 });
});

it("restores the backup alone where a killed server's log is left and its database lost", async () => {
  const DATA_DIR = temporaryFolder();
  const [live, file] = [join(DATA_DIR, "prayer-life.db"), join(temporaryFolder(), "kept.db")];
  const server = await startServer({ DATA_DIR, LOG_LEVEL: "silent" });
  const subscribe = (email: string) => ask(server, "/api/newsletter", json({ email }));
  await subscribe("ann@example.org");
  await run(["backup", file], { DATA_DIR });
  await subscribe("ben@example.org");
  await server.stop("SIGKILL");
  rmSync(live);
  const log = readFileSync(`${live}-wal`);
  for (const command of ["serve", "migrate", "inbox", "backup -", "doctor"]) {
    const { code, stdout, stderr } = await run(command.split(" "), { DATA_DIR, PORT: "0" });
    expect([command, code]).toEqual([command, 1]);
    expect(stdout + stderr).toContain("its log stands");
  }
  expect(readFileSync(`${live}-wal`).equals(log)).toBe(true);
  const { code, stdout } = await run(["restore", file], { DATA_DIR });
  expect([code, stdout]).toEqual([
    0,
    expect.stringMatching(/^Restored .*\nWhat stood there before/),
  ]);
  const sqlite = new Database(live, { readonly: true });
  const emails = sqlite.prepare("SELECT email FROM newsletter_subscriptions").pluck().all();
  expect(emails).toEqual(["ann@example.org"]);
  expect(sqlite.pragma("integrity_check", { simple: true })).toBe("ok");
  sqlite.close();
});

it("refuses a backup that was altered, in a line, with the live one untouched", async () => {
  const DATA_DIR = temporaryFolder();
  const file = join(temporaryFolder(), "kept.db");
  await openDatabase(DATA_DIR).close();
  await run(["backup", file], { DATA_DIR });
  const live = () => readFileSync(join(DATA_DIR, "prayer-life.db"));
  const [before, bytes] = [live(), readFileSync(file)];
  bytes[9_000] = (bytes[9_000] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  const { code, stderr } = await run(["restore", file, "--quiet"], { DATA_DIR });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^prayer-life: .*altered.*\n$/)]);
  expect(live().equals(before)).toBe(true);
});

it("keeps the newest in a folder, and nothing but backups is removed from it", async () => {
  const DATA_DIR = temporaryFolder();
  const dir = temporaryFolder();
  await openDatabase(DATA_DIR).close();
  writeFileSync(join(dir, "notes.db"), "");
  for (const day of [1, 2, 3]) {
    const CLOCK_OFFSET = String(day * 86_400_000);
    const env = { DATA_DIR, CLOCK_OFFSET };
    expect(await run(["backup", "--dir", dir, "--keep", "2"], env)).toMatchObject({ code: 0 });
  }
  expect(readdirSync(dir)).toEqual([
    "notes.db",
    expect.stringMatching(/^prayer-life-\d{8}T\d{9}Z\.db$/),
    expect.stringMatching(/^prayer-life-\d{8}T\d{9}Z\.db$/),
  ]);
});

it("never removes what it has just written, and goes by what is in the others", async () => {
  const DATA_DIR = temporaryFolder();
  const dir = temporaryFolder();
  await openDatabase(DATA_DIR).close();
  const night = async (days: number, keep: string) => {
    moment += 1;
    const sqlite = new Database(join(DATA_DIR, "prayer-life.db"));
    const email = `${days}-${keep}@example.org`;
    const sql = "INSERT INTO newsletter_subscriptions (email, subscribedAt) VALUES (?, ?)";
    sqlite.prepare(sql).run(email, moment);
    sqlite.close();
    const env = { DATA_DIR, CLOCK_OFFSET: String(days * 86_400_000) };
    const made = await run(["backup", "--dir", dir, "--keep", keep, "--json"], env);
    expect(made).toMatchObject({ code: 0, stderr: "" });
    return basename(JSON.parse(made.stdout).file);
  };
  let moment = 1_000;
  // The clock was wrong for two nights.
  await night(400, "9");
  const wrong = await night(300, "9");
  const first = await night(1, "2");
  expect(readdirSync(dir).sort()).toEqual([first, wrong].sort());
  const second = await night(2, "2");
  expect(readdirSync(dir).sort()).toEqual([first, second].sort());
  expect([await night(3, "1")]).toEqual(readdirSync(dir));
});

it("counts no backup that cannot be read, and leaves it", async () => {
  const DATA_DIR = temporaryFolder();
  const dir = temporaryFolder();
  await openDatabase(DATA_DIR).close();
  const spoilt = "prayer-life-20990101T000000000Z.db";
  writeFileSync(join(dir, spoilt), "x".repeat(9_000));
  const made = await run(["backup", "--dir", dir, "--keep", "1"], { DATA_DIR });
  expect([made.code, made.stderr]).toEqual([0, expect.stringContaining(spoilt)]);
  expect(readdirSync(dir)).toHaveLength(2);
});

it("makes no data folder: it says where it looked", async () => {
  const DATA_DIR = join(temporaryFolder(), "nowhere");
  for (const args of [
    ["backup", "x.db"],
    ["restore", "x.db"],
  ]) {
    const { code, stderr } = await run(args, { DATA_DIR });
    expect([code, stderr.includes(DATA_DIR), existsSync(DATA_DIR)]).toEqual([2, true, false]);
  }
  mkdirSync(DATA_DIR);
  expect(await run(["backup", "x.db"], { DATA_DIR })).toMatchObject({ code: 2 });
  expect(readdirSync(DATA_DIR)).toEqual([]);
});
