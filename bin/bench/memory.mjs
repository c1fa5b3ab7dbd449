import { readFileSync } from "node:fs";

/**
 * Memory as the kernel counts it, in MB.
 * @typedef {object} Memory
 * @property {number} resident all that is in memory for the process
 * @property {number} ownPages what no other process shares, clean and dirty
 * @property {number} file of these the program's file, mapped: no copy but what the kernel may drop and read again
 * @property {number} anonymous of these what stands nowhere else
 */

/**
 * @param {number} pid
 * @returns {Memory}
 */
export function memoryParts(pid) {
  const rollup = fields(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"));
  const clean = rollup.Private_Clean ?? Number.NaN;
  const dirty = rollup.Private_Dirty ?? Number.NaN;
  const resident = rollup.Rss ?? Number.NaN;
  return { resident, ownPages: clean + dirty, file: clean, anonymous: dirty };
}

/** @param {string} text @returns {Record<string, number>} */
function fields(text) {
  const lines = text.matchAll(/^(\w+):\s+(\d+) kB$/gm);
  return Object.fromEntries([...lines].map(([, name, kB]) => [name, (Number(kB) * 1024) / 1e6]));
}
