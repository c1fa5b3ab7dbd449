import { readdirSync } from "node:fs";
import { at, say } from "../project.mjs";
import { hasNginx, startNginx } from "./nginx.mjs";
import { childrenOf } from "./process.mjs";
import { alternate } from "./rounds.mjs";
import { start } from "./servers.mjs";
import { printFigures } from "./table.mjs";

/** @typedef {import("./servers.mjs").Server} Server */

/** What is read: a home page, a page of many, a short page, a file. */
export const readings = {
  home: "/",
  "a plan day": "/plan/anxiety-plan?day=3",
  "a theme": "/theme/theme-4",
  "an asset": `/assets/${readdirSync(at("build/client/assets")).find((name) => /^entry\.client.*\.js$/.test(name))}`,
};

/**
 * The same pages from our server, with the request log off and on, from Remix's own, and the same
 * bytes from node:http alone and from nginx, with one worker and with as many as there are processors.
 * @param {{ ours: Server, logging: Server, stock: Server }} servers
 * @param {{ seconds: number, rounds: number }} amount
 */
export async function readPages({ ours, logging, stock }, amount) {
  const paths = Object.values(readings);
  const bare = await startBare(ours.url, paths);
  const one = hasNginx ? await startNginx("nginx, 1 worker", ours.url, paths, "1") : undefined;
  const auto = hasNginx ? await startNginx("nginx, auto", ours.url, paths, "auto") : undefined;
  if (!hasNginx) say("nginx is not installed: left out.");
  const all = [ours, logging, stock, bare, one, auto].flatMap((server) =>
    server ? [measured(server)] : [],
  );
  /** @type {Record<string, Awaited<ReturnType<typeof alternate>>>} */
  const found = {};
  for (const [name, path] of Object.entries(readings)) {
    const results = await alternate(all, { path }, { connections: 32, ...amount });
    found[name] = results;
    printFigures(`Reading ${name} (${path}), 32 connections`, results);
  }
  await Promise.all([bare, one, auto].map((server) => server?.stop()));
  return found;
}

/** @param {string} url @param {string[]} paths */
function startBare(url, paths) {
  const args = [at("bin/bench/bare.mjs"), url, "/robots.txt", ...paths];
  return start("node:http alone", process.execPath, args, {});
}

/**
 * A server with the processes that do its work.
 * @param {Server} server
 */
export function measured({ name, url, pid }) {
  return { name, url, pids: [pid, ...childrenOf(pid)] };
}
