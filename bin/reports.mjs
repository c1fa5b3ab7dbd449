import { existsSync, readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Tally */

/**
 * @param {string} file Vitest's JSON report
 * @param {number} code its exit code
 */
export function readVitest(file, code) {
  const report = parse(file);
  return tally(code, {
    passed: report?.numPassedTests,
    failed: report?.numFailedTests,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/**
 * @param {string} file Playwright's JSON report
 * @param {number} code its exit code
 */
export function readPlaywright(file, code) {
  const stats = parse(file)?.stats;
  return tally(code, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected,
    skipped: stats?.skipped,
  });
}

/**
 * A runner that failed without a failed test (a file that does not load, a server that does not
 * start) counts as one failure.
 * @param {number} code
 * @param {Partial<Tally>} counts
 * @returns {Tally}
 */
function tally(code, { passed = 0, failed = 0, skipped = 0 }) {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), skipped };
}

/** @param {string} file */
function parse(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
