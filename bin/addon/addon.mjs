import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { at, root } from "../project.mjs";

const { CFLAGS = "", CXXFLAGS = "" } = process.env;
const older = `-include "${at("bin/addon/old-glibc.h")}"`;
/** What the compiler of SQLite's addon has to be told, whichever Node it is for. */
export const compiling = {
  CFLAGS: `${CFLAGS} ${older}`.trim(),
  CXXFLAGS: `${CXXFLAGS} ${older} -include "${at("bin/addon/object-wrap.h")}"`.trim(),
};

/**
 * Whether an addon loads into a Node, and its objects can be collected while no script runs.
 * @param {{ command: string[], addon?: string }} [which] this Node, and the addon that is installed
 */
export const addonWorks = (which = { command: [process.execPath] }) => !addonTrouble(which);

/**
 * Why it does not, in a sentence; undefined where it does.
 * @param {{ command: string[], addon?: string }} [which]
 */
export function addonTrouble({ command, addon } = { command: [process.execPath] }) {
  const [program = "", ...before] = command;
  const args = [...before, "-e", script, ...(addon ? [addon] : [])];
  const { status, stderr } = spawnSync(program, args, { cwd: root, encoding: "utf8" });
  if (status === 0) return undefined;
  const [made, wanted] = [...stderr.matchAll(/NODE_MODULE_VERSION (\d+)/g)].map(([, abi]) => abi);
  if (wanted) {
    return (
      `It was compiled for another Node (its ABI is ${made}, this one's is ${wanted}). Are the headers ` +
      "of the Node that runs where npm looks for them? See: npm config get nodedir"
    );
  }
  if (/bindings file|Cannot find module/.test(stderr))
    return "It was not compiled. Does npm skip install scripts? See: npm config get ignore-scripts";
  return /^\w*Error: .*$/m.exec(stderr)?.[0] ?? `It ended with ${status}: ${stderr.slice(-500)}`;
}

/**
 * Where the headers of a Node are, to compile for it. Those that npm is told of (`nodedir`) may be another
 * Node's, and what is compiled with them does not load.
 * @param {string} [told] what npm was told @param {string} [program] that Node
 * @param {string} [version] and its version
 * @returns {string} nothing where node-gyp has to fetch them
 */
export function headersFor(
  told = process.env.npm_config_nodedir,
  program = process.execPath,
  version = process.versions.node,
) {
  const major = Number.parseInt(version, 10);
  const places = [told, dirname(dirname(program))].filter(Boolean);
  return places.find((place) => majorOf(String(place)) === major) ?? "";
}

/** @param {string} place a Node's, with its headers in it */
function majorOf(place) {
  const file = join(place, "include/node/node_version.h");
  if (!existsSync(file)) return undefined;
  return Number(/NODE_MAJOR_VERSION (\d+)/.exec(readFileSync(file, "utf8"))?.[1]);
}

// So many statements that some are collected between two turns of a promise.
const script = `
  const [, nativeBinding] = process.argv;
  const sqlite = new (require("better-sqlite3"))(":memory:", { nativeBinding });
  (async () => {
    for (let i = 0; i < 300; i += 1) {
      sqlite.prepare("SELECT 1");
      for (let j = 0; j < 100; j += 1) await null;
    }
    sqlite.close();
  })();
`;
