import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { cpuOf } from "../../bin/bench/process.mjs";
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
    `${["anxious", "lonely", "afraid of dying", "my marriage"][at % 4]} ${words}`;
  return [
    ...inSixes(terms),
    ...inSixes(disguised(terms)),
    ...inSixes(disguised(terms)).map(feeling),
    ...terms.slice(0, 12).map((term) => `x ${term.slice(0, 3)}`),
    ...inSixes(terms).map((words) => `zebra ${words.replaceAll(" ", "q ")}`),
  ];
}

/** What a request takes the server, in milliseconds of the processor: the least of some rounds. */
async function costOf(path: string): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 3; round++) {
    const before = cpuOf([server.process.pid ?? 0]);
    for (let i = 0; i < 5; i++) expect((await ask(server, path)).status).toBe(200);
    rounds.push((cpuOf([server.process.pid ?? 0]) - before) / 5 / 1_000);
    if ((rounds.at(-1) ?? 0) <= most) break;
  }
  return Math.min(...rounds);
}

it("no search takes long, though it be made of the index's own words", async () => {
  const paths = dearest().map((query) => `/search?verses=96&q=${encodeURIComponent(query)}`);
  // The first requests are compiled.
  for (const path of paths) await ask(server, path);
  const dear: [string, number][] = [];
  for (const path of paths) {
    const cost = await costOf(path);
    if (cost > most * slowness()) dear.push([path, cost]);
  }
  expect(dear).toEqual([]);
}, 120_000);
