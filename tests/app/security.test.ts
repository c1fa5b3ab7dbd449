import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const table = readFileSync(".github/security.md", "utf8");
const rows = [...table.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+) \|$/gm)];

it("every file that the table of requirements names is there", () => {
  const files = [...table.matchAll(/`((?:tests|app|db)\/[^`*]+)`/g)].map(([, file = ""]) => file);
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

const higher = [...table.matchAll(/^\| (\d+\.\d+\.\d+ L[23]) \| (.+?) \| (.+) \|$/gm)];

it("what is held of cryptography and data protection beyond level 1 names its test, or says why not", () => {
  expect(new Set(higher.map(([, number]) => number)).size).toBe(19);
  const shown = /`tests\/|Exception: ./;
  expect(higher.filter(([, , , by = ""]) => !shown.test(by)).map(([row]) => row)).toEqual([]);
});

it("every requirement of level 1 is held, has nothing to hold, or says why not", () => {
  const numbers = rows.map(([, number]) => number);
  expect(new Set(numbers).size).toBe(70);
  expect(numbers).toHaveLength(70);
  const session = /`tests\/|Not applicable: .|Exception: .|, above$/;
  expect(rows.filter(([, , , by = ""]) => !session.test(by)).map(([row]) => row)).toEqual([]);
});
