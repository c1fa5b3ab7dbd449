import { printTable } from "../bench/table.mjs";

/** @typedef {import("./goals.mjs").Result} Result */

/**
 * @param {Result[]} results
 * @param {number} runs of which they are the medians
 */
export function printPages(results, runs) {
  const machine = Math.round(results[0]?.machine ?? 0);
  printTable(
    `Lighthouse's phone, medians of ${runs} (this machine rates ${machine} of 1500 or more when it is idle)`,
    ["", "photos", "perf.", "access.", "best", "SEO", "FCP ms", "LCP ms", "TBT ms", "CLS"],
    results.map(({ path, photos, scores, times }) => [
      path,
      photos,
      ...[scores.performance, scores.accessibility, scores["best-practices"], scores.seo].map(
        String,
      ),
      ...[times.fcp, times.lcp, times.tbt].map((time) => String(Math.round(time))),
      times.cls.toFixed(3),
    ]),
  );
  const kinds = /** @type {(keyof Result["weight"])[]} */ (Object.keys(results[0]?.weight ?? {}));
  printTable(
    "What a first visit fetches, KB of bodies in brotli",
    ["", "photos", ...kinds, "all"],
    results.map(({ path, photos, weight }) => {
      const all = kinds.reduce((sum, kind) => sum + weight[kind], 0);
      const bytes = [...kinds.map((kind) => weight[kind]), all];
      return [path, photos, ...bytes.map((each) => (each / 1024).toFixed(1))];
    }),
  );
  printTable(
    "The largest paint",
    ["", "photos", "element"],
    results.map(({ path, photos, largest }) => [path, photos, largest.slice(0, 60)]),
  );
}

/** @param {import("./goals.mjs").Goal[]} goals those that were missed stand first */
export function printGoals(goals) {
  const missed = goals.filter(({ met }) => !met);
  const rows = missed.map(({ what, figure, goal }) => [what, figure, goal]);
  if (rows.length > 0) printTable("Goals missed", ["", "measured", "goal"], rows);
  process.stdout.write(`\n${goals.length - missed.length} of ${goals.length} goals met\n`);
}
