import { execFile, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import autocannon from "autocannon";
import { at, Problem } from "../project.mjs";

/**
 * @typedef {{ path: string, headers?: Record<string, string>, body?: string }} Question with a body it
 *   is a POST, and "{n}" in it is another word each time
 * @typedef {{ connections: number, seconds: number }} Amount
 * @typedef {{ requests: number, seconds: number, p50: number, p99: number, failed: number }} Outcome
 *   milliseconds; failed: no answer, or one of 400 and above
 */

/** What asks: wrk where it is installed, for it leaves the servers more of the machine. */
export const asker = spawnSync("wrk", ["--version"]).error ? "autocannon" : "wrk";

/**
 * Asks the same question on some connections as fast as the answers come.
 * @param {string} url of the server
 * @param {Question} question
 * @param {Amount} amount
 * @returns {Promise<Outcome>}
 */
export function ask(url, question, amount) {
  return asker === "wrk" ? askWrk(url, question, amount) : askCannon(url, question, amount);
}

const run = promisify(execFile);
const encoding = { "Accept-Encoding": "br" };

/** @type {typeof ask} */
async function askWrk(url, { path, headers, body }, { connections, seconds }) {
  const all = Object.entries({ ...encoding, ...headers });
  const { stdout } = await run("wrk", [
    ...["-t1", `-c${connections}`, `-d${seconds}s`, "--timeout=10s", "-s", at("bin/bench/wrk.lua")],
    ...all.flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    ...(body === undefined ? [url + path] : [url + path, "--", mark(), body]),
  ]);
  const line = stdout.split("\n").findLast((each) => each.startsWith("{"));
  if (!line) throw new Problem(`wrk did not tell what it found:\n${stdout}`);
  return JSON.parse(line);
}

/** @type {typeof ask} */
async function askCannon(url, { path, headers, body }, { connections, seconds }) {
  const prefix = mark();
  let count = 0;
  const result = await autocannon({
    url: url + path,
    connections,
    duration: seconds,
    method: body === undefined ? "GET" : "POST",
    headers: { ...encoding, ...headers },
    requests: [
      {
        setupRequest: (request) =>
          body === undefined
            ? request
            : { ...request, body: body.replaceAll("{n}", `${prefix}x${++count}`) },
      },
    ],
  });
  const { latency, duration, errors, timeouts } = result;
  const requests = result.requests.total;
  const failed = errors + timeouts + result["4xx"] + result["5xx"];
  return { requests, seconds: duration, p50: latency.p50, p99: latency.p99, failed };
}

/** Other words in each run. */
function mark() {
  return randomBytes(4).toString("hex");
}
