import { stripVTControlCharacters } from "node:util";

/**
 * What failed, with the first lines of what was wrong. A `file` says that it was a test, and `title` which
 * of that file; without a title the file failed outside of its tests.
 * @typedef {{ name: string, message: string, file?: string, title?: string }} Failure
 */

/**
 * `flaky` names the tests that passed when they were run again.
 * @typedef {{ passed: number, skipped: number, failures: Failure[], flaky: string[] }} Tally
 */

/** @param {any} report the JSON of Vitest @returns {Tally} */
export function readVitest({ testResults, numPassedTests, numPendingTests, numTodoTests }) {
  return {
    passed: numPassedTests,
    skipped: numPendingTests + numTodoTests,
    failures: testResults.flatMap(failuresInFile),
    flaky: [],
  };
}

/**
 * A file that failed without a failed test, for it could not be loaded or set up, counts as one.
 * @param {{ name: string, status: string, message: string, assertionResults: any[] }} file
 * @returns {Failure[]}
 */
function failuresInFile({ name: file, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0)
    return [{ name: file, message: firstLines(message), file }];
  return failed.map(({ fullName: title, failureMessages }) => ({
    name: `${file}: ${title}`,
    message: firstLines(failureMessages[0]),
    file,
    title,
  }));
}

/** @param {any} report the JSON of Playwright @returns {Tally} */
export function readPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(specsOf).flatMap(failuresOfSpec),
      ...errors.map((/** @type {any} */ { message }) => ({
        name: "outside of a test",
        message: firstLines(message),
      })),
    ],
    flaky: [],
  };
}

/** @param {any} suite @returns {any[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** A spec has a test for each project. @param {any} spec @returns {Failure[]} */
function failuresOfSpec({ file, title, tests }) {
  return tests
    .filter((/** @type {any} */ { status }) => status === "unexpected")
    .map((/** @type {any} */ { projectName, results }) => ({
      name: `${file} [${projectName}]: ${title}`,
      message: firstLines(results.at(-1)?.error?.message),
      file,
      title,
    }));
}

function firstLines(message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  return lines
    .filter((line) => line.trim())
    .slice(0, 6)
    .join("\n");
}
