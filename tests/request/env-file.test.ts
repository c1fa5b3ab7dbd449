import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";

const folder = temporaryFolder();
const file = join(folder, "prayer-life.env");
const data = join(folder, "my data");
writeFileSync(file, `# the site's\nDATA_DIR="${data}"\n; and where\nORIGIN=https://a.example\n`);

it("commands find the settings of the service, before or behind their name", async () => {
  expect(await run(["--env", file, "migrate"])).toMatchObject({ code: 0, stderr: "" });
  expect(existsSync(join(data, "prayer-life.db"))).toBe(true);
  const { stdout } = await run([`--env=${file}`, "doctor", "--json"]);
  expect(stdout).toContain('"what":"ORIGIN","state":"good","found":"https://a.example"');
  expect(await run(["inbox", "--env", file, "-q"])).toEqual({ code: 0, stdout: "", stderr: "" });
  expect(await run(["inbox", "-q", "--data-dir", data])).toMatchObject({ code: 0 });
});

it("a port and a folder can be options; a wrong one is told as a setting is", async () => {
  const { code, stderr } = await run(["--data-dir", data, "--port", "x"]);
  expect([code, stderr]).toEqual([2, expect.stringContaining("PORT must be a whole number")]);
});

it("a file that is not there is no empty one", async () => {
  const { code, stderr } = await run(["--env", join(folder, "none"), "inbox"]);
  expect([code, stderr]).toEqual([2, expect.stringMatching(/There is no file .*none/)]);
});
