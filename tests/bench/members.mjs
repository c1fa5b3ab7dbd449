import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import { at, attempt, Problem, say, temporaryFolder } from "../../bin/project.mjs";
import { run } from "../../bin/run.mjs";
import { account, asJson } from "./measure/posting.mjs";
import { cpuOf, memoryOf } from "./measure/process.mjs";
import { median } from "./measure/rounds.mjs";
import { start, unitEnv } from "./measure/servers.mjs";

// What a small server needs: the packaged program with some members, each with thirty prayers, a plan in progress
// and a request for every tenth, at rest and while one of them reads.

const binary = process.argv[2] ?? at("dist/prayer-life");
const pages = ["/account", "/account/prayers", "/today", "/plan/anxiety-plan", "/search?q=peace"];
const rounds = 40;

await attempt(async () => {
  if (!existsSync(binary)) throw new Problem("There is no dist/prayer-life. Run: npm run package");
  say("| members | disk | resident | private | processor a page | page |");
  say("| ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const members of [100, 1_000, 10_000]) await measure(members);
});

/** @param {number} members */
async function measure(members) {
  const folder = temporaryFolder();
  const options = { env: { DATA_DIR: folder } };
  if ((await run(binary, ["migrate"], options)) !== 0) throw new Problem("It does not migrate.");
  fill(folder, members);
  const env = { ...unitEnv(), LOG_LEVEL: "warn" };
  const { pid, url, stop } = await start("prayer-life", binary, ["serve"], { folder, env });
  const signedUp = await fetch(`${url}/api/register`, {
    method: "POST",
    headers: asJson,
    body: JSON.stringify(account),
  });
  const Cookie = signedUp.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  write(folder, members + 1, members + 2);
  await pause(20_000);
  const [times, before] = [/** @type {number[]} */ ([]), cpuOf([pid])];
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      const from = performance.now();
      const { status } = await fetch(url + page, { headers: { Cookie } });
      if (status !== 200) throw new Problem(`${page} is ${status}.`);
      times.push(performance.now() - from);
    }
  }
  const each = (cpuOf([pid]) - before) / 1e3 / times.length;
  const { resident, anonymous } = memoryOf(pid);
  await stop();
  const files = readdirSync(folder).filter((name) => name.startsWith("prayer-life.db"));
  const disk = files.reduce((sum, name) => sum + statSync(join(folder, name)).size / 1e6, 0);
  const memory = [resident, anonymous].map((size) => `${size.toFixed(0)} MB`).join(" | ");
  const took = `${each.toFixed(1)} ms | ${median(times).toFixed(1)} ms`;
  say(`| ${members} | ${disk.toFixed(0)} MB | ${memory} | ${took} |`);
}

/** @param {string} folder @param {number} members */
function fill(folder, members) {
  for (let id = 1; id <= members; id += 500)
    write(folder, id, Math.min(id + 500, members + 1), true);
}

/**
 * @param {string} folder @param {number} from @param {number} until an id, left out
 * @param {boolean} [withAccount] where there is none
 */
function write(folder, from, until, withAccount = false) {
  const sqlite = new Database(join(folder, "prayer-life.db"));
  /** @param {string} table @param {string} columns */
  const into = (table, columns) => {
    const places = columns.replaceAll(/\w+/g, "?");
    return sqlite.prepare(`INSERT INTO ${table} (${columns}) VALUES (${places})`);
  };
  const users = into("users", "id, username, password, email, createdAt");
  const names = into("usernames", "userId, folded");
  const columns = "handle, userId, title, text, writtenOn, createdAt, updatedAt, person, weekdays";
  const prayers = into("prayers", columns);
  const starts = into("plan_starts", "userId, planId, startedAt, begunOn");
  const days = into("plan_days", "userId, planId, round, day, doneOn, doneAt");
  const requests = into("prayer_requests", "userId, content");
  const text = "For those who are far from home, and for whoever waits for them. ".repeat(4);
  const [day, now] = ["2026-11-29", Date.now()];
  sqlite.transaction(() => {
    for (let id = from; id < until; id += 1) {
      if (withAccount) {
        users.run(id, `Member ${id}`, "scrypt$none", `member${id}@example.org`, now);
        names.run(id, `member ${id}`);
      }
      for (let n = 0; n < 30; n += 1) {
        const handle = randomBytes(16).toString("base64url");
        prayers.run(handle, id, `Prayer ${n}`, text, day, now, now, n % 3 ? null : "Ruth", null);
      }
      starts.run(id, "anxiety-plan", now, day);
      for (let n = 1; n <= 3; n += 1) days.run(id, "anxiety-plan", 1, n, day, now);
      if (id % 10 === 0) requests.run(id, text);
    }
  })();
  sqlite.close();
}
