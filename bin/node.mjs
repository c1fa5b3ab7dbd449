import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { addonWorks, compiling } from "./addon/addon.mjs";
import { at, say } from "./project.mjs";
import { run } from "./run.mjs";
import { npm } from "./setup.mjs";

/** What goes into the executable: a Node, and SQLite's addon made for it. */
/** @typedef {{ version: string, program: string, addon: string }} ShippedNode */

/** The release that is shipped: under maintenance until April 2028. */
const shipped = "24.21.0";

/**
 * The pinned Node from the registry, kept under node_modules/.cache with an addon compiled for it;
 * where the registry or a compiler is missing, the Node at hand, which is said.
 * @returns {Promise<ShippedNode>}
 */
export async function maintainedNode() {
  const folder = at("node_modules/.cache", `node-${shipped}`);
  const name = `node-${process.platform}-${process.arch}`;
  const home = join(folder, "node_modules", name);
  const addon = join(folder, `better_sqlite3-${addonVersion()}.node`);
  const program = join(home, "bin/node");
  if (process.versions.node === shipped) return nodeAtHand();
  if (!existsSync(program) && !(await fetchNode(folder, name))) return fallBack("fetched");
  if (!existsSync(addon) && !(await compileAddon(folder, home, addon)))
    return fallBack("built for");
  return { version: shipped, program, addon };
}

/** @returns {ShippedNode} */
function nodeAtHand() {
  return {
    version: process.versions.node,
    program: process.execPath,
    addon: at("node_modules/better-sqlite3/build/Release/better_sqlite3.node"),
  };
}

/** @param {string} what */
function fallBack(what) {
  say(`Node ${shipped} could not be ${what}: the Node at hand, ${process.version}, is shipped.`);
  return nodeAtHand();
}

/**
 * @param {string} folder
 * @param {string} name of the registry's package
 */
async function fetchNode(folder, name) {
  say(`Fetching Node ${shipped}…`);
  mkdirSync(folder, { recursive: true });
  const quiet = ["--no-save", "--no-package-lock", "--ignore-scripts", "--loglevel=error"];
  const code = await npm("install", "--prefix", folder, ...quiet, `${name}@${shipped}`);
  return code === 0 && existsSync(join(folder, "node_modules", name, "bin/node"));
}

/**
 * Compiles SQLite with that Node's own headers, beside the sources that are installed.
 * @param {string} folder
 * @param {string} home of that Node
 * @param {string} addon where to put the result
 */
async function compileAddon(folder, home, addon) {
  const gyp = findGyp();
  if (!gyp) return false;
  say(`Compiling SQLite for Node ${shipped}: a minute or two, this once…`);
  const sources = join(folder, `better-sqlite3-${process.pid}`);
  try {
    cpSync(at("node_modules/better-sqlite3"), sources, { recursive: true });
    rmSync(join(sources, "build"), { recursive: true, force: true });
    const program = join(home, "bin/node");
    const args = [gyp, "rebuild", "--release", "-C", sources, "--silent"];
    // By the environment: what npm has set there counts for more than an argument.
    const env = { npm_config_nodedir: home, ...compiling };
    if ((await run(program, args, { env, stdout: 2 })) !== 0) return false;
    const made = join(sources, "build/Release/better_sqlite3.node");
    if (!addonWorks({ program, addon: made })) return false;
    renameSync(made, addon);
    return true;
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}

/** The node-gyp that every npm brings along. */
function findGyp() {
  const npms = [
    dirname(process.env.npm_execpath ?? ""),
    join(dirname(process.execPath), "../lib/node_modules/npm/bin"),
  ];
  return npms
    .map((bin) => join(bin, "../node_modules/node-gyp/bin/node-gyp.js"))
    .find((path) => existsSync(path));
}

function addonVersion() {
  return createRequire(import.meta.url)("better-sqlite3/package.json").version;
}
