import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../../../bin/project.mjs";
import { printMeasures } from "../../../bin/table.mjs";
import { alternate } from "./rounds.mjs";
import { measured } from "./servers.mjs";

/** @typedef {import("./servers.mjs").Server} Server */

export const account = { username: "Ann", email: "ann@example.org", password: "secret1" };

/** @type {Record<string, string>} */
export const asJson = { "Content-Type": "application/json" };
const asForm = { "Content-Type": "application/x-www-form-urlencoded" };

/** What is posted; every address is a new one, so every response stands for a synced row. */
const posts = {
  "the newsletter's form": {
    path: "/?index",
    headers: asForm,
    body: "form=newsletter&email={n}%40example.org",
  },
  "the prayer request's form": {
    path: "/contact",
    headers: asForm,
    body: "form=prayer-request&fullName=Ann&email={n}%40example.org&prayerRequest=For+{n}",
  },
  "the newsletter's /api": {
    path: "/api/newsletter",
    headers: asJson,
    body: '{"email":"{n}@example.org"}',
  },
};

/**
 * @param {Server[]} servers @param {{ seconds: number, rounds: number }} amount
 */
export async function postForms(servers, amount) {
  /** @type {Record<string, Awaited<ReturnType<typeof alternate>>>} */
  const found = {};
  for (const [name, question] of Object.entries(posts)) {
    const syncs = Math.round(syncRate()).toLocaleString("en");
    found[name] = await alternate(servers.map(measured), question, { connections: 32, ...amount });
    printMeasures(
      `Posting ${name}, 32 connections, each acknowledged after its sync (the disk alone: ${syncs} a second)`,
      found[name],
    );
  }
  return found;
}

/**
 * Sign-ins with the right password: what they cost is scrypt, two at a time, by intent.
 * @param {Server[]} servers @param {{ seconds: number, rounds: number }} amount
 */
export async function logIn(servers, { seconds }) {
  for (const { url } of servers) await post(`${url}/api/register`, account);
  const question = { path: "/api/login", headers: asJson, body: JSON.stringify(account) };
  const amount = { connections: 4, seconds: Math.max(3, seconds), rounds: 2 };
  const found = await alternate(servers.map(measured), question, amount);
  printMeasures("Signing in, 4 connections", found);
  return found;
}

/** @param {string} url @param {object} value */
export async function post(url, value) {
  const response = await fetch(url, {
    method: "POST",
    headers: asJson,
    body: JSON.stringify(value),
  });
  await response.arrayBuffer();
  return response;
}

/** How often a second the disk alone takes a page of the database's log for good. */
function syncRate() {
  const file = openSync(join(temporaryFolder(), "log"), "w");
  const page = Buffer.alloc(4096);
  const from = performance.now();
  let syncs = 0;
  for (; performance.now() - from < 1_000; syncs += 1) {
    writeSync(file, page);
    fdatasyncSync(file);
  }
  closeSync(file);
  return syncs / ((performance.now() - from) / 1_000);
}
