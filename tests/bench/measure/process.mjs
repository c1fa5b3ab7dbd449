import { existsSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

export const hasProcFiles = existsSync("/proc/self/stat");

/**
 * Processor time that some processes have used, all threads together. Other work on the machine
 * makes them slower, not this.
 * @param {number[]} pids @returns {number} microseconds, in steps of 10,000
 */
export function cpuOf(pids) {
  if (!hasProcFiles) return Number.NaN;
  const ticks = pids.map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) * 10_000;
}

/**
 * Memory as the kernel counts it, in MB.
 * @typedef {object} Memory
 * @property {number} resident all that is in memory for the process
 * @property {number} file the program's file, mapped by it alone: the kernel may drop it and read it again
 * @property {number} anonymous what stands nowhere else
 */

/** @param {number} pid @returns {Memory} */
export function memoryOf(pid) {
  const lines = hasProcFiles ? readFileSync(`/proc/${pid}/smaps_rollup`, "utf8") : "";
  const field = (/** @type {string} */ name) =>
    (Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, "m").exec(lines)?.[1]) * 1024) / 1e6;
  return {
    resident: field("Rss"),
    file: field("Private_Clean"),
    anonymous: field("Private_Dirty"),
  };
}

/**
 * Waits until a process has been idle for some seconds: the server keeps its pages warm for a
 * while after start.
 * @param {number} pid @param {number} longest seconds to wait
 * @returns {Promise<number>} seconds waited
 */
export async function untilIdle(pid, longest) {
  if (!hasProcFiles) return 0;
  let quiet = 0;
  let waited = 0;
  for (let used = cpuOf([pid]); quiet < 4 && waited < longest; waited += 1) {
    await pause(1_000);
    const now = cpuOf([pid]);
    quiet = now - used <= 10_000 ? quiet + 1 : 0;
    used = now;
  }
  return waited;
}

/**
 * Waits until processes have done with what their last askers did not wait for.
 * @param {number[]} pids
 */
export async function untilDone(pids) {
  if (!hasProcFiles) return pause(500);
  const end = performance.now() + 30_000;
  for (let used = -1; used !== cpuOf(pids) && performance.now() < end; await pause(100))
    used = cpuOf(pids);
}
