import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./chromium.mjs";
import { ensureEngines } from "./engines.mjs";
import { afterRetry, aloneInPlaywright, aloneInVitest, mayBeFlaky } from "./flaky.mjs";
import { ensureJava } from "./java.mjs";
import { maintainedNode } from "./node.mjs";
import { at, attempt, explain, Problem, say, since, temporaryFolder, tool } from "./project.mjs";
import { ensureProxies } from "./proxies.mjs";
import { readPlaywright, readVitest } from "./reports.mjs";
import { run, runTool } from "./run.mjs";
import { ensureBuilt, ensureInstalled } from "./setup.mjs";
import { hashSources, isBuilt } from "./source-hash.mjs";
import { installFromSystem } from "./system.mjs";

/** @typedef {import("./reports.mjs").Failure} Failure @typedef {import("./reports.mjs").Tally} Tally */

const incremental = ["--incremental", "--tsBuildInfoFile", "node_modules/.cache/tsc.tsbuildinfo"];
// A log is read without a terminal.
const plain = !process.stdout.isTTY;
if (plain) process.env.NO_COLOR = "1";
const releaseTools =
  "g++-aarch64-linux-gnu qemu-user-static lintian skopeo prometheus debootstrap binutils";
/** @type {Tally} */
const nothing = { passed: 0, skipped: 0, failures: [], flaky: [] };
const total = structuredClone(nothing);
const reports = temporaryFolder();

await attempt(async () => {
  const [name = "everything", ...which] = process.argv.slice(2);
  const work = new Map(
    Object.entries({ everything, check, packaged, release, axe, faults, wayIn }),
  ).get(name);
  if (!work) throw new Problem(`There is no run "${name}".`);
  if (await step("Set-up", ensureInstalled)) await work(which);
});

// A log may be cut to its end: what failed stands there once more.
for (const { name, message } of total.failures)
  say(`\nFailed: ${[name, ...message.split("\n")].join("\n    ").trimEnd()}`);
if (total.skipped > 0) say(`${total.skipped} skipped`);
for (const name of total.flaky) say(`flaky: ${name}`);
process.stdout.write(`\n${total.passed} passed, ${total.failures.length} failed\n`);
process.exitCode = total.failures.length > 0 || total.passed === 0 ? 1 : 0;

/** What is shipped is looked at where it stands as the sources have it; `npm test` builds it first. */
async function check() {
  await quick();
  if (!isBuilt(hashSources()))
    return say("\nNo build of these sources: what it needs of a browser is not looked at.");
  await step("What is shipped, in the oldest browsers", () =>
    vitest(["request"], { more: ["tests/request/browser-floor.test.ts"] }),
  );
}

async function quick() {
  await step("Format and lint", () => runOrFail("biome", "ci", ...(plain ? ["--colors=off"] : [])));
  await step("Types", () => runOrFail("tsc", "--noEmit", ...incremental));
  await step("Unit tests", () => vitest(["unit"]));
}

async function everything() {
  await quick();
  if (!(await step("Build", ensureBuilt))) return;
  await step("Java, for the HTML checker", ensureJava);
  await step("Request tests", () => vitest(["request"]));
  await step("The same on PostgreSQL", () => vitest(["postgres", "request-postgres"]));
  await step("Behind nginx, Apache and Caddy, before Postfix", behindProxies);
  await step("Faults, in short", () => vitest(["faults"], { retry: true }));
  await step("In Firefox and WebKit", inOtherEngines);
  await step("Browser tests", () => playwright());
  await step("Some of them on PostgreSQL", async () =>
    vitest(["browser-postgres"], { env: { CHROMIUM: await findChromium() }, retry: true }),
  );
}

async function packaged() {
  if (!(await step("Package", packageBinary))) return;
  await step("Unit tests on the Node that is shipped", unitTestsOnShippedNode);
  process.env.BINARY = at("dist/prayer-life");
  await step("Java, for the HTML checker", ensureJava);
  await step("Its own tests", () => vitest(["binary"]));
  await step("Request tests", () => vitest(["request"]));
  await step("Faults, in short", () => vitest(["faults"], { retry: true }));
  await step("Browser tests", () => playwright());
}

/** Too long for every run: two processors, an emulator, a small Debian. */
async function release() {
  await step("Tools", () =>
    installFromSystem({ "apt-get": releaseTools, dnf: "skopeo dpkg", apk: "skopeo dpkg" }),
  );
  const made = () => runScript("bin/release.mjs", "--dry-run");
  if (await step("Release", made)) await step("What it holds", () => vitest(["release"]));
}

async function axe() {
  if (!(await step("Build", ensureBuilt))) return;
  const specs = ["axe", "contrast"].map((name) => `tests/e2e/scripts/${name}.spec.ts`);
  const args = [...specs, "--project=scripts"];
  await step("axe", () => playwright(args, "./tests/e2e/axe/reporter.ts", { AXE: "whole" }));
}

/** @param {string[]} which of them, by a part of their file's name */
async function faults(which) {
  if (!(await step("Build", ensureBuilt))) return;
  const more = [...which, "--reporter=./tests/faults/reporter.ts"];
  await step("Faults", () => vitest(["faults"], { more, env: { FAULTS: "long" } }));
}

async function wayIn() {
  if (!(await step("Build", ensureBuilt))) return;
  const projects = ["scripts", "no scripts"].map((name) => `--project=${name}`);
  const specs = ["tests/e2e/way-in.spec.ts", "tests/e2e/scripts/next-paint.spec.ts"];
  const args = [...specs, "--workers=1", ...projects];
  await step("The way in", () => playwright(args, "line", { WAY_IN: "yes" }));
}

async function behindProxies() {
  await ensureProxies();
  return vitest(["proxies"], { more: ["--passWithNoTests"], retry: true });
}

async function inOtherEngines() {
  await ensureEngines();
  return vitest(["engines"], { retry: true });
}

const packageBinary = () => runScript("bin/package.mjs");

/** @param {string} path @param {string[]} args */
async function runScript(path, ...args) {
  const code = await run(process.execPath, [at(path), ...args], { stdout: 2 });
  if (code !== 0) throw new Problem(`${path} ended with ${code}.`);
}

async function unitTestsOnShippedNode() {
  const { version, program, addon } = await maintainedNode();
  say(`Node ${version}`);
  if (program === process.execPath) return vitest(["unit"]);
  const preload = `--require ${JSON.stringify(at("bin/addon/other-node.cjs"))}`;
  const env = { ADDON: addon, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} ${preload}`.trim() };
  return vitest(["unit"], { program, env });
}

/**
 * @param {string} name @param {() => void | Promise<Tally | void>} work
 * @returns whether nothing failed
 */
async function step(name, work) {
  say(`\n── ${name} ──`);
  const start = performance.now();
  const done = await Promise.resolve()
    .then(work)
    .catch((error) => {
      say(explain(error));
      return failed(name, explain(error));
    });
  const { passed, skipped, failures, flaky } = done ?? nothing;
  say(`${name}: ${failures.length > 0 ? "failed" : "done"} in ${since(start)}.`);
  total.passed += passed;
  total.skipped += skipped;
  total.failures.push(...failures);
  total.flaky.push(...flaky);
  return failures.length === 0;
}

/** @param {string} name @param {string[]} args */
async function runOrFail(name, ...args) {
  const code = await runTool(name, args);
  if (code !== 0) throw new Problem(`${name} ended with ${code}.`);
}

/**
 * @param {string[]} projects
 * @param {{ program?: string, env?: Record<string, string>, more?: string[], retry?: boolean }} [by] `program`:
 *   another Node than this; `retry`: whether what fails is run once more, alone
 */
async function vitest(projects, { program = process.execPath, env = {}, more = [], retry } = {}) {
  const file = join(reports, "vitest.json");
  const args = projects.flatMap((name) => ["--project", name]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const command = [tool("vitest"), "run", ...args, ...more, ...reporters];
  /** @param {string[]} which */
  const once = async (...which) => {
    const code = await run(program, [...command, ...which], { env: { NODE_ENV: "test", ...env } });
    return tally(file, code, readVitest);
  };
  const first = await once();
  return retry ? retried(first, () => once(...aloneInVitest(first.failures))) : first;
}

/** @param {string[]} [which] @param {string} [table] a reporter @param {Record<string, string>} [more] */
async function playwright(which = [], table = "./tests/e2e/catalogue/reporter.ts", more = {}) {
  const CHROMIUM = await findChromium();
  say(`Chromium: ${CHROMIUM}`);
  const file = join(reports, "playwright.json");
  const env = { CHROMIUM, PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...more };
  const reporter = `--reporter=${plain ? "list" : "line"},json`;
  const args = ["test", ...which, `${reporter},${table}`];
  const first = tally(file, await runTool("playwright", args, { env }), readPlaywright);
  return retried(first, async () => {
    const args = ["test", ...which, reporter, ...aloneInPlaywright.args];
    const options = { env: { ...env, ...aloneInPlaywright.env } };
    return tally(file, await runTool("playwright", args, options), readPlaywright);
  });
}

/** @param {Tally} first @param {() => Promise<Tally>} again what runs the failed tests alone */
async function retried(first, again) {
  if (!mayBeFlaky(first)) return first;
  say("\nWhat failed, once more and alone:");
  return afterRetry(first, await again());
}

/**
 * A runner can fail without a failed test: a server that does not start, an error outside of tests.
 * @param {string} file its report @param {number} code its exit code
 * @param {(report: any) => Tally} read
 */
function tally(file, code, read) {
  const end = `the runner ended with ${code}`;
  if (!existsSync(file)) return failed(`${end} and left no report`);
  const counts = read(JSON.parse(readFileSync(file, "utf8")));
  rmSync(file);
  if (code === 0 || counts.failures.length > 0) return counts;
  return { ...counts, failures: failed(end).failures };
}

/** One failure, which is no test's. @param {string} name @returns {Tally} */
function failed(name, message = "") {
  return { ...nothing, failures: [{ name, message }] };
}
