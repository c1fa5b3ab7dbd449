import { expect, it } from "vitest";
import { afterRetry, aloneInVitest, mayBeFlaky } from "../../bin/flaky.mjs";
import { readPlaywright, readVitest } from "../../bin/reports.mjs";

/** The report of Vitest on files, by the status of their tests. */
function vitestReport(files: Record<string, Record<string, string>>) {
  const all = Object.values(files).flatMap((tests) => Object.values(tests));
  const count = (wanted: string) => all.filter((status) => status === wanted).length;
  return {
    numPassedTests: count("passed"),
    numPendingTests: count("skipped"),
    numTodoTests: 0,
    testResults: Object.entries(files).map(([name, tests]) => ({
      name,
      status: Object.values(tests).every((status) => status === "passed") ? "passed" : "failed",
      message: "",
      assertionResults: Object.entries(tests).map(([fullName, status]) => ({
        fullName,
        status,
        failureMessages: status === "failed" ? ["\u001b[31mno\u001b[39m\n\n  at once\n"] : [],
      })),
    })),
  };
}

/** The report of Playwright on one spec in each project, by the status of its test there. */
const playwrightReport = (
  statuses: Record<string, string>,
  errors: { message: string }[] = [],
) => ({
  stats: {
    expected: Object.values(statuses).filter((status) => status === "expected").length,
    skipped: 0,
  },
  errors,
  suites: [
    {
      suites: [
        {
          specs: [
            {
              file: "a.spec.ts",
              title: "opens",
              tests: Object.entries(statuses).map(([projectName, status]) => ({
                projectName,
                status,
                results: [{ error: { message: "was closed" } }],
              })),
            },
          ],
        },
      ],
    },
  ],
});

const first = readVitest(
  vitestReport({
    "a.test.ts": { one: "failed", two: "passed" },
    "b.test.ts": { "t (h)": "failed" },
  }),
);

it("a failed test is read with its file, its title and the first lines of what was wrong", () => {
  expect(first).toEqual({
    passed: 1,
    skipped: 0,
    failures: [
      { name: "a.test.ts: one", message: "no\n  at once", file: "a.test.ts", title: "one" },
      { name: "b.test.ts: t (h)", message: "no\n  at once", file: "b.test.ts", title: "t (h)" },
    ],
    flaky: [],
  });
});

it("a file whose set-up failed is one failure, also where its tests are left out", () => {
  const left: Record<string, string>[] = [{}, { one: "skipped" }];
  for (const tests of left) {
    const report = vitestReport({ "a.test.ts": tests });
    for (const file of report.testResults) file.status = "failed";
    expect(readVitest(report).failures).toEqual([
      { name: "a.test.ts", message: "", file: "a.test.ts" },
    ]);
  }
});

it("a browser test that failed in one of the ways is read by that way", () => {
  const report = playwrightReport({ scripts: "expected", "no scripts": "unexpected" });
  expect(readPlaywright(report)).toMatchObject({
    passed: 1,
    failures: [{ name: "a.spec.ts [no scripts]: opens", message: "was closed" }],
  });
});

it("what passes when it is run alone counts once, as passed, and is named", () => {
  const second = readVitest(
    vitestReport({
      "a.test.ts": { one: "passed", two: "skipped" },
      "b.test.ts": { "t (h)": "failed" },
    }),
  );
  expect(mayBeFlaky(first)).toBe(true);
  expect(afterRetry(first, second)).toEqual({
    passed: 2,
    skipped: 0,
    failures: [first.failures[1]],
    flaky: ["a.test.ts: one"],
  });
});

it("a second run that did not reach the tests, or failed outside of them, proves nothing", () => {
  const few = readVitest(vitestReport({ "a.test.ts": { one: "passed" } }));
  const broken = readPlaywright(
    playwrightReport({ scripts: "expected", "no scripts": "expected" }, [{ message: "no" }]),
  );
  for (const second of [few, broken]) {
    expect(afterRetry(first, second)).toMatchObject({
      passed: 1,
      failures: first.failures,
      flaky: [],
    });
  }
});

it("many failures, and those outside of a test, are no accident", () => {
  const six = Object.fromEntries(Array.from({ length: 6 }, (_, at) => [`test ${at}`, "failed"]));
  expect(mayBeFlaky(readVitest(vitestReport({ "a.test.ts": six })))).toBe(false);
  const outside = playwrightReport({ scripts: "unexpected" }, [{ message: "no server" }]);
  expect(mayBeFlaky(readPlaywright(outside))).toBe(false);
  expect(mayBeFlaky(readVitest(vitestReport({ "a.test.ts": { one: "passed" } })))).toBe(false);
});

it("failed tests are asked for by file and exact title, a file without a title whole", () => {
  const alone = ["--no-file-parallelism"];
  expect(aloneInVitest(first.failures)).toEqual([
    ...["a.test.ts", "b.test.ts", "-t", "^(one|t \\(h\\))$"],
    ...alone,
  ]);
  const file = { name: "c.test.ts", message: "", file: "c.test.ts" };
  expect(aloneInVitest([...first.failures.slice(0, 1), file])).toEqual([
    ...["a.test.ts", "c.test.ts"],
    ...alone,
  ]);
});
