const isSample = Boolean(process.env.MUTANTS_SAMPLE);

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  testRunner: "vitest",
  vitest: { configFile: "tests/mutants/vitest.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner", new URL("sample.mjs", import.meta.url).href],
  checkers: isSample ? ["sample"] : [],
  // It works on a copy of the project.
  tempDirName: ".mutants",
  cleanTempDir: "always",
  ignorePatterns: ["/build", "/build-*", "/dist", "/data", "/test-results", "/.mutants*"],
  coverageAnalysis: "perTest",
  // What a module computes once would need every test, in a process of its own, for each change.
  ignoreStatic: true,
  // Words are held where they are shown, by the request and browser tests.
  mutator: { excludedMutations: ["StringLiteral"] },
  incremental: !isSample,
  concurrency: 2,
  reporters: ["clear-text", "json"],
  jsonReporter: { fileName: process.env.MUTANTS_REPORT },
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: false,
  },
};
