import { ask } from "./load.mjs";
import { cpuOf, untilDone } from "./process.mjs";

/**
 * @typedef {import("./load.mjs").Question} Question
 * @typedef {{ name: string, url: string, pids: number[], headers?: Record<string, string> }} Measured
 *   headers: what it is asked with besides
 * @typedef {{ rate: number, p50: number, p99: number, cpu: number, failed: number }} Measures
 *   requests a second, milliseconds, microseconds of processor time a request
 */

/**
 * Asks each server in turn, some rounds, so that whatever else happens on the machine meets them all
 * alike. A first short round, which does not count, fills their caches.
 * @param {Measured[]} servers @param {Question} question
 * @param {{ connections: number, seconds: number, rounds: number }} amount
 * @returns {Promise<Record<string, Measures>>} the medians of each server's rounds, by its name
 */
export async function alternate(servers, question, { rounds, ...amount }) {
  for (const server of servers) await measure(server, question, { ...amount, seconds: 1 });
  /** @type {Record<string, Measures[]>} */
  const found = Object.fromEntries(servers.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const inTurn = round % 2 ? servers.toReversed() : servers;
    for (const server of inTurn) found[server.name]?.push(await measure(server, question, amount));
  }
  const rows = Object.entries(found).map(([name, counters]) => [name, medians(counters)]);
  return Object.fromEntries(rows);
}

/** The middle one of some numbers. @param {number[]} numbers */
export function median(numbers) {
  return percentile(numbers, 50);
}

/** @param {number[]} numbers @param {number} part of a hundred */
export function percentile(numbers, part) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 100))] ?? 0;
}

/** @param {Measured} server @param {Question} question @param {import("./load.mjs").Amount} amount */
async function measure({ url, pids, headers }, question, amount) {
  const asked = { ...question, headers: { ...question.headers, ...headers } };
  const before = cpuOf(pids);
  const { requests, seconds, p50, p99, failed } = await ask(url, asked, amount);
  const cpu = (cpuOf(pids) - before) / requests;
  await untilDone(pids);
  return { rate: requests / seconds, p50, p99, cpu, failed };
}

/** @param {Measures[]} all @returns {Measures} */
function medians(all) {
  const of = (/** @type {keyof Measures} */ key) => median(all.map((each) => each[key]));
  const failed = all.reduce((sum, each) => sum + each.failed, 0);
  return { rate: of("rate"), p50: of("p50"), p99: of("p99"), cpu: of("cpu"), failed };
}
