import { spawn } from "node:child_process";
import { once } from "node:events";
import { root, tool } from "./project.mjs";

/** @typedef {{ env?: Record<string, string>, stdout?: number, timeout?: number }} RunOptions */

/**
 * Runs a command in the project's folder to its end and tells its exit code. A signal that reaches
 * us is passed on, and once the command is down we end by the same signal.
 * @param {string} command @param {string[]} args
 * @param {RunOptions} [options] `env` is added to ours; `stdout`: the descriptor for its output
 * @returns {Promise<number>}
 */
export async function run(command, args, { env = {}, stdout = 1, timeout = 0 } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: [0, stdout, 2],
    timeout,
  });
  /** @type {NodeJS.Signals | undefined} */
  let told;
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    told = signal;
    child.kill(signal);
  };
  for (const signal of signals) process.on(signal, pass);
  const [code] = await once(child, "exit").finally(() => {
    for (const signal of signals) process.off(signal, pass);
  });
  if (told) process.kill(process.pid, told);
  return code ?? 1;
}

/**
 * Runs a command of an installed package with this very Node.
 * @param {string} name @param {string[]} args @param {RunOptions} [options]
 */
export function runTool(name, args, options) {
  return run(process.execPath, [tool(name), ...args], options);
}

/** @type {NodeJS.Signals[]} */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
