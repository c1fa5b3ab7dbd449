import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string[]} parts below the project's folder */
export function at(...parts) {
  return join(root, ...parts);
}

/**
 * A line for the person at the terminal; standard output stays free for results.
 * @param {string} text
 */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/** What the person at the terminal can do something about: told without a stack. */
export class Problem extends Error {}

/**
 * Does the work of a command; what goes wrong is told and ends the process with 1.
 * @template T @param {() => T | Promise<T>} work @returns {Promise<T>}
 */
export async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    say(explain(error));
    process.exit(1);
  }
}

/** @param {unknown} error @returns {string} */
export function explain(error) {
  if (error instanceof Problem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Since when, in words: "3.2 s". @param {number} start a reading of `performance.now()` */
export function since(start) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** The script of an installed command, to be run with this very Node. @param {string} name */
export function tool(name) {
  const path = at("node_modules", ".bin", name);
  if (existsSync(path)) return path;
  throw new Problem(`The command ${name} is not installed. Run: npm ci --include=dev`);
}

/** @type {string[]} */
const temporary = [];

/** A folder that goes when this process ends. */
export function temporaryFolder() {
  if (temporary.length === 0)
    process.once("exit", () => {
      for (const folder of temporary) rmSync(folder, { recursive: true, force: true });
    });
  const folder = mkdtempSync(join(tmpdir(), "prayer-life-"));
  temporary.push(folder);
  return folder;
}
