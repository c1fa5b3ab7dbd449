import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, it, vi } from "vitest";
import type { Output } from "~/cli/output.server";
import { siteCommand } from "~/cli/site.server";
import { parseEnv, type Settings } from "~/runtime/env.server";
import { temporaryFolder } from "../../support/folder";

const place = (DATA_DIR = temporaryFolder()) => {
  const result = parseEnv({ DATA_DIR });
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

it("init makes a data folder that only its owner may read", async () => {
  const settings = place(join(temporaryFolder(), "data"));
  await run("init", settings);
  expect(statSync(settings.DATA_DIR).mode & 0o777).toBe(0o700);
  expect(statSync(settings.SITE_DIR).mode & 0o777).toBe(0o755);
});

it("what init writes is right, has no invented person, and is not written over", async () => {
  const settings = place();
  await run("init", settings);
  const files = ["README.md", "articles", "pages", "plans", "positions.yaml"];
  files.push("site.yaml", "team.yaml", "themes", "voices.yaml");
  expect(readdirSync(settings.SITE_DIR).sort()).toEqual(files);
  expect(await run("check", settings)).toEqual([[], ""]);
  expect(process.exitCode).not.toBe(1);
  const [, text] = await run("list", settings);
  expect(text).toMatch(/name +built in\n/);
  expect(text).toMatch(/claims +none\n/);
  expect(text).toMatch(/team +none\n/);
  expect(text).toMatch(/^contact +built in, a sample$/m);
  expect(text).toMatch(/^voices +none$/m);
  expect(text).toMatch(/^download +none$/m);
  expect(text).toMatch(/^careers +shown$/m);
  await expect(run("init", settings)).rejects.toThrow("writes over nothing");
});

it("what stands in comments is right, too, once the # is gone", async () => {
  const settings = place();
  await run("init", settings);
  for (const name of ["site.yaml", "team.yaml", "voices.yaml", "positions.yaml"]) {
    const path = join(settings.SITE_DIR, name);
    const text = readFileSync(path, "utf8");
    const either = name === "site.yaml" ? text.replace(/^app: none\n/m, "") : text;
    writeFileSync(
      path,
      either.replaceAll(/^#(?! )/gm, "").replaceAll(/^#( {2,}\S+:| {2,}- )/gm, "$1"),
    );
  }
  const [, missing] = await run("check", settings);
  for (const name of ["logo.png", "icon.png", "church.jpg", "ann.jpg"]) {
    expect(missing).toContain(`there is no picture ${name} in images/`);
    const picture = sharp({ create: { width: 512, height: 512, channels: 3, background: "#a63" } });
    mkdirSync(join(settings.SITE_DIR, "images"), { recursive: true });
    await picture.toFile(join(settings.SITE_DIR, "images", name));
  }
  expect(await run("check", settings)).toEqual([[], ""]);
  const [, text] = await run("list", settings);
  const ours = ["operator", "claims", "app", "help", "team", "voices, home", "positions"];
  for (const part of [...ours, "logo", "icon", "accent", "picture", "links"])
    expect(text).toMatch(new RegExp(`^${part} +yours$`, "m"));
  expect(text).toMatch(/^careers +left out$/m);
});

it("list names plans, themes and articles by their files: built in, yours, a draft, taken away", async () => {
  const settings = place();
  await run("init", settings);
  const published = (name: string, as = name) => {
    const text = readFileSync(join(settings.SITE_DIR, name), "utf8");
    writeFileSync(join(settings.SITE_DIR, as), text.replace(/^draft: .*\n/m, ""));
  };
  published("plans/example.md", "plans/wisdom-plan.md");
  published("pages/privacy-policy.md");
  writeFileSync(join(settings.SITE_DIR, "themes/theme-3.md"), "---\nhidden: true\n---\n");
  const [, text] = await run("list", settings);
  for (const line of [
    /^plans\/1\.md +built in +5 Questions About Anger$/m,
    /^plans\/wisdom-plan\.md +yours +Three Quiet Evenings$/m,
    /^plans\/faith-plan\.md +built in +\w/m,
    /^themes\/theme-3\.md +taken away +\w/m,
    /^articles\/praying-the-words-of-scripture\.md +built in +\w/m,
    /^pages\/privacy-policy\.md +yours$/m,
  ])
    expect(text).toMatch(line);
  expect(text).toMatch(/^plans\/example\.md +draft$/m);
  expect(text).not.toMatch(/example\.md +(?! |draft)/);
});

it("what is written beside the folder's own words is not read, nor written over", async () => {
  const settings = place();
  mkdirSync(settings.SITE_DIR, { recursive: true });
  writeFileSync(join(settings.SITE_DIR, "README.md"), "ours");
  await run("init", settings);
  expect(readFileSync(join(settings.SITE_DIR, "README.md"), "utf8")).toBe("ours");
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

it("check names the folder that it read, and one that is not there is no good one", async () => {
  const settings = place();
  await expect(run("check", settings)).rejects.toThrow(`no folder ${settings.SITE_DIR}`);
  await run("init", settings);
  const said = vi.fn();
  const out = { results: vi.fn(), say: said } as unknown as Output;
  await siteCommand.run({ values: {}, words: ["check"], settings, out });
  expect(said.mock.calls.flat()).toEqual([
    expect.stringMatching(`^${settings.SITE_DIR}: files read: \\d+, mistakes: 0$`),
  ]);
});
