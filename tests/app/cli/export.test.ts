import { describe, expect, it } from "vitest";
import { csvOf } from "~/cli/export.server";

const cellOf = (value: unknown) =>
  csvOf(["a"], [{ a: value }])
    .split("\r\n")
    .slice(1)
    .join("\r\n");

describe("a table as CSV", () => {
  it("has a line of names, and lines that end as RFC 4180 says", () => {
    const rows = [
      { a: "1", b: "two, three" },
      { a: 'say "hi"', b: "one\ntwo" },
    ];
    expect(csvOf(["a", "b"], rows)).toBe('a,b\r\n1,"two, three"\r\n"say ""hi""","one\ntwo"');
  });

  it("writes moments, lists, and what is not there", () => {
    expect([new Date(0), ["x", "y"], undefined, null, true, 0].map(cellOf)).toEqual([
      "1970-01-01T00:00:00.000Z",
      "x; y",
      "",
      "",
      "true",
      "0",
    ]);
  });
});

describe("words that a spreadsheet would run", () => {
  it.each([
    "=1+1",
    "+cmd|' /C calc'!A0",
    "-2+3",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "  =1",
    "\n=1",
    "\ufeff=1",
    "\uff1d1",
    "=cmd@example.org",
  ])("stay words: %j", (words) => {
    expect(cellOf(words).replace(/^"/, "")).toMatch(/^'/);
  });

  it("are not those that only hold such a mark", () => {
    expect(["a=b", "1-2", "ann+list@example.org"].map(cellOf)).toEqual([
      "a=b",
      "1-2",
      "ann+list@example.org",
    ]);
  });
});
