import { printTable } from "../../../bin/table.mjs";
import { account, post } from "./posting.mjs";
import { percentile } from "./rounds.mjs";

/**
 * An unknown name must take as long as a wrong password.
 * @param {string} url of the server @param {number} each how many of both, in turn
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

/** @param {string} url @param {typeof account} words @returns {Promise<number>} milliseconds */
async function signIn(url, words) {
  const from = performance.now();
  await post(`${url}/api/login`, words);
  return performance.now() - from;
}
