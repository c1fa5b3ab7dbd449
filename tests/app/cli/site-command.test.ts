import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import type { Output } from "~/cli/output.server";
import { siteCommand } from "~/cli/site.server";
import { parseEnv, type Settings } from "~/runtime/env.server";
import { temporaryFolder } from "../../support/folder";

const place = () => {
  const result = parseEnv({ DATA_DIR: temporaryFolder() });
  if ("problems" in result) throw new Error(result.problems.join());
  return result.settings;
};

async function run(task: string, settings: Settings) {
  const out = { results: vi.fn(), say: vi.fn() };
  const call = { values: {}, words: [task], settings, out: out as unknown as Output };
  await siteCommand.run(call);
  return out.results.mock.calls.flat();
}

afterEach(() => {
  process.exitCode = 0;
});

it("what init writes is right, has no invented person, and is not written over", async () => {
  const settings = place();
  await run("init", settings);
  const files = ["positions.yaml", "site.yaml", "team.yaml", "voices.yaml"];
  expect(readdirSync(settings.SITE_DIR)).toEqual(files);
  expect(await run("check", settings)).toEqual([[], ""]);
  expect(process.exitCode).not.toBe(1);
  const [, text] = await run("list", settings);
  expect(text).toMatch(/name +ours\n/);
  expect(text).toMatch(/claims +none\n/);
  expect(text).toMatch(/team +none\n/);
  await expect(run("init", settings)).rejects.toThrow("writes over nothing");
});

it("check tells mistakes with file and line, and ends with 1", async () => {
  const settings = place();
  await run("init", settings);
  writeFileSync(join(settings.SITE_DIR, "team.yaml"), "- name: Ann\n  role: Elder\n");
  const [told, text] = await run("check", settings);
  expect(text).toMatch(/^team\.yaml:1: 1\.bio: is missing/);
  expect(told).toHaveLength(1);
  expect(process.exitCode).toBe(1);
  await expect(run("list", settings)).rejects.toThrow("site check");
  await expect(run("clean", settings)).rejects.toThrow('"site init"');
});
