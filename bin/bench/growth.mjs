import { join } from "node:path";
import Database from "better-sqlite3";
import { temporaryFolder } from "../project.mjs";
import { account, asJson, post } from "./posting.mjs";
import { alternate } from "./rounds.mjs";
import { measured, startOurs } from "./servers.mjs";
import { printTable } from "./table.mjs";

/** @typedef {import("./rounds.mjs").Figures} Figures */

/**
 * A post, a prayer and a look-up of who is signed in, with ever more rows in the tables.
 * @param {number[]} sizes @param {{ seconds: number, rounds: number }} amount
 */
export async function growRows(sizes, amount) {
  /** @type {{ size: number, results: Record<string, Figures | undefined> }[]} */
  const found = [];
  for (const size of sizes) {
    const folder = temporaryFolder();
    const filled = await startOurs("ours", { folder });
    const response = await post(`${filled.url}/api/register`, account);
    const Cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    fill(join(folder, "prayer-life.db"), size);
    /** @type {Record<string, Figures | undefined>} */
    const results = {};
    for (const [name, question] of Object.entries(questions)) {
      const headers = { ...asJson, Cookie };
      const load = { connections: 8, ...amount };
      results[name] = (await alternate([measured(filled)], { ...question, headers }, load)).ours;
    }
    await filled.stop();
    found.push({ size, results });
  }
  printTable(
    "Our server with ever more rows in each table: CPU µs each (p50 ms)",
    ["", ...found.map(({ size }) => size.toLocaleString("en"))],
    Object.keys(questions).map((name) => [
      name,
      ...found.map(({ results }) => {
        const { cpu = 0, p50 = 0 } = results[name] ?? {};
        return `${Math.round(cpu)} (${p50.toFixed(1)})`;
      }),
    ]),
  );
  return found;
}

const questions = {
  "a newsletter address": { path: "/api/newsletter", body: '{"email":"{n}@example.org"}' },
  "a prayer request": {
    path: "/api/prayer-request",
    body: '{"fullName":"Ann","email":"{n}@example.org","prayerRequest":"For peace."}',
  },
  "who is signed in": { path: "/api/user" },
};

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
