import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printTable } from "./bench/table.mjs";
import { attempt, Problem, say, since } from "./project.mjs";
import { runTool } from "./run.mjs";
import { ensureBuilt, ensureInstalled, ensureNode } from "./setup.mjs";

/**
 * @typedef {{ fault: string, extent: string, result?: string }} Told
 * @typedef {{ status: string, title: string, meta?: { told?: Told } }} Test
 */

/**
 * Tries every fault at length; `npm test` holds the same tests, shortly. Arguments choose some of
 * them, by a part of their file's name.
 */
await attempt(async () => {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
  const from = performance.now();
  const folder = mkdtempSync(join(tmpdir(), "prayer-life-"));
  try {
    process.exitCode = await tryFaults(join(folder, "faults.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  say(`\n${process.exitCode === 0 ? "Nothing broke" : "Something broke"} in ${since(from)}.`);
});

/** @param {string} file */
async function tryFaults(file) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const args = ["run", "--project", "faults", ...process.argv.slice(2), ...reporters];
  const code = await runTool("vitest", args, {
    env: { NODE_ENV: "test", FAULTS: "long" },
    stdout: 2,
  });
  if (!existsSync(file)) throw new Problem("The faults were not tried.");
  /** @type {{ testResults: { assertionResults: Test[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(file, "utf8"));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  printTable(
    "Faults",
    ["", "how many", "result"],
    tests.flatMap((test) => line(test)),
  );
  return code;
}

/** @param {Test} test @returns {string[][]} of those that say nothing, only what failed */
function line({ status, title, meta }) {
  const { fault, extent, result = "" } = meta?.told ?? { fault: title, extent: "" };
  if (status === "passed") return meta?.told ? [[fault, extent, result]] : [];
  return [[fault, extent, status === "failed" ? "FAILED" : `skipped: ${result}`]];
}
