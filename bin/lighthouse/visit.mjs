import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Problem } from "../project.mjs";
import { runTool } from "../run.mjs";
import { weigh } from "./weight.mjs";

/** @typedef {{ chromium: string, flags: string[] }} Browser */
/** @typedef {NonNullable<Awaited<ReturnType<typeof import("lighthouse").default>>>["lhr"]} Report */

/**
 * What one visit showed. Scores from 0 to 100, times in milliseconds, weights in bytes as sent.
 * @typedef {{
 *   scores: Record<"performance" | "accessibility" | "best-practices" | "seo", number>,
 *   times: Record<"fcp" | "lcp" | "tbt" | "cls", number>,
 *   largest: string,
 *   weight: import("./weight.mjs").Weight,
 *   faults: string[],
 *   machine: number,
 * }} Visit
 */

/**
 * A first visit by Lighthouse's phone, in a browser of its own.
 * @param {string} url
 * @param {Browser} browser
 * @returns {Promise<Visit>}
 */
export async function visit(url, { chromium, flags }) {
  const folder = mkdtempSync(join(tmpdir(), "prayer-life-lighthouse-"));
  try {
    const report = join(folder, "report.json");
    const args = [
      url,
      ...["--quiet", "--no-enable-error-reporting", "--output=json", `--output-path=${report}`],
      `--chrome-flags=${["--headless=new", "--no-sandbox", "--disable-gpu", ...flags].join(" ")}`,
    ];
    const run = () =>
      runTool("lighthouse", args, {
        env: { CHROME_PATH: chromium },
        stdout: 2,
        timeout: 180_000,
      });
    // A machine that is busy loses a trace now and then, and Lighthouse itself asks to try again.
    const code = (await run()) && (await run()) && (await run());
    if (code !== 0) throw new Problem(`Lighthouse ended with ${code} at ${url}, three times.`);
    return await read(JSON.parse(readFileSync(report, "utf8")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Report} report
 * @returns {Promise<Visit>}
 */
async function read({ categories, audits, environment, runtimeError }) {
  if (runtimeError) throw new Problem(`Lighthouse: ${runtimeError.message}`);
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
    },
    times: {
      fcp: figure("first-contentful-paint"),
      lcp: figure("largest-contentful-paint"),
      tbt: figure("total-blocking-time"),
      cls: figure("cumulative-layout-shift"),
    },
    largest: largestOf(audits),
    weight: await weigh(itemsOf(audits["network-requests"])),
    faults: faultsOf({ categories, audits }),
    machine: environment.benchmarkIndex,
  };
}

/** @param {Record<string, any>} audits @returns {string} the element that was the largest paint */
function largestOf(audits) {
  const [found] = itemsOf(audits["largest-contentful-paint-element"]);
  return found?.items?.[0]?.node?.snippet ?? "unknown";
}

/** What lowered a score, but for the times: they are shown by themselves. */
function faultsOf(/** @type {Pick<Report, "categories" | "audits">} */ report) {
  const references = Object.entries(report.categories)
    .filter(([name]) => name !== "performance")
    .flatMap(([, { auditRefs }]) => auditRefs);
  return references
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => [id, itemsOf(report.audits[id])[0]?.description].filter(Boolean).join(": "));
}

/** @param {any} audit @returns {any[]} */
function itemsOf(audit) {
  return audit?.details?.items ?? [];
}
