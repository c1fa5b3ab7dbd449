import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { say } from "./project.mjs";
import { run } from "./run.mjs";

/** The programs of a name that the PATH leads to. @param {string} name @returns {string[]} */
export function onPath(name) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).filter(isExecutable);
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a program does something small. That its file is there proves little: some are stubs that
 * ask for an installer, some lack a library.
 * @param {string} path @param {string[]} args
 */
export function works(path, args) {
  return spawnSync(path, args, { stdio: "ignore", timeout: 30_000 }).status === 0;
}

/** @typedef {"apt-get" | "dnf" | "apk"} Manager */

/**
 * @param {Record<Manager, string>} packages by what each manager calls them, one or several
 */
export async function installFromSystem(packages) {
  const manager = managers.find((name) => onPath(name).length > 0);
  const prefix = privileges();
  if (!manager || !prefix) return;
  say(`Trying the system's package manager: ${manager}…`);
  for (const step of steps[manager]) {
    const [command = manager, ...args] = [...prefix, manager, ...step];
    const names = step.includes("update") ? [] : packages[manager].split(" ");
    await run(command, [...args, ...names], { env: quiet, stdout: 2 });
  }
}

/** @type {Record<Manager, string[][]>} */
const steps = {
  "apt-get": [["update"], ["install", "-y"]],
  dnf: [["install", "-y"]],
  apk: [["add", "--no-cache"]],
};
const managers = /** @type {Manager[]} */ (Object.keys(steps));
const quiet = { DEBIAN_FRONTEND: "noninteractive" };

/** What a command starts with to be allowed to install, or nothing when it is not. */
function privileges() {
  if (process.getuid?.() === 0) return [];
  const sudo = ["sudo", "-n", "--preserve-env=DEBIAN_FRONTEND"];
  return works("sudo", ["-n", "true"]) ? sudo : undefined;
}
