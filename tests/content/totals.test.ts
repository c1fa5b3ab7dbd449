import { expect, test } from "vitest";
import { articles } from "#content/articles/articles";
import { plans } from "#content/plans/plans";
import { prayers } from "#content/prayers";
import { themes } from "#content/themes/themes";
import { contentFiles } from "./files";
import { referencesIn } from "./references";
import { attributionsIn, phrasesIn } from "./scripture";
import committed from "./scripture-hashes.json";
import { dailyTexts, days, ownTexts, quotations, sentencesOf, wordCount } from "./texts";

const files = contentFiles().map(({ text }) => text);

// A check over an empty list passes: these numbers say that there was something to check.
test("everything that is written was read", () => {
  expect([plans.length, days.length, themes.length]).toEqual([
    32,
    57 + 98 + 12 + 8 + 39 + 9 + 50 + 183,
    18,
  ]);
  expect([articles.length, prayers.length]).toEqual([6, 5]);
  expect(quotations).toHaveLength(
    57 + 98 + 12 + 8 + 39 + 9 + 50 + 18 * 3 + 12 + 50 + 4 + 11 + 412 + 470,
  );
  expect(dailyTexts).toHaveLength(412 + 34 + 37 + 59 + 20 + 43 + 76 + 56 + 5 + 7);
  expect(Object.keys(committed.passages).length).toBeGreaterThanOrEqual(170);
  expect(files.flatMap(referencesIn).length).toBeGreaterThanOrEqual(235);
  expect(files.flatMap(phrasesIn).length).toBeGreaterThanOrEqual(230);
  expect(files.flatMap(attributionsIn).length).toBeGreaterThanOrEqual(30);
  expect(ownTexts.flatMap(({ text }) => sentencesOf(text)).length).toBeGreaterThanOrEqual(3500);
  const words = ownTexts.reduce((sum, { text }) => sum + wordCount(text), 0);
  expect(words).toBeGreaterThanOrEqual(36_000);
});
