import { chmodSync, chownSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { startServer, type TestServer } from "../support/server";
import { logLines } from "../support/with-server";

let DATA_DIR: string;
const files = ["prayer-life.db", "prayer-life.db.replaced-1", "secret"];
const path = (name = "") => join(DATA_DIR, name);
const mode = (name = "") => (statSync(path(name)).mode & 0o777).toString(8);
const warnings = (server: TestServer) => logLines(server).filter(({ level }) => level === 40);

/** A folder as an older way to install, or a copy, may have left it. */
beforeEach(async () => {
  DATA_DIR = join(temporaryFolder(), "data");
  mkdirSync(DATA_DIR);
  await run(["migrate"], { DATA_DIR });
  writeFileSync(path("secret"), "5ec7e7".padEnd(64, "0"));
  writeFileSync(path("prayer-life.db.replaced-1"), "");
  writeFileSync(path("notes.txt"), "");
  chmodSync(path(), 0o755);
  for (const name of [...files, "notes.txt"]) chmodSync(path(name), 0o644);
});

it("a folder that others can read is closed to them by a start, which says so once", async () => {
  const first = await startServer({ DATA_DIR, RATE_LIMIT: "on" });
  expect([mode(), ...files.map(mode)]).toEqual(["700", "600", "600", "600"]);
  expect(mode("notes.txt"), "not ours").toBe("644");
  expect(await first.stop()).toBe(0);
  expect(warnings(first)).toMatchObject([{ msg: expect.stringContaining("Others could read") }]);
  const second = await startServer({ DATA_DIR, RATE_LIMIT: "on" });
  expect(await second.stop()).toBe(0);
  expect(warnings(second)).toEqual([]);
});

it("by migrate too, with its results apart", async () => {
  const { code, stdout, stderr } = await run(["migrate"], { DATA_DIR });
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^The database was up to date.*\n$/)]);
  expect(stderr).toContain(`Others could read ${DATA_DIR}, `);
  expect([mode(), ...files.map(mode)]).toEqual(["700", "600", "600", "600"]);
});

it("the doctor names all of them and changes none", async () => {
  const { code, stdout } = await run(["doctor", "--json"], { DATA_DIR });
  const bad = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const open = bad.filter(({ advice = "" }) => advice.startsWith("Others can read it: chmod"));
  expect([code, open.length]).toEqual([1, 4]);
  expect(mode()).toBe("755");
});

it("what is another user's is left, and said", async (context) => {
  if (process.getuid?.() !== 0) return context.skip();
  for (const name of ["", "secret"]) chownSync(path(name), 12345, 12345);
  const server = await startServer({ DATA_DIR, RATE_LIMIT: "on" });
  expect(await server.stop()).toBe(0);
  expect([mode(), mode("secret")]).toEqual(["755", "644"]);
  const told = warnings(server).map(({ msg }) => msg);
  expect(told).toContainEqual(
    expect.stringContaining(`Others can read ${DATA_DIR}, ${path("secret")}, which`),
  );
  const { stdout } = await run(["doctor", "--json"], { DATA_DIR });
  expect(stdout).toContain(`sudo chmod 600 ${path("secret")}`);
});

it("a folder that all share is left as it is", async () => {
  chmodSync(path(), 0o1777);
  expect(await run(["migrate"], { DATA_DIR })).toMatchObject({ code: 0 });
  expect(mode()).toBe("777");
});
