import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, say, temporaryFolder, tool } from "./project.mjs";

/** @typedef {{ env?: Record<string, string>, stdout?: number, stderr?: number, timeout?: number }} RunOptions */

/**
 * Runs a command in the project's folder to its end and tells its exit code. A signal that reaches
 * us is passed on, and once the command is down we end by the same signal.
 * @param {string} command @param {string[]} args
 * @param {RunOptions} [options] `env` is added to ours; `stdout`, `stderr`: descriptors for its output
 * @returns {Promise<number>}
 */
export async function run(command, args, { env = {}, stdout = 1, stderr = 2, timeout = 0 } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: [0, stdout, stderr],
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
 * The same without a word of the command's, whose warnings concern nobody; where it fails, its last lines are said.
 * @param {string} command @param {string[]} args @param {{ env?: Record<string, string> }} [options]
 */
export async function runQuietly(command, args, { env = {} } = {}) {
  const file = join(temporaryFolder(), "output");
  const output = openSync(file, "w");
  const code = await run(command, args, { env, stdout: output, stderr: output });
  closeSync(output);
  if (code !== 0) say(readFileSync(file, "utf8").trimEnd().split("\n").slice(-40).join("\n"));
  return code;
}

/** @param {string} name of an installed package's command @param {string[]} args @param {RunOptions} [options] */
export function runTool(name, args, options) {
  return run(process.execPath, [tool(name), ...args], options);
}

/** @type {NodeJS.Signals[]} */
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
