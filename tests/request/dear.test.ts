import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { cpuOf } from "../../bin/bench/process.mjs";
import feelings from "../content/search/feelings.json";
import { ask } from "../support/ask";
import { withServer } from "../support/with-server";

const server = withServer({ LOG_LEVEL: "silent" });

/** Milliseconds of the processor that one request may take, on a machine that is quiet. */
const most = 20;

/** How much slower this machine is at the moment: a second program on its core takes half of it. */
function slowness(): number {
  const start = process.cpuUsage();
  let text = "";
  for (let i = 0; i < 40_000; i++) text += (i * 2_654_435_761).toString(36);
  for (const word of text.matchAll(/[aeiou]+[^aeiou]/g)) if (word.index < 0) return 1;
  const { user, system } = process.cpuUsage(start);
  return Math.max(1, (user + system) / 1_000 / quick);
}

/** Milliseconds that this takes where it is quiet. */
const quick = 20;

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
    `${Object.keys(feelings)[at] ?? "anxious"} ${words}`;
  return [
    ...inSixes(terms),
    ...inSixes(disguised(terms)),
    ...inSixes(disguised(terms)).map(feeling),
    ...terms.slice(0, 12).map((term) => `x ${term.slice(0, 3)}`),
    ...inSixes(terms).map((words) => `zebra ${words.replaceAll(" ", "q ")}`),
  ];
}

/** What each of some requests takes the server, in milliseconds of the processor. */
async function costs(paths: string[], times = 10): Promise<[string, number][]> {
  const found: [string, number][] = [];
  // The first requests are compiled.
  for (const path of paths) await ask(server, path);
  for (const path of paths) {
    const before = cpuOf([server.process.pid ?? 0]);
    for (let i = 0; i < times; i++) expect((await ask(server, path)).status).toBe(200);
    found.push([path, (cpuOf([server.process.pid ?? 0]) - before) / times / 1_000]);
  }
  return found;
}

it("no search takes long, though it be made of the index's own words", async () => {
  const paths = dearest().map((query) => `/search?verses=96&q=${encodeURIComponent(query)}`);
  const found = await costs(paths);
  expect(found.filter(([, cost]) => cost > most * slowness())).toEqual([]);
}, 120_000);
