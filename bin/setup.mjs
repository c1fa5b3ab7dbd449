import { writeFileSync } from "node:fs";
import { addonWorks, compiling } from "./addon/addon.mjs";
import { installedByHand } from "./installed.mjs";
import { withLock } from "./lock.mjs";
import { at, Problem, say } from "./project.mjs";
import { run } from "./run.mjs";
import { hashPackages, hashSources, isBuilt, read } from "./sources.mjs";

/** Refuses a Node that is too old. */
export function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Problem(
    `Prayer LIFE needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org`,
  );
}

/** Installs what is missing or out of date. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return;
    if (!installedByHand()) await install();
    writeFileSync(at(marker), hashPackages());
  });
}

/** Builds, in a process of its own, unless the build that stands is made from these sources. */
export async function ensureBuilt() {
  if (isBuilt(hashSources())) return;
  const code = await run(process.execPath, [at("bin/build.mjs"), "--if-stale"], { stdout: 2 });
  if (code !== 0) throw new Problem("The build failed.");
}

const marker = "node_modules/.prayer-life";

function isInstalled() {
  return read(marker) === hashPackages();
}

async function install() {
  say("Installing what is needed (npm ci). The first time this takes a minute or three…");
  if ((await npm("ci", "--include=dev")) !== 0) {
    // npm's versions disagree about what a lockfile must name; this one takes it as it is.
    say("npm ci refused; trying npm install with the same lockfile…");
    if ((await npm("install", "--no-save", "--include=dev")) !== 0) {
      throw new Problem("The packages could not be installed; npm's own words above say why.");
    }
  }
  if (addonWorks()) return;
  throw new Problem(
    "The packages are there, but better-sqlite3's addon does not work. Does npm skip install scripts? " +
      "See: npm config get ignore-scripts",
  );
}

/**
 * Runs the npm that started us, else the one on the PATH. @returns its exit code.
 * @param {string[]} args
 */
export async function npm(...args) {
  const script = process.env.npm_execpath ?? "";
  const ours = /npm-cli\.[cm]?js$/.test(script);
  return ours
    ? run(process.execPath, [script, ...args], { stdout: 2, env: compiling })
    : run("npm", args, { stdout: 2, env: compiling });
}
