import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue, quoted, type Row } from "../e2e/catalogue/rows";
import { at, readIfThere } from "./files";

const rows: readonly Row[] = catalogue;
const specification = readIfThere("../shared/specification.md");

test.skipIf(!specification)("the catalogue is the specification's, row for row", () => {
  const section = specification?.split("## 8. Error catalogue")[1]?.split("\n## ")[0] ?? "";
  const specified = [...section.matchAll(/^\| (.+) \| (.+) \|$/gm)].map((match) => match.slice(1));
  expect(rows.map(({ situation, notice }) => [situation, notice])).toEqual(specified.slice(1));
});

test("each row is there once, and its quotations are read whole", () => {
  expect(new Set(rows.map(({ situation }) => situation)).size).toBe(rows.length);
  for (const row of rows) {
    const unquoted = quoted(row).reduce(
      (rest, words) => rest.replace(`'${words}'`, ""),
      row.notice,
    );
    expect(unquoted.replace("server's", ""), row.situation).not.toContain("'");
  }
  expect(rows.flatMap(quoted)).toContain("You've joined the waitlist!");
});

test("what no visitor can reach has its unit test", () => {
  for (const { ways } of rows) {
    if (typeof ways === "object" && "unit" in ways) expect(existsSync(at(ways.unit))).toBe(true);
  }
});
