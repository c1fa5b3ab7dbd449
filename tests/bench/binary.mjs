import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { at, attempt, Problem, say, temporaryFolder } from "../../bin/project.mjs";
import { run } from "../../bin/run.mjs";
import { startUps } from "./measure/idle.mjs";
import { post } from "./measure/posting.mjs";
import { cpuOf, hasProcFiles, memoryOf } from "./measure/process.mjs";
import { median } from "./measure/rounds.mjs";
import { start, unitEnv } from "./measure/servers.mjs";

const binary = at("dist/prayer-life");
const folder = temporaryFolder();
// As behind a proxy: a connection that rests for some seconds on a busy machine is kept.
const settings = { TRUST_PROXY: "1", LOG_LEVEL: "warn" };
/** Megabytes, of what stands in memory alone and nowhere else. */
const goal = 90;

await attempt(async () => {
  if (!existsSync(binary)) throw new Problem("There is no dist/prayer-life. Run: npm run package");
  say(`Size: ${(statSync(binary).size / 1e6).toFixed(0)} MB`);
  await startTimes();
  if (hasProcFiles) await atRest();
  await backupUnderLoad();
});

/** @param {Record<string, string>} [env] */
function serve(env) {
  return start("prayer-life", binary, ["serve"], { folder, env: { ...settings, ...env } });
}

async function startTimes() {
  const [first = 0, ...others] = (await startUps(serve, 11)).map(Math.round);
  say(`Start: ${first} ms the first time, then ${median(others)} ms (median of 10)`);
}

async function atRest() {
  const { pid, stop } = await serve(unitEnv());
  await pause(20_000);
  const { resident, file, anonymous } = memoryOf(pid);
  const seconds = cpuOf([pid]) / 1e6;
  await stop();
  const megabytes = (/** @type {number} */ size) => `${size.toFixed(0)} MB`;
  say(`At rest, 20 s after the start, which took ${seconds.toFixed(1)} s of processor:`);
  say(`  resident ${megabytes(resident)}, private ${megabytes(file + anonymous)}, of it`);
  say(`  ${megabytes(file)} of the program's file, which the kernel can drop and read again,`);
  say(`  ${megabytes(anonymous)} of its own (goal: at most ${goal})`);
  if (anonymous > goal) process.exitCode = 1;
}

async function backupUnderLoad() {
  const copy = join(temporaryFolder(), "copy.db");
  fill(100);
  const { pid, url, stop } = await serve();
  let over = false;
  let writes = 0;
  const load = Array.from({ length: 4 }, async (_, client) => {
    for (let turn = 0; !over; turn += 1) {
      await post(`${url}/api/newsletter`, { email: `bench${client}.${turn}@example.org` });
      writes += 1;
    }
  });
  const quiet = await longestResponse(url, pause(3_000));
  const before = writes;
  const from = performance.now();
  const busy = await longestResponse(url, command("backup", copy));
  const seconds = (performance.now() - from) / 1000;
  say(`Load: ${((writes - before) / seconds).toFixed(0)} writes a second meanwhile`);
  over = true;
  await Promise.all(load);
  say(`Memory after ${writes} writes: ${memoryOf(pid).resident.toFixed(0)} MB`);
  await stop();
  say(`Backup of ${(statSync(copy).size / 1e6).toFixed(0)} MB: ${seconds.toFixed(1)} s`);
  say(`Longest response before it ${quiet.toFixed(0)} ms, during it ${busy.toFixed(0)} ms`);
  const back = performance.now();
  await command("restore", copy);
  say(`Restore: ${((performance.now() - back) / 1000).toFixed(1)} s`);
}

/** @param {number} megabytes */
function fill(megabytes) {
  const sqlite = new Database(join(folder, "prayer-life.db"));
  const insert = sqlite.prepare("INSERT INTO prayer_requests (content) VALUES (?)");
  const text = "For those who are far from home. ".repeat(120);
  sqlite.transaction(() => {
    for (let bytes = 0; bytes < megabytes * 1e6; bytes += text.length) insert.run(text);
  })();
  sqlite.close();
}

/**
 * Asks again and again until something is done: a pause of the event loop shows as a response that
 * takes as long.
 * @param {string} url @param {Promise<unknown>} done
 */
async function longestResponse(url, done) {
  let over = false;
  done.then(() => {
    over = true;
  });
  let longest = 0;
  while (!over) {
    const from = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    longest = Math.max(longest, performance.now() - from);
    await pause(1);
  }
  return longest;
}

/** @param {string[]} args */
async function command(...args) {
  const env = { ...settings, DATA_DIR: folder };
  if ((await run(binary, args, { env, stdout: 2 })) !== 0) throw new Problem(`${args[0]} failed.`);
}
