import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { at, attempt, say } from "./project.mjs";
import { ensureBuilt, ensureInstalled, ensureNode } from "./setup.mjs";

const ann = { username: "Ann", password: "secret1" };

/** Figures that compare within one run: this is no place for promises about other machines. */
await attempt(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  const server = await start();
  try {
    const results = { signIn: await signInTimes(server.url), flood: await loginFlood(server.url) };
    writeFileSync(at("bench-results.json"), `${JSON.stringify(results, null, 2)}\n`);
    say("Written to bench-results.json.");
  } finally {
    server.stop();
  }
});

/**
 * An unknown name must take as long as a wrong password: 200 of each, in turn.
 * @param {string} url of the server
 */
async function signInTimes(url) {
  await post(`${url}/api/register`, { ...ann, email: "ann@example.org" });
  /** @type {{ unknown: number[], wrong: number[] }} */
  const times = { unknown: [], wrong: [] };
  for (let turn = 0; turn < 200; turn += 1) {
    times.unknown.push(await signIn(url, { ...ann, username: `nobody${turn}` }));
    times.wrong.push(await signIn(url, { ...ann, password: `wrong${turn}` }));
  }
  const unknown = percentile(times.unknown, 50);
  const wrong = percentile(times.wrong, 50);
  const difference = Math.abs(unknown / wrong - 1) * 100;
  say(
    `Sign-in, median of 200: unknown name ${ms(unknown)}, wrong password ${ms(wrong)}, apart by ${difference.toFixed(1)} %`,
  );
  return { unknown, wrong, difference };
}

/**
 * Fifty clients that guess passwords while another reads: what the reader notices.
 * @param {string} url of the server
 */
async function loginFlood(url) {
  const quiet = await readPages(url, 300);
  let over = false;
  let guesses = 0;
  const flood = Array.from({ length: 50 }, async () => {
    while (!over) {
      await signIn(url, { ...ann, password: "guess1" });
      guesses += 1;
    }
  });
  const busy = await readPages(url, 300);
  over = true;
  await Promise.all(flood);
  const line = (/** @type {number[]} */ times) =>
    `p50 ${ms(percentile(times, 50))}, p99 ${ms(percentile(times, 99))}`;
  say(
    `Reading a page: ${line(quiet)}; under a flood of 50 sign-ins (${guesses} guesses): ${line(busy)}`,
  );
  return {
    quiet: { p50: percentile(quiet, 50), p99: percentile(quiet, 99) },
    busy: { p50: percentile(busy, 50), p99: percentile(busy, 99) },
    guesses,
  };
}

/**
 * @param {string} url
 * @param {number} count
 * @returns {Promise<number[]>} milliseconds of each
 */
async function readPages(url, count) {
  const times = [];
  for (let turn = 0; turn < count; turn += 1) {
    const from = performance.now();
    await (await fetch(`${url}/plan/anxiety-plan`)).arrayBuffer();
    times.push(performance.now() - from);
  }
  return times;
}

/** @param {string} url @param {typeof ann} words @returns {Promise<number>} milliseconds */
async function signIn(url, words) {
  const from = performance.now();
  await post(`${url}/api/login`, words);
  return performance.now() - from;
}

/** @param {string} url @param {object} value */
async function post(url, value) {
  const headers = { "Content-Type": "application/json" };
  await (await fetch(url, { method: "POST", headers, body: JSON.stringify(value) })).text();
}

/** @param {number[]} times @param {number} part of a hundred */
function percentile(times, part) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? 0;
}

/** @param {number} time */
function ms(time) {
  return `${time.toFixed(1)} ms`;
}

/** The built server on a free port and a data folder that goes with it. */
async function start() {
  const folder = mkdtempSync(join(tmpdir(), "prayer-life-bench-"));
  const env = { ...process.env, PORT: "0", DATA_DIR: folder, RATE_LIMIT: "off", LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, [at("build/prayer-life.cjs")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
    child.stdout.on("data", (chunk) => {
      const port = /at http:\/\/localhost:(\d+)/.exec(String(chunk))?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
  const stop = () => {
    child.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    child.kill();
  };
  return { url, stop };
}
