import { afterAll, beforeAll, it } from "vitest";
import { books } from "#content/bible/books";
import { printTable } from "../../../bin/table.mjs";
import feelings from "../../content/search/feelings.json";
import { startServer, type TestServer } from "../../support/server";
import { ask } from "../measure/load.mjs";
import { cpuOf } from "../measure/process.mjs";
import { median, percentile } from "../measure/rounds.mjs";

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ LOG_LEVEL: "silent" });
});
afterAll(() => server.stop());

const times = 20;

/** What costs most: many frequent words, words that all begin so, and what the parsers chew on. */
const hostile = [
  "son man king came said unto",
  "lord god king israel people house",
  "blessing peacemakers kingdom righteousness persecuted mourning",
  "aaron abraham moses david solomon samuel",
  "com",
  "con des per tra",
  "a".repeat(200),
  "ps 1,".repeat(40),
  "1 cor 13:4-7; ".repeat(14),
  Array.from({ length: 24 }, (_, index) => `abcdefgh${index}`).join(" "),
  `${"the ".repeat(49)}x`,
  '"love" OR NEAR(a b) AND * ^ - (',
];

/** Processor time of the server for one, whoever else uses the machine; milliseconds. */
async function cost(path: string) {
  await read(path);
  const waits: number[] = [];
  const before = cpuOf([server.process.pid ?? 0]);
  for (let i = 0; i < times; i++) waits.push(await read(path));
  const cpu = (cpuOf([server.process.pid ?? 0]) - before) / times / 1_000;
  return { cpu, wait: median(waits) };
}

async function read(path: string): Promise<number> {
  const from = performance.now();
  await (await fetch(server.url + path)).text();
  return performance.now() - from;
}

const searchPath = (query: string) => `/search?q=${encodeURIComponent(query)}`;

it("the worst queries", async () => {
  const rows: string[][] = [];
  for (const query of hostile) {
    const { cpu, wait } = await cost(searchPath(query));
    const name = query.length > 40 ? `${query.slice(0, 40)}…` : query;
    rows.push([name, cpu.toFixed(1), wait.toFixed(1)]);
  }
  printTable("A search, ms", ["", "processor", "p50 with the way"], rows);
}, 120_000);

it("32 people at once who say how they feel", async () => {
  const questions = feelings.map(([, query = ""]) => searchPath(query));
  const rows: string[][] = [];
  for (const [index, path] of questions.slice(0, 5).entries()) {
    const { requests, seconds, p50, p99, failed } = await ask(
      server.url,
      { path },
      { connections: 32, seconds: 3 },
    );
    const measures = [requests / seconds, p50, p99, failed].map((each) => each.toFixed(0));
    rows.push([feelings[index]?.[1] ?? "", ...measures]);
  }
  printTable("Searches at 32 connections", ["", "a second", "p50", "p99", "failed"], rows);
}, 120_000);

it("chapters, never read before and again", async () => {
  const paths = books.flatMap(({ slug, chapters }) =>
    Array.from({ length: chapters }, (_, index) => `/bible/${slug}/${index + 1}`),
  );
  // Each book's first, far from one another, so that every text is unpacked.
  const some = paths.filter((_, index) => index % 7 === 0).toSorted((a, b) => (a > b ? -1 : 1));
  const rows: string[][] = [];
  for (const state of ["cold", "cached"]) {
    const waits: number[] = [];
    const before = cpuOf([server.process.pid ?? 0]);
    for (const path of some) waits.push(await read(path));
    const cpu = (cpuOf([server.process.pid ?? 0]) - before) / some.length / 1_000;
    const measures = [cpu, percentile(waits, 50), percentile(waits, 99)];
    rows.push([state, ...measures.map((each) => each.toFixed(1))]);
  }
  printTable(`${some.length} chapters, ms each`, ["", "processor", "p50", "p99"], rows);
}, 120_000);
