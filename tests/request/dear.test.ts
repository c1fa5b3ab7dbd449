import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { cpuOf } from "../bench/measure/process.mjs";
import { ask } from "../support/ask";
import { withServer } from "../support/with-server";
import { enter } from "./support/account";

const server = withServer({ LOG_LEVEL: "silent" });

/** Milliseconds of the processor that one request may take, on a machine that is quiet. */
const most = 20;

/** How much slower this machine is at the moment: a second program on its core takes half of it, or of its cache. */
const slowness = () => Math.max(1, slownessOfCode(), slownessOfIndex());

function slownessOfCode(): number {
  const start = process.cpuUsage();
  let text = "";
  for (let i = 0; i < 40_000; i++) text += (i * 2_654_435_761).toString(36);
  for (const word of text.matchAll(/[aeiou]+[^aeiou]/g)) if (word.index < 0) return 1;
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000 / quick.code;
}

/** SQLite alone, without a word of ours. */
function slownessOfIndex(): number {
  const index = new Database("build/bible/verses.db", { readonly: true });
  const ranked = index.prepare("SELECT rank FROM verses WHERE verses MATCH ? ORDER BY rank");
  const start = process.cpuUsage();
  ranked.all("lord OR he OR for OR will OR on OR is");
  const { user, system } = process.cpuUsage(start);
  index.close();
  return (user + system) / 1_000 / quick.index;
}

/** Milliseconds that each takes where it is quiet. */
const quick = { code: 20, index: 35 };

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

/**
 * What a request takes the server, in milliseconds of the processor of a quiet machine: the least of some
 * rounds, for others may be busy beside it.
 */
async function costOf(path: string, headers: Record<string, string>): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 6 && least > most; round++) {
    const before = cpuOf([server.process.pid ?? 0]);
    for (let i = 0; i < 5; i++) expect((await ask(server, path, { headers })).status).toBe(200);
    const cost = (cpuOf([server.process.pid ?? 0]) - before) / 5 / 1_000;
    least = Math.min(least, cost / slowness());
  }
  return least;
}

/** Those of some paths that take too long. */
async function dearOf(paths: string[], headers: Record<string, string> = {}) {
  // The first requests are compiled.
  for (const path of paths) await ask(server, path, { headers });
  const dear: [string, number][] = [];
  for (const path of paths) {
    const cost = await costOf(path, headers);
    if (cost > most) dear.push([path, cost]);
  }
  return dear;
}

it("no search takes long, though it be made of the index's own words", async () => {
  const paths = dearest().map((query) => `/search?verses=72&q=${encodeURIComponent(query)}`);
  expect(await dearOf(paths)).toEqual([]);
}, 120_000);

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

it("no page of a full account takes long", async () => {
  const ann = await enter(server);
  fill(ann.username);
  const paths = [
    ...["/", "/account", "/account/prayers", "/account/prayers?page=200", "/account/light"],
    ...["/account/prayers/answered", "/account/prayers/answered?page=200", "/account/saved"],
    ...["/account/settings", "/account/privacy", "/today", "/plan/anxiety-plan", "/pray"],
    "/account/prayers/pray",
  ];
  expect(await dearOf(paths, { Cookie: ann.Cookie })).toEqual([]);
}, 120_000);
