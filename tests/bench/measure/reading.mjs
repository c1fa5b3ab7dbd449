import { readdirSync } from "node:fs";
import { at } from "../../../bin/project.mjs";
import { printMeasures } from "../../../bin/table.mjs";
import { account, post } from "./posting.mjs";
import { alternate } from "./rounds.mjs";
import { measured, start } from "./servers.mjs";

/** @typedef {import("./servers.mjs").Server} Server */
/** @typedef {{ seconds: number, rounds: number }} Amount */

const script = readdirSync(at("build/client/assets")).find((name) =>
  /^entry\.client.*\.js$/.test(name),
);

const readings = {
  home: "/",
  "a plan day": "/plan/anxiety-plan?day=3",
  "a theme": "/theme/theme-4",
  "an asset": `/assets/${script}`,
};

/** @param {Server[]} servers ours is the first @param {Amount} amount */
export async function readPages(servers, amount) {
  const paths = ["/robots.txt", ...Object.values(readings)];
  const args = [at("tests/bench/measure/bare.mjs"), servers[0]?.url ?? "", ...paths];
  const bare = await start("node:http alone", process.execPath, args, {});
  const all = [...servers, bare].map(measured);
  const found = await readEach(readings, all, { connections: 32, ...amount });
  await bare.stop();
  return found;
}

/** What somebody reads who is signed in; nothing of it comes from the page cache. */
const personal = {
  "home, signed in": "/",
  "a plan day, signed in": "/plan/anxiety-plan?day=3",
  "My Prayers": "/account/prayers",
  "the account": "/account",
};

/** @param {Server[]} servers ours is the first @param {Amount} amount */
export async function readPersonal(servers, amount) {
  const all = await Promise.all(
    servers.map(async (server) => ({
      ...measured(server),
      headers: { Cookie: await settleIn(server.url) },
    })),
  );
  return readEach(personal, all, { connections: 16, ...amount });
}

/**
 * @param {Record<string, string>} pages @param {import("./rounds.mjs").Measured[]} servers
 * @param {Amount & { connections: number }} amount
 */
async function readEach(pages, servers, amount) {
  /** @type {Record<string, Awaited<ReturnType<typeof alternate>>>} */
  const found = {};
  for (const [name, path] of Object.entries(pages)) {
    const results = await alternate(servers, { path }, amount);
    found[name] = results;
    printMeasures(`Reading ${name} (${path}), ${amount.connections} connections`, results);
  }
  return found;
}

/** Registers and writes some prayers. @param {string} url @returns {Promise<string>} the cookie */
async function settleIn(url) {
  const someone = { ...account, username: "Bea", email: "bea@example.org" };
  const response = await post(`${url}/api/register`, someone);
  const Cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  for (const name of ["Patience at home", "A hard phone call", "Rest", "A free evening"]) {
    const body = new URLSearchParams({ form: "prayer", title: name, text: "For grace today." });
    await fetch(`${url}/account/prayers`, { method: "POST", headers: { Cookie }, body });
  }
  return Cookie;
}
