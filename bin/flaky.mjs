/** @typedef {import("./reports.mjs").Failure} Failure @typedef {import("./reports.mjs").Tally} Tally */

/** More failures than these have a cause that a second run would find again. */
const mostFlaky = 5;

/** Whether what failed is run once more: a few tests, and nothing outside of them. @param {Tally} run */
export function mayBeFlaky({ failures }) {
  return failures.length > 0 && failures.length <= mostFlaky && failures.every(({ file }) => file);
}

/**
 * What a run came to when its failed tests were run again: those that then passed count as passed, and are
 * named. A second run that lacks one of them, or failed outside of them, says nothing.
 * @param {Tally} first @param {Tally} second @returns {Tally}
 */
export function afterRetry(first, second) {
  const whole =
    second.passed + second.failures.length >= first.failures.length &&
    second.failures.every(({ file }) => file);
  const failedAgain = second.failures.map(({ name }) => name);
  const failures = first.failures.filter(({ name }) => !whole || failedAgain.includes(name));
  const flaky = first.failures.filter((failure) => !failures.includes(failure));
  return {
    passed: first.passed + flaky.length,
    skipped: first.skipped,
    failures,
    flaky: flaky.map(({ name }) => name),
  };
}

/** What asks Vitest for failed tests, one after another. @param {Failure[]} failures */
export function aloneInVitest(failures) {
  const files = [...new Set(failures.map(({ file = "" }) => file))];
  const titles = failures.map(({ title }) => title?.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  // A file that could not be set up is run whole, and what failed beside it with it.
  const byTitle = titles.includes(undefined) ? [] : ["-t", `^(${titles.join("|")})$`];
  return [...files, ...byTitle, "--no-file-parallelism"];
}

/** What asks Playwright for what failed just before; the trace of it stands in test-results/alone. */
export const aloneInPlaywright = {
  args: ["--last-failed", "--workers=1", "--trace=on", "--output=test-results/alone"],
  env: { PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: "test-results/.last-run.json" },
};
