import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { findChromium } from "./chromium.mjs";
import { takePhotos } from "./lighthouse/camera.mjs";
import { judge } from "./lighthouse/goals.mjs";
import { medians } from "./lighthouse/medians.mjs";
import { servePhotos } from "./lighthouse/photos.mjs";
import { startSite } from "./lighthouse/site.mjs";
import { printGoals, printPages } from "./lighthouse/tables.mjs";
import { visit } from "./lighthouse/visit.mjs";
import { at, attempt, Problem, say, since } from "./project.mjs";
import { ensureBuilt, ensureInstalled, ensureNode } from "./setup.mjs";

/** @typedef {import("./lighthouse/visit.mjs").Visit} Visit */

const usual = ["/", "/plan/anxiety-plan", "/blog", "/contact"];

/**
 * Lighthouse on a phone, without photos and with; the median of some visits to each page. Other
 * pages than the usual can be named.
 */
await attempt(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "3" } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  const pages = positionals.length > 0 ? positionals : usual;
  if (!(Number.isInteger(runs) && runs > 0)) throw new Problem("--runs wants a whole number.");
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await findChromium();
  const from = performance.now();
  const load = loadavg()[0]?.toFixed(1);
  say(`Measuring with ${chromium} on ${cpus().length} processors, load ${load}…`);
  const results = [
    ...(await measure("off", { runs, chromium, pages })),
    ...(await measure("on", { runs, chromium, pages })),
  ];
  printPages(results, runs);
  const goals = judge(results);
  printGoals(goals);
  writeFileSync(
    at("lighthouse-results.json"),
    `${JSON.stringify({ runs, goals, results }, null, 2)}\n`,
  );
  say(`\nWritten to lighthouse-results.json after ${since(from)}.`);
  process.exitCode = goals.every(({ met }) => met) ? 0 : 1;
});

/**
 * @param {"on" | "off"} photos
 * @param {{ runs: number, chromium: string, pages: string[] }} how
 */
async function measure(photos, { runs, chromium, pages }) {
  const site = await startSite(photos);
  const service =
    photos === "on" && (await servePhotos(await takePhotos(chromium, site.url, pages)));
  try {
    const results = [];
    for (const path of pages) {
      /** @type {Visit[]} */
      const visits = [];
      for (let run = 1; run <= runs; run += 1) {
        const flags = service ? service.flags : [];
        const seen = await visit(`${site.url}${path}`, { chromium, flags });
        const words = `performance ${seen.scores.performance} at ${seen.machine}`;
        say(`${path}, photos ${photos}, visit ${run} of ${runs}: ${words}`);
        visits.push(seen);
      }
      results.push({ path, photos, ...medians(visits) });
    }
    return results;
  } finally {
    if (service) service.stop();
    await site.stop();
  }
}
