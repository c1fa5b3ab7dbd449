import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { at, Problem, temporaryFolder, tool } from "../../../bin/project.mjs";

/**
 * @typedef {{
 *   name: string,
 *   url: string,
 *   pid: number,
 *   startUp: number,
 *   stop(): Promise<void>,
 * }} Server startUp: milliseconds until it responds
 */

/** What the operator's unit sets that costs or saves memory. @returns {Record<string, string>} */
export function unitEnv() {
  const unit = readFileSync(at("deploy/prayer-life.service"), "utf8");
  const lines = unit.matchAll(/^Environment=(MALLOC_\w+)=(.+)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
}

/** @typedef {{ env?: Record<string, string>, folder?: string, port?: number }} StartOptions */

/** This site's server, as it is built. @param {string} name @param {StartOptions} [options] */
export function startOurs(name, { env, ...more } = {}) {
  const args = [at("build/prayer-life.cjs")];
  return start(name, process.execPath, args, { env: { LOG_LEVEL: "silent", ...env }, ...more });
}

export function startStock() {
  const args = [tool("remix-serve"), at("build/server/index.js")];
  return start("remix-serve", process.execPath, args, { env: { LOG_LEVEL: "silent" } });
}

// Each server and each folder ends with this process.
process.setMaxListeners(0);

export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * @param {string} name @param {string} command @param {string[]} args @param {StartOptions} options
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
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
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
    process.off("exit", kill);
  };
  return { name, url, pid: child.pid ?? 0, startUp, stop };
}

/** A server with the processes that do its work. @param {Server} server */
export function measured({ name, url, pid }) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return { name, url, pids: [pid, ...children.split(" ").filter(Boolean).map(Number)] };
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
