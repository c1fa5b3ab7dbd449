import { expect, it } from "vitest";
import { psalter } from "#content/office/psalter";
import { halfVerses, verseLines } from "~/routes/today/office/office-view";

it.each([
  [
    "I lift up my eyes to the hills. From where does my help come?",
    ["I lift up my eyes to the hills.", "From where does my help come?"],
  ],
  [
    "Give thanks to the LORD, for He is good; His loving devotion endures forever.",
    ["Give thanks to the LORD, for He is good;", "His loving devotion endures forever."],
  ],
  [
    "My help comes from the LORD, the Maker of heaven and earth.",
    ["My help comes from the LORD,", "the Maker of heaven and earth."],
  ],
  [
    "He made the great lights—His loving devotion endures forever.",
    ["He made the great lights—", "His loving devotion endures forever."],
  ],
  ["He will not leave you.", ["He will not leave you."]],
  ["The one who walks with integrity and practices righteousness", undefined],
])("“%s” parts where it takes breath", (verse, halves) => {
  expect(halfVerses(verse)).toEqual(halves ?? [verse]);
});

it("no psalm of an office loses a letter", () => {
  for (const { morning, evening } of psalter)
    for (const { verses } of [morning.portion, evening.portion])
      expect(halfVerses(verses).join(" ")).toBe(verses);
});

it("a verse goes on in the line before it, but not after the end of a sentence", () => {
  expect(verseLines("He made the lights—He is good.\nthe sun to rule the day.")).toHaveLength(2);
  expect(verseLines("The LORD is my light\nand my salvation.")).toEqual([
    "The LORD is my light and my salvation.",
  ]);
});
