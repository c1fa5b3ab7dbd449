import { spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "#db/engines/sqlite/client.server";
import { sqliteMigrations } from "#db/migrations/migrations";
import { ask } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { environment, program } from "../support/program";
import { run } from "../support/run";
import { startServer } from "../support/server";

async function madeFolder(): Promise<string> {
  const folder = temporaryFolder();
  const db = openDatabase(folder);
  db.$client.exec("INSERT INTO prayer_requests (content, createdAt) VALUES ('For rain.', 0)");
  await db.close();
  return folder;
}

it("SIGUSR1 opens no inspector, and ends nothing", async () => {
  const server = await startServer();
  server.process.kill("SIGUSR1");
  await sleep(500);
  expect((await ask(server, "/healthz")).status).toBe(200);
  expect(await server.stop()).toBe(0);
  expect(server.output()).not.toMatch(/Debugger|inspector|ws:/);
});

describe("a start that cannot be", () => {
  const refused = async (env: Record<string, string>) => {
    const DATA_DIR = temporaryFolder();
    const { code, stderr } = await run(["serve"], { DATA_DIR, ...env });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^prayer-life: .+\n$/);
    return stderr;
  };

  it("says what to do where the port is taken", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as { port: number };
    const said = await refused({ PORT: String(port) });
    expect(said).toMatch(/Another program listens on port \d+ .*EADDRINUSE/);
    other.close();
  });

  it("and where the host is none", async () => {
    const said = await refused({ PORT: "0", HOST: "nowhere.invalid" });
    expect(said).toMatch(/nowhere\.invalid.*HOST takes 127/);
    expect(await refused({ PORT: "0", HOST: "192.0.2.1" })).toMatch(/no address of this machine/);
  });

  it("fails at once where no folder can be made", async () => {
    const start = performance.now();
    for (const command of ["serve", "migrate"]) {
      const { code, stderr } = await run([command], { DATA_DIR: "/proc/x/y", PORT: "0" });
      expect([code, stderr]).toEqual([1, expect.stringMatching(/\/proc\/x.*DATA_DIR/)]);
    }
    expect(performance.now() - start).toBeLessThan(10_000);
  }, 15_000);
});

describe("migrate", () => {
  it("says what it did", async () => {
    const DATA_DIR = join(temporaryFolder(), "data");
    const said = async () => (await run(["migrate"], { DATA_DIR })).stdout;
    const newest = sqliteMigrations.length;
    expect(await said()).toBe(`The database was made: schema ${newest}.\n`);
    expect(await said()).toMatch(/was up to date: schema \d+\. Nothing was changed\.\n$/);
  });

  it("changes nothing under a server that runs", async () => {
    const server = await startServer();
    const sqlite = new Database(join(server.folder, "prayer-life.db"));
    sqlite.pragma("user_version = 11");
    const made = await run(["migrate"], { DATA_DIR: server.folder });
    expect([made.code, made.stderr]).toEqual([1, expect.stringContaining("server runs on")]);
    expect(sqlite.pragma("user_version", { simple: true })).toBe(11);
    sqlite.pragma(`user_version = ${sqliteMigrations.length}`);
    sqlite.close();
    expect(await run(["migrate"], { DATA_DIR: server.folder })).toMatchObject({ code: 0 });
    expect(await server.stop()).toBe(0);
  });
});

describe("a folder that can only be read", () => {
  let mounted = "";
  afterEach(() => {
    if (mounted) spawnSync("umount", [mounted]);
    mounted = "";
  });
  const readOnly = async () => {
    const folder = await madeFolder();
    const mount = (...args: string[]) => spawnSync("mount", args).status === 0;
    if (!mount("--bind", folder, folder)) return undefined;
    mounted = folder;
    return mount("-o", "remount,bind,ro", folder) ? folder : undefined;
  };

  it("is read by inbox, export, doctor and backup, and written by nothing", async (context) => {
    const DATA_DIR = await readOnly();
    if (!DATA_DIR) return context.skip();
    const env = { DATA_DIR };
    expect((await run(["inbox"], env)).stdout).toContain("For rain.");
    expect((await run(["export", "requests"], env)).stdout).toContain("For rain.");
    const kept = join(temporaryFolder(), "kept.db");
    expect(await run(["backup", kept], env)).toMatchObject({ code: 0 });
    expect(statSync(kept).size).toBeGreaterThan(10_000);
    expect((await run(["doctor"], env)).stdout).toContain(
      "Integrity: every page of the database is sound",
    );
    const done = await run(["inbox", "done", "r1"], env);
    expect([done.code, done.stderr]).toEqual([1, expect.stringMatching(/only read\.\n$/)]);
  });
});

describe("backup -", () => {
  it("is the backup itself, that restore takes", async () => {
    const DATA_DIR = await madeFolder();
    const [file, ...first] = program;
    const env = { ...environment, DATA_DIR };
    const made = spawnSync(file, [...first, "backup", "-"], { env, cwd: temporaryFolder() });
    expect([made.status, made.stderr.toString()]).toEqual([0, ""]);
    const kept = join(temporaryFolder(), "kept.db");
    writeFileSync(kept, made.stdout);
    expect(await run(["restore", kept, "-q"], { DATA_DIR })).toMatchObject({ code: 0 });
    expect(readFileSync(kept).subarray(0, 15).toString()).toBe("SQLite format 3");
  });
});

it("CSV in a file is what Excel knows as UTF-8; a program gets it plain", async () => {
  const DATA_DIR = await madeFolder();
  const [file, ...first] = program;
  const target = join(temporaryFolder(), "requests.csv");
  const env = { ...environment, DATA_DIR };
  const exported = (flags: string, args: string[] = []) => {
    const descriptor = openSync(target, flags);
    const stdio = ["ignore", descriptor, "inherit"] as const;
    spawnSync(file, [...first, "export", "requests", ...args], { env, stdio: [...stdio] });
    closeSync(descriptor);
    return readFileSync(target, "utf8");
  };
  expect(exported("w")).toMatch(/^\ufeffid,/);
  expect(exported("a").split("\ufeff")).toHaveLength(2);
  expect(exported("w", ["--json"])).toMatch(/^\{/);
  expect((await run(["export", "requests"], { DATA_DIR })).stdout).toMatch(/^id,/);
});

it("JSON of an export has every field, also where there is nothing", async () => {
  const DATA_DIR = await madeFolder();
  const { stdout } = await run(["export", "requests", "--json"], { DATA_DIR });
  expect(JSON.parse(stdout)).toMatchObject({ id: "r1", phone: null, doneAt: null });
  await run(["inbox", "done", "r1"], { DATA_DIR });
  const done = JSON.parse((await run(["export", "requests", "--json"], { DATA_DIR })).stdout);
  expect(done.doneAt).toMatch(/^\d{4}-/);
});
