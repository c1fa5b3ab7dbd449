import { setTimeout as pause } from "node:timers/promises";
import { account, asJson } from "./posting.mjs";
import { percentile } from "./rounds.mjs";
import { printTable } from "./table.mjs";

/**
 * An unknown name must take as long as a wrong password.
 * @param {string} url of the server
 * @param {number} each how many of both, in turn
 */
export async function signInTimes(url, each) {
  await post(`${url}/api/register`, account);
  /** @type {{ unknown: number[], wrong: number[] }} */
  const times = { unknown: [], wrong: [] };
  for (let turn = 0; turn < each; turn += 1) {
    times.unknown.push(await signIn(url, { ...account, username: `nobody${turn}` }));
    times.wrong.push(await signIn(url, { ...account, password: `wrong${turn}` }));
  }
  const unknown = percentile(times.unknown, 50);
  const wrong = percentile(times.wrong, 50);
  const difference = Math.abs(unknown / wrong - 1) * 100;
  printTable(
    "Signing in does not tell who has an account",
    ["", "p50 ms"],
    [
      [`unknown name, ${each} times`, unknown],
      [`wrong password, ${each} times`, wrong],
      ["apart by, %", difference],
    ],
  );
  return { unknown, wrong, difference };
}

/**
 * Fifty clients that guess passwords while another reads: what the reader notices.
 * @param {string} url of the server
 * @param {number} seconds of quiet, and of flood
 */
export async function loginFlood(url, seconds) {
  const quiet = await readPages(url, seconds);
  let over = false;
  let guesses = 0;
  const flood = Array.from({ length: 50 }, async () => {
    while (!over) {
      await signIn(url, { ...account, password: "guess1" });
      guesses += 1;
    }
  });
  const busy = await readPages(url, seconds);
  over = true;
  await Promise.all(flood);
  const row = (/** @type {string} */ name, /** @type {number[]} */ times) => [
    name,
    percentile(times, 50),
    percentile(times, 99),
  ];
  printTable(
    "A reader while passwords are guessed",
    ["", "p50 ms", "p99 ms"],
    [row("nobody guesses", quiet), row(`50 clients guess, ${guesses} guesses`, busy)],
  );
  return {
    quiet: { p50: percentile(quiet, 50), p99: percentile(quiet, 99) },
    busy: { p50: percentile(busy, 50), p99: percentile(busy, 99) },
    guesses,
  };
}

/** @param {string} url @param {number} seconds @returns {Promise<number[]>} milliseconds of each */
async function readPages(url, seconds) {
  const times = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    await pause(10);
    const from = performance.now();
    await (await fetch(`${url}/plan/anxiety-plan`)).arrayBuffer();
    times.push(performance.now() - from);
  }
  return times;
}

/** @param {string} url @param {typeof account} words @returns {Promise<number>} milliseconds */
async function signIn(url, words) {
  const from = performance.now();
  await post(`${url}/api/login`, words);
  return performance.now() - from;
}

/** @param {string} url @param {object} value */
async function post(url, value) {
  await (await fetch(url, { method: "POST", headers: asJson, body: JSON.stringify(value) })).text();
}
