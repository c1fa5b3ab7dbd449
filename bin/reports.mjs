import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * @param {string} file Vitest's JSON report
 * @param {number} code its exit code
 * @returns {Tally}
 */
export function readVitest(file, code) {
  const report = parse(file);
  if (!report) return nothing;
  const unloaded = report.testResults.filter(isUnloaded).length;
  return {
    passed: report.numPassedTests,
    failed: atLeast(code, report.numFailedTests + unloaded),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @param {string} file Playwright's JSON report
 * @param {number} code its exit code
 * @returns {Tally}
 */
export function readPlaywright(file, code) {
  const report = parse(file);
  if (!report) return nothing;
  const { expected, flaky, unexpected, skipped } = report.stats;
  const failed = atLeast(code, unexpected + report.errors.length);
  return { passed: expected + flaky, failed, skipped };
}

const nothing = { passed: 0, failed: 1, skipped: 0 };

/**
 * A runner can fail without a failed test: a server that does not start, an error outside of tests.
 * @param {number} code
 * @param {number} failed
 */
function atLeast(code, failed) {
  return code === 0 ? failed : Math.max(failed, 1);
}

/** @param {{ status: string, assertionResults: unknown[] }} file */
function isUnloaded({ status, assertionResults }) {
  return status === "failed" && assertionResults.length === 0;
}

/** @param {string} file */
function parse(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
