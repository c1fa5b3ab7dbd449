import { expect, it } from "vitest";
import { hourPrayers } from "#content/hours/hours";
import { lineNumber, linesOf } from "#content/hours/lines";
import { themes } from "#content/themes/themes";

it("a prayer goes line by line, with not a word lost", () => {
  for (const { prayer } of [...hourPrayers, ...themes]) {
    const lines = linesOf(prayer);
    expect(lines.join(" ")).toBe(prayer.replace(/\s+/g, " "));
    expect(lines.length).toBeGreaterThan(3);
  }
});

it("a few short words go with their neighbor, within a paragraph", () => {
  expect(linesOf("Come. Sit with me in it, Lord, for a while.\n\nStay.")).toEqual([
    "Come. Sit with me in it, Lord, for a while.",
    "Stay.",
  ]);
});

it("a passage goes in its own lines, and a long sentence of it in parts", () => {
  const poetry =
    "‘May the LORD bless you\n and keep you;\nmay the LORD cause His face to shine upon you\n and be gracious to you;";
  expect(linesOf(poetry, true)).toEqual([
    "‘May the LORD bless you and keep you;",
    "may the LORD cause His face to shine upon you and be gracious to you;",
  ]);
  const prose =
    "Now may the God of hope fill you with all joy and peace as you believe in Him, so that you may overflow with hope.";
  expect(linesOf(prose, true)).toEqual([
    "Now may the God of hope fill you with all joy and peace as you believe in Him,",
    "so that you may overflow with hope.",
  ]);
});

it("only a line that is there can be asked for", () => {
  expect(["1", "4", "5", "0", "x", "1.5", null].map((asked) => lineNumber(asked, 4))).toEqual([
    1,
    4,
    ...Array(5).fill(undefined),
  ]);
});
