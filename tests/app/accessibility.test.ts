import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const table = readFileSync(".github/accessibility.md", "utf8");
const rows = [...table.matchAll(/^\| (\d\.\d\.\d+) \| (AA?) \| (.+?) \| (.+) \|$/gm)];

it("every file that the table of criteria names is there", () => {
  const files = [...table.matchAll(/`((?:tests|app)\/[^`]+)`/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it("every criterion of both levels is held, has nothing to hold, or says why not", () => {
  const numbers = rows.map(([, number]) => number);
  expect(new Set(numbers).size).toBe(55);
  expect(rows.filter(([, , level]) => level === "A")).toHaveLength(31);
  const said = /`tests\/|Not applicable: ./;
  expect(rows.filter(([, , , , by = ""]) => !said.test(by)).map(([row]) => row)).toEqual([]);
});
