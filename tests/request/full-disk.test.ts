import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { startServer } from "../support/server";

let DATA_DIR: string;
let mounted: boolean;
const filler = () => join(DATA_DIR, "filler");

/** Fills the disk but for some bytes. */
function fill(left: number): void {
  try {
    for (;;) writeFileSync(filler(), Buffer.alloc(4_096), { flag: "a" });
  } catch {
    spawnSync("truncate", ["-s", `-${left}`, filler()]);
  }
}

beforeEach(() => {
  DATA_DIR = temporaryFolder();
  const args = ["-t", "tmpfs", "-o", "size=512k", "tmpfs", DATA_DIR];
  mounted = spawnSync("mount", args).status === 0;
});
afterEach(() => void spawnSync("umount", [DATA_DIR]));

it.for([0, 4_096, 16_384])(
  "a first start with %i bytes left says that the disk is full, and the next goes well",
  async (left, context) => {
    if (!mounted) return context.skip();
    fill(left);
    const { code, stderr } = await run(["serve"], { DATA_DIR, PORT: "0" });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^prayer-life: .*the disk is full\. Make room.*\n$/);
    expect(readdirSync(DATA_DIR).filter((name) => name.startsWith("secret."))).toEqual([]);
    const found = await run(["doctor"], { DATA_DIR });
    expect([found.code, found.stderr]).toEqual([1, expect.stringContaining("wrong")]);
    expect(found.stdout).toMatch(/WRONG {2}Disk: /);
    rmSync(filler());
    spawnSync("mount", ["-o", "remount,size=64m", DATA_DIR]);
    const server = await startServer({ DATA_DIR });
    expect(await server.stop()).toBe(0);
  },
);

it("a backup onto it says so, and leaves nothing there", async (context) => {
  if (!mounted) return context.skip();
  const from = temporaryFolder();
  await run(["migrate"], { DATA_DIR: from });
  fill(8_192);
  const { code, stdout, stderr } = await run(["backup", join(DATA_DIR, "kept.db")], {
    DATA_DIR: from,
  });
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^prayer-life: .*disk is full.*\n$/);
  expect(readdirSync(DATA_DIR)).toEqual(["filler"]);
});
