import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { at, say } from "./project.mjs";

/**
 * Does work that only one process in this folder may do at a time; the others wait. The lock of a
 * process that died is taken over.
 * @template T @param {() => T | Promise<T>} work @returns {Promise<T>}
 */
export async function withLock(work) {
  for (let isAnnounced = false; !take(); isAnnounced = true) {
    if (!isAnnounced) say("Another start is installing or building here; waiting for it…");
    if (isAbandoned()) rmSync(folder, { recursive: true, force: true });
    else await sleep(200 + Math.random() * 100);
  }
  const beat = setInterval(touch, 2000);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Whether a process of this machine is running. @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}

/**
 * @param {string} folder
 * @param {RegExp} pattern of their names, whose first group is the process's id
 */
export function removeLeftovers(folder, pattern) {
  for (const name of readdirSync(folder)) {
    const pid = Number(pattern.exec(name)?.[1]);
    if (pid && (pid === process.pid || !isAlive(pid)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

const folder = at("build-lock");
const ownerFile = join(folder, "owner");
const silentAfter = 20_000;

function take() {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
  writeFileSync(ownerFile, `${process.pid} ${hostname()}`);
  return true;
}

/** A process id says nothing across machines and containers: there only the heartbeat counts. */
function isAbandoned() {
  try {
    if (Date.now() - statSync(folder).mtimeMs > silentAfter) return true;
    const [pid, host] = readFileSync(ownerFile, "utf8").split(" ");
    return host === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)));
  } catch {
    return false;
  }
}

function touch() {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {
    // Somebody removed the folder by hand: the work goes on.
  }
}
