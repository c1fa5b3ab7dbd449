import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { printTable } from "../../../bin/table.mjs";
import { enter } from "../../request/support/account";
import { ask } from "../../support/ask";
import { withServer } from "../../support/with-server";
import { cpuOf } from "../measure/process.mjs";

const server = withServer({ LOG_LEVEL: "silent" });

/** Terms as the index of verses holds them, the commonest first. */
function commonTerms(count: number): string[] {
  const index = new Database("build/bible/verses.db", { readonly: true });
  index.exec("CREATE VIRTUAL TABLE temp.terms USING fts5vocab(main, verses, row)");
  const rows = index.prepare("SELECT term FROM terms ORDER BY doc DESC LIMIT ?").pluck().all(count);
  index.close();
  return rows as string[];
}

/** Words that the index takes for its commonest ones, though nobody's list of stop words has them. */
const disguised = (terms: string[]) => terms.map((term) => `${term}s`);

const inSixes = (words: string[]) =>
  Array.from({ length: Math.ceil(words.length / 6) }, (_, at) =>
    words.slice(at * 6, at * 6 + 6).join(" "),
  );

function dearest(): string[] {
  const terms = commonTerms(60).filter((term) => term.length > 1);
  const feeling = (words: string, at: number) =>
    `${["anxious", "lonely", "afraid of dying", "my marriage"][at % 4]} ${words}`;
  return [
    ...inSixes(terms),
    ...inSixes(disguised(terms)),
    ...inSixes(disguised(terms)).map(feeling),
    ...terms.slice(0, 12).map((term) => `x ${term.slice(0, 3)}`),
    ...inSixes(terms).map((words) => `zebra ${words.replaceAll(" ", "q ")}`),
  ];
}

/** What a request takes the server, in milliseconds of the processor: the least of some rounds, for others may be busy beside it. */
async function costOf(path: string, headers: Record<string, string>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 4; round++) {
    const before = cpuOf([server.process.pid ?? 0]);
    for (let i = 0; i < 5; i++) expect((await ask(server, path, { headers })).status).toBe(200);
    least = Math.min(least, (cpuOf([server.process.pid ?? 0]) - before) / 5 / 1_000);
  }
  return least;
}

/** Prints what the dearest of some paths take, one that asks nothing first. */
async function tellDearest(title: string, paths: string[], headers: Record<string, string> = {}) {
  // The first requests are compiled.
  for (const path of paths) await ask(server, path, { headers });
  const costs: [string, number][] = [["/healthz", await costOf("/healthz", headers)]];
  for (const path of paths) costs.push([decodeURIComponent(path), await costOf(path, headers)]);
  const [least, ...others] = costs;
  const dearest = others.toSorted(([, one], [, other]) => other - one).slice(0, 10);
  const rows = [least, ...dearest].map(([path, cost] = ["", 0]) => [path, cost.toFixed(1)]);
  printTable(title, ["", "ms of processor"], rows);
}

it("searches made of the index's own words", async () => {
  const paths = dearest().map((query) => `/search?verses=72&q=${encodeURIComponent(query)}`);
  await tellDearest("The dearest searches", paths);
}, 300_000);

/** An account as it may be after many years: its quota of prayers, and a day of prayer for each of them. */
function fill(username: string): void {
  const sqlite = new Database(join(server.folder, "prayer-life.db"));
  const id = sqlite.prepare("SELECT id FROM users WHERE username = ?").pluck().get(username);
  const prayer = sqlite.prepare(
    `INSERT INTO prayers (handle, userId, title, text, writtenOn, createdAt, updatedAt, answeredOn, weekdays)
     VALUES (?, ?, 'For Zoë', ?, ?, ?, ?, ?, 'Mon Wed Sat')`,
  );
  const day = sqlite.prepare("INSERT INTO days_of_prayer (userId, day) VALUES (?, ?)");
  const words = "Lord, hear my prayer for my café. ".repeat(20).trim();
  sqlite.transaction(() => {
    for (let i = 0; i < 5_000; i++) {
      const moment = Date.now() - i * 86_400_000;
      const date = new Date(moment).toISOString().slice(0, 10);
      const answered = i % 2 ? date : null;
      prayer.run(`x${i}`.padEnd(22, "x"), id, words, date, moment, moment, answered);
      day.run(id, date);
    }
  })();
  sqlite.close();
}

it("pages of a full account", async () => {
  const ann = await enter(server);
  fill(ann.username);
  const paths = [
    ...["/", "/account", "/account/prayers", "/account/prayers?page=200", "/account/light"],
    ...["/account/prayers/answered", "/account/prayers/answered?page=200", "/account/saved"],
    ...["/account/settings", "/account/privacy", "/today", "/plan/anxiety-plan", "/pray"],
    "/account/prayers/pray",
  ];
  await tellDearest("The dearest pages of 5,000 prayers", paths, { Cookie: ann.Cookie });
}, 300_000);
