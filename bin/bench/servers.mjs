import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { at, Problem, tool } from "../project.mjs";

/**
 * @typedef {{
 *   name: string,
 *   url: string,
 *   pid: number,
 *   folder: string,
 *   startUp: number,
 *   stop(): Promise<void>,
 * }} Server with a folder of its own that goes with it; startUp: milliseconds until it answers
 */

/** What the operator's unit sets that costs or saves memory. @returns {Record<string, string>} */
export function unitEnv() {
  const unit = readFileSync(at("deploy/prayer-life.service"), "utf8");
  const lines = unit.matchAll(/^Environment=(MALLOC_\w+)=(.+)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

/**
 * This site's server, as it is built.
 * @param {string} name
 * @param {{ env?: Record<string, string>, folder?: string }} [more]
 */
export function startOurs(name, { env, folder } = {}) {
  const args = [at("build/prayer-life.cjs")];
  return start(name, process.execPath, args, { env: { LOG_LEVEL: "silent", ...env }, folder });
}

/** The same pages behind the server that comes with Remix. */
export function startStock() {
  const args = [tool("remix-serve"), at("build/server/index.js")];
  return start("remix-serve", process.execPath, args, { env: { LOG_LEVEL: "silent" } });
}

/** An empty folder. */
export function temporaryFolder() {
  return mkdtempSync(join(tmpdir(), "prayer-life-bench-"));
}

/** A port that nobody listens on. */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * Starts a program that serves at PORT and waits until it answers.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, folder?: string, port?: number }} options
 * @returns {Promise<Server>}
 */
export async function start(name, command, args, { env, folder = temporaryFolder(), port }) {
  const PORT = String(port ?? (await freePort()));
  const own = { PORT, HOST: "127.0.0.1", DATA_DIR: folder, RATE_LIMIT: "off" };
  const from = performance.now();
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...own, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const url = `http://127.0.0.1:${PORT}`;
  while (!(await responds(url))) {
    if (child.exitCode !== null || child.signalCode) throw new Problem(`${name} did not start.`);
    await pause(5);
  }
  const startUp = performance.now() - from;
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { name, url, pid: child.pid ?? 0, folder, startUp, stop };
}

/** @param {string} url */
async function responds(url) {
  try {
    const response = await fetch(`${url}/robots.txt`);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
