import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "./chromium.mjs";
import { ensureJava } from "./java.mjs";
import { maintainedNode } from "./node.mjs";
import { at, attempt, explain, Problem, say, since, tool } from "./project.mjs";
import { readPlaywright, readVitest } from "./reports.mjs";
import { run, runTool } from "./run.mjs";
import { ensureBuilt, ensureInstalled, ensureNode } from "./setup.mjs";

/** @typedef {import("./reports.mjs").Tally} Tally */

/** @type {(keyof Tally)[]} */
const keys = ["passed", "failed", "skipped"];
// What tsc remembers spares most of the time of the next run.
const incremental = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/tsc.tsbuildinfo"];
// A log is read without a terminal.
const plain = !process.stdout.isTTY;
if (plain) process.env.NO_COLOR = "1";
const total = { passed: 0, failed: 0, skipped: 0 };
// Prints what each row of the error catalogue came to.
const catalogueTable = "./tests/e2e/catalogue/reporter.ts";
const reports = mkdtempSync(join(tmpdir(), "prayer-life-"));
process.on("exit", () => rmSync(reports, { recursive: true, force: true }));

await attempt(async () => {
  ensureNode();
  const { values } = parseArgs({
    options: { quick: { type: "boolean" }, binary: { type: "boolean" } },
  });
  if (!(await step("Set-up", ensureInstalled))) return;
  await (values.quick ? quick() : values.binary ? packaged() : everything());
});

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function quick() {
  await checkCode();
  await step("Unit tests", () => vitest(["unit"]));
}

async function everything() {
  await checkCode();
  if (!(await step("Build", ensureBuilt))) return;
  await step("Java, for the HTML checker", ensureJava);
  await step("Unit and request tests", () => vitest(["unit", "request"]));
  await step("The same on PostgreSQL", () => vitest(["postgres", "request-postgres"]));
  await step("Faults, in short", () => vitest(["faults"]));
  await step("Browser tests", playwright);
  await step("Some of them on PostgreSQL", async () =>
    vitest(["browser-postgres"], { env: { CHROMIUM: await findChromium() } }),
  );
}

/**
 * The single executable, by the same request and browser tests, and by some of its own; what is
 * tested without a server, by the Node that is in it.
 */
async function packaged() {
  if (!(await step("Package", packageBinary))) return;
  await step("Unit tests on the Node that is shipped", unitTestsOnShippedNode);
  process.env.BINARY = at("dist/prayer-life");
  await step("Java, for the HTML checker", ensureJava);
  await step("Its own tests", () => vitest(["binary"]));
  await step("Request tests", () => vitest(["request"]));
  await step("Faults, in short", () => vitest(["faults"]));
  await step("Browser tests", playwright);
}

async function packageBinary() {
  const code = await run(process.execPath, [at("bin/package.mjs")], { stdout: 2 });
  if (code !== 0) throw new Problem("The executable could not be made.");
}

async function unitTestsOnShippedNode() {
  const { version, program, addon } = await maintainedNode();
  say(`Node ${version}`);
  const preload = `--require ${JSON.stringify(at("bin/addon/other-node.cjs"))}`;
  const env = { ADDON: addon, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${preload}`.trim() };
  return vitest(["unit"], { program, env });
}

async function checkCode() {
  await step("Format and lint", () => demand("biome", "ci", ...(plain ? ["--colors=off"] : [])));
  await step("Types", () => demand("tsc", "--noEmit", ...incremental));
}

/**
 * @param {string} name
 * @param {() => void | Promise<Tally | void>} work
 * @returns whether nothing failed
 */
async function step(name, work) {
  say(`\n── ${name} ──`);
  const start = performance.now();
  const counts = await Promise.resolve()
    .then(work)
    .catch((error) => {
      say(explain(error));
      return { passed: 0, failed: 1, skipped: 0 };
    });
  say(`${name}: ${counts?.failed ? "failed" : "done"} in ${since(start)}.`);
  for (const key of keys) total[key] += counts?.[key] ?? 0;
  return !counts?.failed;
}

/**
 * @param {string} name
 * @param {string[]} args
 */
async function demand(name, ...args) {
  const code = await runTool(name, args);
  if (code !== 0) throw new Problem(`${name} ended with ${code}.`);
}

/**
 * @param {string[]} projects
 * @param {{ program?: string, env?: Record<string, string> }} [by] another Node than this
 */
async function vitest(projects, { program = process.execPath, env = {} } = {}) {
  const file = join(reports, "vitest.json");
  const args = projects.flatMap((name) => ["--project", name]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const command = [tool("vitest"), "run", ...args, ...reporters];
  return readVitest(file, await run(program, command, { env: { NODE_ENV: "test", ...env } }));
}

async function playwright() {
  const CHROMIUM = await findChromium();
  say(`Chromium: ${CHROMIUM}`);
  const file = join(reports, "playwright.json");
  const reporter = plain ? "list" : "line";
  const env = { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = ["test", `--reporter=${reporter},json,${catalogueTable}`];
  return readPlaywright(file, await runTool("playwright", args, { env }));
}
