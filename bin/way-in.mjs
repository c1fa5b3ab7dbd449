import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findChromium } from "./chromium.mjs";
import { startSite } from "./lighthouse/site.mjs";
import { at, attempt, Problem, say, since } from "./project.mjs";
import { ensureBuilt, ensureInstalled, ensureNode } from "./setup.mjs";
import { walkIn } from "./way-in/walk.mjs";

/** Milliseconds from the first request to a prayer on the screen, and taps on the way. */
const goal = { total: 5_000, taps: 1, swipes: 0 };

/**
 * How long it takes from the home page to a prayer on the screen, on a phone with slow 4G and a
 * quarter of the processor, with scripts and without; the median of some visits.
 */
await attempt(async () => {
  const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs > 0)) throw new Problem("--runs wants a whole number.");
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await findChromium();
  const from = performance.now();
  const site = await startSite("off");
  const results = [];
  try {
    for (const scripts of [true, false])
      for (const name of ["Pray now", "Afraid"])
        results.push(await measure(site.url, { chromium, scripts, name, runs }));
  } finally {
    await site.stop();
  }
  for (const { name, scripts, taps, swipes, home, prayer, total } of results) {
    const how = scripts ? "with scripts" : "without scripts";
    const way = `${taps} tap, ${swipes} swipes`;
    say(`${name}, ${how}: ${way}; home ${home} ms, then ${prayer} ms; ${total} ms in all`);
  }
  const met = results.every((each) => each.total <= goal.total && each.swipes <= goal.swipes);
  say(`${met ? "Met" : "MISSED"}: one tap, no swipe, ${goal.total} ms in all.`);
  writeFileSync(at("way-in-results.json"), `${JSON.stringify({ runs, goal, results }, null, 2)}\n`);
  say(`Written to way-in-results.json after ${since(from)}.`);
  process.exitCode = met ? 0 : 1;
});

/**
 * @param {string} url
 * @param {{ chromium: string, scripts: boolean, name: string, runs: number }} how
 */
async function measure(url, { runs, ...how }) {
  const walks = [];
  for (let run = 0; run < runs; run += 1) walks.push(await walkIn(url, how));
  walks.sort((one, other) => one.total - other.total);
  const median = walks[Math.floor(runs / 2)];
  if (!median) throw new Problem("Nobody walked.");
  return { name: how.name, scripts: how.scripts, ...median };
}
