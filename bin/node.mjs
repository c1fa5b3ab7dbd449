import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { addonWorks, compiling } from "./addon/addon.mjs";
import { at, say } from "./project.mjs";
import { runQuietly } from "./run.mjs";
import { fetchPackage } from "./setup.mjs";

/** @typedef {{ version: string, program: string, addon: string }} ShippedNode SQLite's addon is made for it */

/** The release that is shipped: under maintenance until April 2028. */
const shipped = "24.21.0";

/**
 * The pinned Node from the registry, kept under node_modules/.cache with an addon compiled for it;
 * where the registry or a compiler is missing, the Node at hand, which is said.
 * @returns {Promise<ShippedNode>}
 */
export async function maintainedNode() {
  const { version } = createRequire(import.meta.url)("better-sqlite3/package.json");
  const isOther = process.versions.node !== shipped;
  const home = isOther && (await fetchPackage(`node-${process.platform}-${process.arch}`, shipped));
  if (home) {
    const addon = join(home, `better_sqlite3-${version}.node`);
    if (existsSync(addon) || (await compileAddon(home, addon)))
      return { version: shipped, program: join(home, "bin/node"), addon };
  }
  if (isOther)
    say(`Node ${shipped} could not be had: the Node at hand, ${process.version}, is shipped.`);
  return {
    version: process.versions.node,
    program: process.execPath,
    addon: at("node_modules/better-sqlite3/build/Release/better_sqlite3.node"),
  };
}

/**
 * Compiles SQLite with that Node's own headers, beside the sources that are installed.
 * @param {string} home of that Node @param {string} addon where to put the result
 */
async function compileAddon(home, addon) {
  const gyp = findGyp();
  if (!gyp) return false;
  say(`Compiling SQLite for Node ${shipped}: a minute or two, this once…`);
  const sources = join(home, `better-sqlite3-${process.pid}`);
  try {
    cpSync(at("node_modules/better-sqlite3"), sources, { recursive: true });
    rmSync(join(sources, "build"), { recursive: true, force: true });
    const program = join(home, "bin/node");
    const args = [gyp, "rebuild", "--release", "-C", sources, "--silent"];
    // By the environment: what npm has set there counts for more than an argument.
    const env = { npm_config_nodedir: home, ...compiling };
    if ((await runQuietly(program, args, { env })) !== 0) return false;
    const made = join(sources, "build/Release/better_sqlite3.node");
    if (!addonWorks({ program, addon: made })) return false;
    renameSync(made, addon);
    return true;
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
}

function findGyp() {
  const npms = [
    dirname(process.env.npm_execpath ?? ""),
    join(dirname(process.execPath), "../lib/node_modules/npm/bin"),
  ];
  return npms
    .map((bin) => join(bin, "../node_modules/node-gyp/bin/node-gyp.js"))
    .find((path) => existsSync(path));
}
