import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../folder";
import { program } from "../program";

it("serves the whole site from an empty folder, knowing nothing of the machine", async () => {
  const folder = temporaryFolder();
  copyFileSync(program[0], join(folder, "prayer-life"));
  const child = spawn("./prayer-life", ["serve"], {
    cwd: folder,
    env: { PORT: "0", NODE_ENV: "production" },
  });
  const url = /at (\S+)/.exec(String((await once(child.stdout, "data"))[0]))?.[1];
  const home = await (await fetch(String(url))).text();
  expect(home).toContain("<title>Prayer LIFE - Find God&#x27;s Peace in Prayer</title>");
  const parts = new Set(home.match(/\/(assets|art)\/[\w./-]+\.\w+/g));
  expect(parts.size).toBeGreaterThan(10);
  for (const path of parts) expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
  child.kill();
  expect(await once(child, "exit")).toEqual([0, null]);
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
});
