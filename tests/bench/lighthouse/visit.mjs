import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem, temporaryFolder } from "../../../bin/project.mjs";
import { run } from "../../../bin/run.mjs";
import { fetchPackage } from "../../../bin/setup.mjs";

/**
 * What one visit showed: scores from 0 to 100, times in milliseconds, what a first visit fetches in bytes
 * as sent.
 * @typedef {Record<"performance" | "accessibility" | "best-practices" | "seo", number>
 *   & Record<"fcp" | "lcp" | "tbt" | "cls" | "bytes", number>
 *   & { largest: string, faults: string[] }} Visit
 */

/** Lighthouse, fetched when it is first asked for: it weighs a sixth of all else. @returns its script */
export async function ensureLighthouse() {
  const home = await fetchPackage("lighthouse", "12.8.2");
  if (!home) throw new Problem("Lighthouse could not be fetched.");
  return join(home, "cli/index.js");
}

/**
 * @param {string} url @param {{ lighthouse: string, chromium: string, flags: string[] }} how
 * @returns {Promise<Visit>}
 */
export async function visit(url, { lighthouse, chromium, flags }) {
  const report = join(temporaryFolder(), "report.json");
  const args = [
    ...[lighthouse, url, "--quiet", "--no-enable-error-reporting"],
    ...["--output=json", `--output-path=${report}`],
    `--chrome-flags=${["--headless=new", "--no-sandbox", "--disable-gpu", ...flags].join(" ")}`,
  ];
  const options = { env: { CHROME_PATH: chromium }, stdout: 2, timeout: 180_000 };
  // A machine that is busy loses a trace now and then, and Lighthouse itself asks to try again.
  for (let turn = 0; turn < 3; turn += 1)
    if ((await run(process.execPath, args, options)) === 0)
      return read(JSON.parse(readFileSync(report, "utf8")));
  throw new Problem(`Lighthouse failed at ${url}, three times.`);
}

/** @param {Record<"categories" | "audits", Record<string, any>>} report @returns {Visit} */
function read({ categories, audits }) {
  const score = (/** @type {string} */ name) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (/** @type {string} */ name) => audits[name]?.numericValue ?? Number.NaN;
  const items = (/** @type {string} */ name) => audits[name]?.details?.items ?? [];
  const judged = ["accessibility", "best-practices", "seo"]
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    fcp: figure("first-contentful-paint"),
    lcp: figure("largest-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    bytes: figure("total-byte-weight"),
    largest: items("largest-contentful-paint-element")[0]?.items?.[0]?.node?.snippet ?? "unknown",
    faults: judged.map(({ id }) => [id, items(id)[0]?.description].filter(Boolean).join(": ")),
  };
}
