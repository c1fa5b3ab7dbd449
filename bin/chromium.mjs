import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { Problem, say } from "./project.mjs";
import { run, runTool } from "./run.mjs";

/**
 * A Chromium that starts: the one that CHROMIUM names, else one on the machine, else one that is
 * installed for the occasion.
 * @returns {Promise<string>} its path
 */
export async function findChromium() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return named(CHROMIUM);
  const found = present() ?? (await downloaded()) ?? (await download()) ?? (await fromSystem());
  if (found) return found;
  throw new Problem(
    "No Chromium was found, and none could be installed. Name one: CHROMIUM=/path/to/chromium npm test",
  );
}

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const applications = [
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** @type {Record<string, string[][]>} */
const managers = {
  "apt-get": [["update"], ["install", "-y", "chromium"]],
  dnf: [["install", "-y", "chromium"]],
  apk: [["add", "--no-cache", "chromium"]],
};

/** @param {string} name */
function named(name) {
  const path = name.includes("/") ? name : onPath(name)[0];
  if (path && starts(path)) return path;
  throw new Problem(`CHROMIUM is ${name}, but that does not start as a browser.`);
}

function present() {
  return [...names.flatMap(onPath), ...applications.filter(isExecutable)].find(starts);
}

async function downloaded() {
  try {
    const { chromium } = await import("@playwright/test");
    const path = chromium.executablePath();
    return isExecutable(path) && starts(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function download() {
  say("No Chromium on this machine. Trying Playwright's own…");
  await runTool("playwright", ["install", "chromium"], { stdout: 2, timeout: 180_000 });
  return downloaded();
}

async function fromSystem() {
  const manager = Object.keys(managers).find((name) => onPath(name).length > 0);
  const prefix = privileges();
  if (!manager || !prefix) return undefined;
  say(`Trying the system's package manager: ${manager}…`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (const step of managers[manager] ?? []) {
    const [command = manager, ...args] = [...prefix, manager, ...step];
    await run(command, args, { env, stdout: 2 });
  }
  return present();
}

/** What a command starts with to be allowed to install, or nothing when it is not. */
function privileges() {
  if (process.getuid?.() === 0) return [];
  const sudo = ["sudo", "-n", "--preserve-env=DEBIAN_FRONTEND"];
  const asked = spawnSync("sudo", ["-n", "true"], { stdio: "ignore" });
  return asked.status === 0 ? sudo : undefined;
}

/**
 * @param {string} name
 * @returns {string[]}
 */
function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).filter(isExecutable);
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * That a file is there proves little: some are stubs that ask for a snap, some lack a library.
 * @param {string} path
 */
function starts(path) {
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 30_000 }).status === 0;
}
