import { stripVTControlCharacters } from "node:util";

/**
 * What a runner's report says: how many tests passed, failed and were left out, and each failure by the
 * test's name and the first lines of what was wrong.
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Tally
 */

/**
 * @param {any} report the JSON of Vitest
 * @returns {Tally} a file that could not be loaded counts as one failed test
 */
export function readVitest({
  testResults,
  numPassedTests,
  numFailedTests,
  numPendingTests,
  numTodoTests,
}) {
  const files =
    /** @type {{ name: string, status: string, message: string, assertionResults: any[] }[]} */ (
      testResults
    );
  const unloaded = files.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const tests = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => failure(`${name}: ${fullName}`, failureMessages[0])),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + numTodoTests,
    failures: [...tests, ...unloaded.map(({ name, message }) => failure(name, message))],
  };
}

/** @param {any} report the JSON of Playwright @returns {Tally} */
export function readPlaywright({ stats, errors, suites }) {
  const specs = suites.flatMap(specsOf).filter((/** @type {any} */ { ok }) => !ok);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...specs.map((/** @type {any} */ { file, title, tests: [test] }) =>
        failure(`${file} [${test.projectName}]: ${title}`, test.results.at(-1)?.error?.message),
      ),
      ...errors.map((/** @type {any} */ { message }) => failure("outside of a test", message)),
    ],
  };
}

/** @param {any} suite @returns {any[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {string} name @param {string} [message] */
function failure(name, message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  return [name, ...lines.filter((line) => line.trim()).slice(0, 6)].join("\n    ");
}
