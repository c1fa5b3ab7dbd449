import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { addonWorks, compiling } from "./addon/addon.mjs";
import { at, Problem, say } from "./project.mjs";
import { runQuietly } from "./run.mjs";
import { fetchPackage } from "./setup.mjs";

/**
 * @typedef {{ version: string, program: string, addon: string, home: string, command: string[] }} ShippedNode `home`: with
 *   its licence; `command`: what runs
 *   it on this machine, an emulator before it where it is made for another; SQLite's addon is made for it
 */

/** The release that is shipped: under maintenance until April 2028. */
const shipped = "24.21.0";

/** What is made for others than this machine, by Debian's cross compiler and emulator. */
const crossed = {
  arm64: {
    env: { CC: "aarch64-linux-gnu-gcc", CXX: "aarch64-linux-gnu-g++" },
    emulator: ["qemu-aarch64-static", "-L", "/usr/aarch64-linux-gnu"],
  },
};

/** Whether a program for that processor needs other tools than this machine's own. @param {string} arch */
export const crossFor = (arch) =>
  arch === process.arch ? undefined : crossed[/** @type {"arm64"} */ (arch)];

/**
 * The pinned Node from the registry, kept under node_modules/.cache with an addon compiled for it;
 * where the registry or a compiler is missing, the Node at hand, which is said.
 * @param {string} [arch] of processor: as Node names it
 * @returns {Promise<ShippedNode>}
 */
export async function maintainedNode(arch = process.arch) {
  const { version } = createRequire(import.meta.url)("better-sqlite3/package.json");
  const isOther = process.versions.node !== shipped || arch !== process.arch;
  const home = isOther && (await fetchPackage(`node-${process.platform}-${arch}`, shipped));
  if (home) {
    const addon = join(home, `better_sqlite3-${version}.node`);
    const program = join(home, "bin/node");
    const command = [...(crossFor(arch)?.emulator ?? []), program];
    if (existsSync(addon) || (await compileAddon({ home, addon, arch, command })))
      return { version: shipped, program, addon, home, command };
  }
  if (arch !== process.arch)
    throw new Problem(`Node or SQLite for ${arch} could not be had. README names what it needs.`);
  if (isOther)
    say(`Node ${shipped} could not be had: the Node at hand, ${process.version}, is shipped.`);
  return {
    version: process.versions.node,
    program: process.execPath,
    addon: at("node_modules/better-sqlite3/build/Release/better_sqlite3.node"),
    home: dirname(dirname(process.execPath)),
    command: [process.execPath],
  };
}

/**
 * Compiles SQLite with that Node's own headers, beside the sources that are installed.
 * @param {{ home: string, addon: string, arch: string, command: string[] }} target `home` of that Node; `addon`: where to
 *   put the result
 */
async function compileAddon({ home, addon, arch, command }) {
  const gyp = findGyp();
  if (!gyp) return false;
  say(`Compiling SQLite for Node ${shipped}, ${arch}: a minute or two, this once…`);
  const sources = join(home, `better-sqlite3-${process.pid}`);
  try {
    cpSync(at("node_modules/better-sqlite3"), sources, { recursive: true });
    rmSync(join(sources, "build"), { recursive: true, force: true });
    const cross = crossFor(arch);
    const args = [gyp, "rebuild", "--release", "-C", sources, "--silent", `--arch=${arch}`];
    // By the environment: what npm has set there counts for more than an argument.
    const env = { npm_config_nodedir: home, ...compiling, ...cross?.env };
    const program = cross ? process.execPath : join(home, "bin/node");
    if ((await runQuietly(program, args, { env })) !== 0) return false;
    const made = join(sources, "build/Release/better_sqlite3.node");
    if (!addonWorks({ command, addon: made })) return false;
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
