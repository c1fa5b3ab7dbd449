import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { linesOf, readHouse } from "../../bin/house/census.mjs";

/** What the house may be at most; it is made smaller, never larger. */
const most = {
  lines: 63_000,
  files: 580,
  binLines: 2_500,
  linesOfFile: 300,
  linesOfFunction: 60,
  comments: 0.05,
  binComments: 0.05,
  /** Files under 50 lines that one other file imports. */
  smallParts: 15,
  /** Exports that one other file of the same folder uses. */
  nearExports: 340,
  linesOfStyle: 1_870,
};

const { files, sizes, small, near, comments } = readHouse(".");
const code = Object.values(files).flat();

it("the house does not grow", () => {
  expect(sizes.app.lines + sizes.db.lines).toBeLessThanOrEqual(most.lines);
  expect(sizes.app.files + sizes.db.files).toBeLessThanOrEqual(most.files);
  expect(sizes.bin.lines).toBeLessThanOrEqual(most.binLines);
});

it("no file is longer than a reader wants to see whole", () => {
  const long = code.filter(({ lines }) => lines > most.linesOfFile);
  expect(long.map(({ name }) => name)).toEqual([]);
});

it("no function is", () => {
  const long: string[] = [];
  for (const { name, lines, source } of code) {
    if (lines <= most.linesOfFunction) continue;
    const visit = (node: ts.Node): void => {
      const isFunction = ts.isFunctionLike(node) && "body" in node && node.body;
      if (isFunction && linesOf(node.getText(source)) > most.linesOfFunction)
        long.push(`${name}: ${node.name?.getText(source) ?? "without a name"}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(long).toEqual([]);
});

it("comments are few: a name says what it names", () => {
  expect(comments.house).toBeLessThanOrEqual(most.comments);
  expect(comments.bin).toBeLessThanOrEqual(most.binComments);
});

it("a part that one file uses stands in that file, unless it is worth a file of its own", () => {
  expect(small.length).toBeLessThanOrEqual(most.smallParts);
  expect(near.length).toBeLessThanOrEqual(most.nearExports);
});

it("style sheets, for what utilities cannot say, stay short together", () => {
  const sheets = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => linesOf(readFileSync(`app/${name}`, "utf8")));
  expect(sheets.reduce((sum, each) => sum + each, 0)).toBeLessThan(most.linesOfStyle);
});
