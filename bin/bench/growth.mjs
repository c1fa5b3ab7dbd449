import { join } from "node:path";
import Database from "better-sqlite3";
import { account, asJson } from "./posting.mjs";
import { measured } from "./reading.mjs";
import { alternate } from "./rounds.mjs";
import { startOurs, temporaryFolder } from "./servers.mjs";
import { printTable } from "./table.mjs";

/** @typedef {import("./rounds.mjs").Figures} Figures */
/** @typedef {import("./servers.mjs").Server} Server */

/**
 * The home page for ever more visitors at once; Remix's own server would be busy for minutes with
 * what a thousand have asked, so it is left out there.
 * @param {Server[]} servers ours, and Remix's own
 * @param {{ seconds: number, rounds: number }} amount
 */
export async function growConnections(servers, amount) {
  /** @type {{ connections: number, results: Record<string, Figures> }[]} */
  const found = [];
  for (const connections of [1, 10, 100, 1_000]) {
    const asked = connections > 100 ? servers.slice(0, 1) : servers;
    const load = { connections, ...amount };
    const results = await alternate(asked.map(measured), { path: "/" }, load);
    found.push({ connections, results });
  }
  printTable(
    "Home for ever more connections: a second (p99 ms)",
    ["", ...found.map(({ connections }) => connections.toLocaleString("en"))],
    servers.map(({ name }) => [
      name,
      ...found.map(({ results }) => {
        const { rate, p99 } = results[name] ?? {};
        if (rate === undefined || p99 === undefined) return "-";
        return `${Math.round(rate).toLocaleString("en")} (${p99.toFixed(1)})`;
      }),
    ]),
  );
  return found;
}

/**
 * A post, a prayer and a look-up of who is signed in, with ever more rows in the tables.
 * @param {number[]} sizes
 * @param {{ seconds: number, rounds: number }} amount
 */
export async function growRows(sizes, amount) {
  /** @type {{ size: number, results: Record<string, Figures | undefined> }[]} */
  const found = [];
  for (const size of sizes) {
    const folder = temporaryFolder();
    const filled = await startOurs("ours", { folder });
    const headers = { ...asJson, Cookie: await enter(filled.url) };
    fill(join(folder, "prayer-life.db"), size);
    const questions = {
      "a newsletter address": {
        path: "/api/newsletter",
        headers: asJson,
        body: '{"email":"{n}@example.org"}',
      },
      "a prayer request": {
        path: "/api/prayer-request",
        headers: asJson,
        body: '{"fullName":"Ann","email":"{n}@example.org","prayerRequest":"For peace."}',
      },
      "who is signed in": { path: "/api/user", headers },
    };
    /** @type {Record<string, Figures | undefined>} */
    const results = {};
    for (const [name, question] of Object.entries(questions))
      results[name] = (
        await alternate([measured(filled)], question, { connections: 8, ...amount })
      ).ours;
    await filled.stop();
    found.push({ size, results });
  }
  printTable(
    "Our server with ever more rows in each table: CPU µs each (p50 ms)",
    ["", ...found.map(({ size }) => size.toLocaleString("en"))],
    Object.keys(found[0]?.results ?? {}).map((name) => [
      name,
      ...found.map(({ results }) => {
        const { cpu = 0, p50 = 0 } = results[name] ?? {};
        return `${Math.round(cpu)} (${p50.toFixed(1)})`;
      }),
    ]),
  );
  return found;
}

/** @param {string} url @returns {Promise<string>} the cookie of a new account, signed in */
async function enter(url) {
  const body = JSON.stringify(account);
  const response = await fetch(`${url}/api/register`, { method: "POST", headers: asJson, body });
  return response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** @param {string} file @param {number} size */
function fill(file, size) {
  const sqlite = new Database(file);
  const rows = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${size})`;
  // Places in an index as those of hashes and addresses: anywhere.
  const scattered = "substr(lower(hex(randomblob(24))), 1, 43)";
  sqlite.exec(`
    BEGIN;
    INSERT INTO newsletter_subscriptions (email)
      ${rows} SELECT lower(hex(randomblob(6))) || i || '@example.net' FROM n;
    INSERT INTO users (username, password, email)
      ${rows} SELECT 'user' || i, 'no password', i || '@example.net' FROM n;
    INSERT INTO usernames (userId, folded) SELECT id, username FROM users WHERE username LIKE 'user%';
    INSERT INTO sessions (tokenHash, userId, startedAt, expiresAt)
      SELECT ${scattered}, id, 0, 9e12 FROM users WHERE username LIKE 'user%';
    INSERT INTO prayer_requests (content)
      ${rows} SELECT 'For patience, and for those who wait. ' || i FROM n;
    INSERT INTO prayer_request_senders (requestId, fullName, email, fingerprint)
      SELECT id, 'Ann', 'ann@example.org', ${scattered} FROM prayer_requests;
    COMMIT;
  `);
  sqlite.pragma("wal_checkpoint(TRUNCATE)");
  sqlite.close();
}
