import { readdirSync } from "node:fs";
import { at } from "../project.mjs";
import { alternate } from "./rounds.mjs";
import { measured, start } from "./servers.mjs";
import { printMeasures } from "./table.mjs";

/** @typedef {import("./servers.mjs").Server} Server */

const script = readdirSync(at("build/client/assets")).find((name) =>
  /^entry\.client.*\.js$/.test(name),
);

const readings = {
  home: "/",
  "a plan day": "/plan/anxiety-plan?day=3",
  "a theme": "/theme/theme-4",
  "an asset": `/assets/${script}`,
};

/**
 * @param {Server[]} servers ours is the first @param {{ seconds: number, rounds: number }} amount
 */
export async function readPages(servers, amount) {
  const paths = ["/robots.txt", ...Object.values(readings)];
  const args = [at("bin/bench/bare.mjs"), servers[0]?.url ?? "", ...paths];
  const bare = await start("node:http alone", process.execPath, args, {});
  /** @type {Record<string, Awaited<ReturnType<typeof alternate>>>} */
  const found = {};
  for (const [name, path] of Object.entries(readings)) {
    const all = [...servers, bare].map(measured);
    const results = await alternate(all, { path }, { connections: 32, ...amount });
    found[name] = results;
    printMeasures(`Reading ${name} (${path}), 32 connections`, results);
  }
  await bare.stop();
  return found;
}
