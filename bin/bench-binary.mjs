import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryParts } from "./bench/memory.mjs";
import { cpuOf, tells } from "./bench/process.mjs";
import { unitEnv } from "./bench/servers.mjs";
import { at, attempt, Problem, say } from "./project.mjs";

const binary = at("dist/prayer-life");
const folder = mkdtempSync(join(tmpdir(), "prayer-life-bench-"));
// As behind a proxy: a connection that rests for some seconds on a busy machine is kept.
const settings = {
  NODE_ENV: /** @type {const} */ ("production"),
  ANNOUNCE: "on",
  PORT: "0",
  TRUST_PROXY: "1",
  RATE_LIMIT: "off",
  LOG_LEVEL: "warn",
};
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
/** Megabytes, of what stands in memory alone and nowhere else. */
const goal = 90;

/** @type {import("node:child_process").ChildProcess[]} */
const started = [];
process.on("exit", () => {
  for (const child of started) child.kill("SIGKILL");
});

/** Figures of the packaged program: size, start, memory; a backup under load, and its way back. */
await attempt(async () => {
  if (!existsSync(binary)) throw new Problem("There is no dist/prayer-life. Run: npm run package");
  say(`Size: ${(statSync(binary).size / 1e6).toFixed(0)} MB`);
  await startTimes();
  if (tells) await atRest();
  await backupUnderLoad();
});

async function startTimes() {
  const times = [];
  for (let turn = 0; turn < 11; turn += 1) {
    const from = performance.now();
    const { child } = await start();
    times.push(performance.now() - from);
    await end(child);
  }
  const [first = 0, ...others] = times;
  others.sort((one, other) => one - other);
  say(
    `Start: ${first.toFixed(0)} ms the first time, then ${others[5]?.toFixed(0)} ms (median of 10)`,
  );
}

/** With the unit's settings, when the first pages are ready and nobody asks. */
async function atRest() {
  const { child } = await start(unitEnv());
  await sleep(20_000);
  const { resident, ownPages, file, anonymous } = memoryParts(Number(child.pid));
  const seconds = cpuOf([Number(child.pid)]) / 1e6;
  await end(child);
  say(`At rest, 20 s after the start, which took ${seconds.toFixed(1)} s of processor:`);
  say(`  resident ${resident.toFixed(0)} MB, private ${ownPages.toFixed(0)} MB, of it`);
  say(
    `  ${file.toFixed(0)} MB of mapped files (the program), which the kernel can drop and read again,`,
  );
  say(`  ${anonymous.toFixed(0)} MB of its own (goal: at most ${goal})`);
  if (anonymous > goal) process.exitCode = 1;
}

async function backupUnderLoad() {
  await fill(100);
  const { child, url } = await start();
  let over = false;
  let writes = 0;
  /** Each write is synced to the disk. */
  const load = Array.from({ length: 4 }, async (_, client) => {
    for (let turn = 0; !over; turn += 1) {
      const body = JSON.stringify({ email: `bench${client}.${turn}@example.org` });
      const headers = { "Content-Type": "application/json" };
      await (await fetch(`${url}/api/newsletter`, { method: "POST", headers, body })).text();
      writes += 1;
    }
  });
  const quiet = await longestAnswer(url, sleep(3_000));
  const before = writes;
  const from = performance.now();
  const backup = run("backup", join(folder, "copy.db"));
  const busy = await longestAnswer(url, backup);
  const seconds = (performance.now() - from) / 1000;
  say(`Load: ${((writes - before) / seconds).toFixed(0)} writes a second meanwhile`);
  over = true;
  await Promise.all(load);
  say(`Memory after ${writes} writes: ${residentOf(child.pid).toFixed(0)} MB`);
  await end(child);
  const { size } = statSync(join(folder, "copy.db"));
  say(`Backup of ${(size / 1e6).toFixed(0)} MB: ${seconds.toFixed(1)} s`);
  say(`Longest answer before it ${quiet.toFixed(0)} ms, during it ${busy.toFixed(0)} ms`);
  const back = performance.now();
  await run("restore", join(folder, "copy.db"));
  say(`Restore: ${((performance.now() - back) / 1000).toFixed(1)} s`);
}

/** @param {number} megabytes */
async function fill(megabytes) {
  const { default: Database } = await import("better-sqlite3");
  const sqlite = new Database(join(folder, "data/prayer-life.db"));
  const insert = sqlite.prepare("INSERT INTO prayer_requests (content) VALUES (?)");
  const text = "For those who are far from home. ".repeat(120);
  sqlite.transaction(() => {
    for (let bytes = 0; bytes < megabytes * 1e6; bytes += text.length) insert.run(text);
  })();
  sqlite.close();
}

/**
 * Asks a page again and again until something is done: a pause of the event loop shows as an answer
 * that takes as long.
 * @param {string} url
 * @param {Promise<unknown>} done
 */
async function longestAnswer(url, done) {
  let over = false;
  done.then(() => {
    over = true;
  });
  let longest = 0;
  while (!over) {
    const from = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    longest = Math.max(longest, performance.now() - from);
    await sleep(1);
  }
  return longest;
}

/** @param {string[]} args */
async function run(...args) {
  const child = launch(args);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}.`);
}

/** @param {Record<string, string>} [env] */
async function start(env) {
  const child = launch(["serve"], env);
  const url = await new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stderr?.on("data", (chunk) => {
      const port = /at http:\/\/localhost:(\d+)/.exec(String(chunk))?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  return { child, url };
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {import("node:child_process").ChildProcess}
 */
function launch(args, env) {
  const child = spawn(binary, args, {
    env: { ...settings, DATA_DIR: join(folder, "data"), ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  started.push(child);
  return child;
}

/** @param {import("node:child_process").ChildProcess} child */
async function end(child) {
  child.kill();
  if (child.exitCode === null) await once(child, "exit");
}

/** @param {number | undefined} pid @returns {number} megabytes */
function residentOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** @param {number} ms */
function sleep(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
