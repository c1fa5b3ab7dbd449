import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addonTrouble, addonWorks, compiling, headersFor } from "./addon/addon.mjs";
import { withLock } from "./lock.mjs";
import { at, Problem, say } from "./project.mjs";
import { run } from "./run.mjs";
import { hashPackages, hashSources, isBuilt, read } from "./source-hash.mjs";

export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    throw new Problem(
      `Prayer LIFE needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org`,
    );
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return;
    if (!installedByHand()) await install();
    writeFileSync(at(marker), hashPackages());
  });
}

export async function ensureBuilt() {
  if (isBuilt(hashSources())) return;
  const code = await run(process.execPath, [at("bin/build.mjs"), "--if-stale"], { stdout: 2 });
  if (code !== 0) throw new Problem("The build failed.");
}

export async function ensureReady() {
  await ensureInstalled();
  await ensureBuilt();
}

const marker = "node_modules/.prayer-life";

function isInstalled() {
  return read(marker) === hashPackages();
}

/**
 * Whether somebody's own `npm ci` or `npm install` left exactly what the lockfile names, working with
 * this Node: that spares minutes where the database's addon has to be compiled.
 */
function installedByHand() {
  const [wanted, present] = ["package-lock.json", "node_modules/.package-lock.json"].map((path) =>
    JSON.parse(read(path) ?? "{}"),
  );
  return (
    present.packages !== undefined &&
    Object.entries(wanted.packages).every(
      ([path, { version, optional }]) =>
        path === "" || optional || present.packages[path]?.version === version,
    ) &&
    addonWorks()
  );
}

async function install() {
  say("Installing what is needed (npm ci). The first time this takes a minute or three…");
  if ((await npm("ci", "--include=dev")) !== 0) {
    // npm's versions disagree about what a lockfile must name; this one takes it as it is.
    say("npm ci refused; trying npm install with the same lockfile…");
    if ((await npm("install", "--no-save", "--include=dev")) !== 0)
      throw new Problem("The packages could not be installed; npm's own words above say why.");
  }
  const trouble = addonTrouble();
  if (!trouble) return;
  throw new Problem(
    `The packages are there, but better-sqlite3's addon does not work with Node ${process.version}. ${trouble}`,
  );
}

/**
 * @param {string} name @param {string} version
 * @returns {Promise<string | undefined>} where it lies under node_modules/.cache
 */
export async function fetchPackage(name, version) {
  const folder = at("node_modules/.cache", `${name}-${version}`);
  const home = join(folder, "node_modules", name);
  if (existsSync(home)) return home;
  say(`Fetching ${name} ${version}…`);
  mkdirSync(folder, { recursive: true });
  const quiet = [
    "--no-save",
    "--no-package-lock",
    "--ignore-scripts",
    "--loglevel=error",
    "--force",
  ];
  const code = await npm("install", "--prefix", folder, ...quiet, `${name}@${version}`);
  return code === 0 ? home : undefined;
}

/**
 * Runs the npm that started us, else the one on the PATH. @returns its exit code.
 * @param {string[]} args
 */
async function npm(...args) {
  const script = process.env.npm_execpath ?? "";
  const ours = /npm-cli\.[cm]?js$/.test(script);
  // An empty value counts on the command line alone.
  const all = [...args, `--nodedir=${headersFor()}`];
  return ours
    ? run(process.execPath, [script, ...all], { stdout: 2, env: compiling })
    : run("npm", all, { stdout: 2, env: compiling });
}
