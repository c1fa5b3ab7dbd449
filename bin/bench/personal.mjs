import { account, post } from "./posting.mjs";
import { alternate } from "./rounds.mjs";
import { measured } from "./servers.mjs";
import { printMeasures } from "./table.mjs";

/** What somebody reads who is signed in; nothing of it comes from the page cache. */
const readings = {
  "home, signed in": "/",
  "a plan day, signed in": "/plan/anxiety-plan?day=3",
  "My Prayers": "/account/prayers",
  "the account": "/account",
};

/**
 * @param {import("./servers.mjs").Server[]} servers ours is the first
 * @param {{ seconds: number, rounds: number }} amount
 */
export async function readPersonal(servers, amount) {
  const all = await Promise.all(
    servers.map(async (server) => ({
      ...measured(server),
      headers: { Cookie: await settleIn(server.url) },
    })),
  );
  /** @type {Record<string, Awaited<ReturnType<typeof alternate>>>} */
  const found = {};
  for (const [name, path] of Object.entries(readings)) {
    found[name] = await alternate(all, { path }, { connections: 16, ...amount });
    printMeasures(`Reading ${name} (${path}), 16 connections`, found[name]);
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
