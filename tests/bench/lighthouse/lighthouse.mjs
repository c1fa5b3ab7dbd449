import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { findChromium } from "../../../bin/chromium.mjs";
import { at, attempt, Problem, say, since } from "../../../bin/project.mjs";
import { ensureReady } from "../../../bin/setup.mjs";
import { untilIdle } from "../measure/process.mjs";
import { freePort, startOurs } from "../measure/servers.mjs";
import { servePhotos } from "./photos.mjs";
import { judge, medians, print } from "./report.mjs";
import { ensureLighthouse, visit } from "./visit.mjs";

const usual = ["/", "/plan/anxiety-plan", "/blog", "/contact"];

await attempt(async () => {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "3" } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  const pages = positionals.length > 0 ? positionals : usual;
  if (!(Number.isInteger(runs) && runs > 0)) throw new Problem("--runs wants a whole number.");
  await ensureReady();
  const lighthouse = await ensureLighthouse();
  const how = { runs, pages, lighthouse, chromium: await findChromium() };
  const from = performance.now();
  const results = [...(await measure("off", how)), ...(await measure("on", how))];
  const goals = judge(results);
  print(results, goals);
  const text = JSON.stringify({ runs, goals, results }, null, 2);
  writeFileSync(at("lighthouse-results.json"), `${text}\n`);
  say(`\nWritten to lighthouse-results.json after ${since(from)}.`);
  process.exitCode = goals.every(({ met }) => met) ? 0 : 1;
});

/**
 * @param {"on" | "off"} photos
 * @param {{ runs: number, pages: string[], lighthouse: string, chromium: string }} how
 */
async function measure(photos, { runs, pages, lighthouse, chromium }) {
  const port = await freePort();
  const env = { LOG_LEVEL: "warn", PHOTOS: photos, ORIGIN: `http://127.0.0.1:${port}` };
  const site = await startOurs("prayer-life", { env, port });
  const service = await servePhotos();
  try {
    await untilIdle(site.pid, 60);
    const results = [];
    for (const path of pages) {
      const visits = [];
      for (let run = 1; run <= runs; run += 1) {
        const seen = await visit(site.url + path, { lighthouse, chromium, flags: service.flags });
        say(`${path}, photos ${photos}, visit ${run} of ${runs}: ${seen.performance}`);
        visits.push(seen);
      }
      results.push({ path, photos, ...medians(visits) });
    }
    return results;
  } finally {
    service.stop();
    await site.stop();
  }
}
