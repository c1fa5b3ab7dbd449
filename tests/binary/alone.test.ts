import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { json, newsletter } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { program } from "../support/program";

let folder: string;
let server: ChildProcess | undefined;

beforeEach(() => {
  folder = temporaryFolder();
  copyFileSync(program[0], join(folder, "prayer-life"));
});

afterEach(() => void server?.kill("SIGKILL"));

/** The server in the empty folder, knowing nothing of the machine. */
async function serve() {
  const child = spawn("./prayer-life", ["serve"], {
    cwd: folder,
    env: { PORT: "0", NODE_ENV: "production", ANNOUNCE: "on" },
  });
  server = child;
  const url = /at (\S+)/.exec(String((await once(child.stderr, "data"))[0]))?.[1];
  const stop = async () => {
    child.kill();
    expect(await once(child, "exit")).toEqual([0, null]);
  };
  return { url: String(url), stop };
}

/** What a command says in that folder. @throws when it does not end with 0. */
function call(...args: string[]): string {
  const stdio = ["ignore", "pipe", "ignore"] as const;
  return execFileSync("./prayer-life", args, {
    cwd: folder,
    env: { NODE_ENV: "production" },
    stdio: [...stdio],
    encoding: "utf8",
  });
}

it("serves the whole site from an empty folder, knowing nothing of the machine", async () => {
  const { url, stop } = await serve();
  const home = await (await fetch(url)).text();
  expect(home).toContain("<title>Prayer LIFE - Find God&#x27;s Peace in Prayer</title>");
  const parts = new Set(home.match(/\/(assets|art)\/[\w./-]+\.\w+/g));
  expect(parts.size).toBeGreaterThan(10);
  for (const path of parts) expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  await stop();
  expect(readdirSync(folder).sort()).toEqual(["data", "prayer-life"]);
  expect(readdirSync(join(folder, "data")).sort()).toEqual([
    "lock",
    "prayer-life.db",
    "run",
    "secret",
  ]);
  const run = join(folder, "data/run");
  expect([(statSync(run).mode & 0o777).toString(8), readdirSync(run)]).toEqual([
    "700",
    [expect.stringMatching(/^better_sqlite3-[0-9a-f]{16}\.node$/)],
  ]);
  const addon = readFileSync(join(run, String(readdirSync(run)[0])), "latin1");
  const versions = [...addon.matchAll(/GLIBC_2\.(\d+)/g)].map(([, minor]) => Number(minor));
  expect(versions.length).toBeGreaterThan(0);
  expect(Math.max(...versions), "the oldest glibc that Node runs on").toBeLessThanOrEqual(28);
});

it("is set up by one command, which looks it over", () => {
  const { stdout, stderr } = spawnSync(
    "./prayer-life",
    ["setup", "--yes", "--file", "my.env", "--origin", "http://localhost:3000"],
    { cwd: folder, env: { NODE_ENV: "production" }, encoding: "utf8" },
  );
  expect(stdout).toMatch(/^ok {5}Settings: .*my\.env/m);
  expect(stderr).toContain("Next:");
});

it("keeps what it is sent, and takes it back from a backup", { timeout: 240_000 }, async () => {
  const { url, stop } = await serve();
  const subscribed = await fetch(`${url}/features`, {
    ...newsletter("ann@example.org"),
    redirect: "manual",
  });
  expect(subscribed.status).toBe(303);
  const request = { fullName: "Ann", email: "ann@example.org", prayerRequest: "For peace at home" };
  expect((await fetch(`${url}/api/prayer-request`, json(request))).status).toBe(201);
  expect(call("inbox", "list")).toMatch(/^r1 .*Ann <ann@example\.org> {2}For peace at home$/m);
  call("backup", "kept.db");
  call("erase", "--subject", "ann@example.org", "--yes");
  expect(call("inbox", "list")).toBe("");
  await stop();
  call("restore", "kept.db");
  expect(call("inbox", "list")).toContain("For peace at home");
  expect(call("export", "subscribers")).toContain("ann@example.org");
});
