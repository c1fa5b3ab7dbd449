import { describe, expect, test } from "vitest";
import { parseReference } from "./references";
import { guidedDays, readingDays, seasonDays, sentencesOf, wholeDays, wordCount } from "./texts";

/** How many verses a reference names. */
function verseCount(reference: string): number {
  return parseReference(reference).verses.reduce((sum, [from, to]) => sum + to - from + 1, 0);
}

function expectWithin(count: number, least: number, most: number, what: string): void {
  expect(count, what).toBeGreaterThanOrEqual(least);
  expect(count, what).toBeLessThanOrEqual(most);
}

describe("a day that leads from its reading to its prayer", () => {
  test("is there to be checked", () => {
    expect(wholeDays).toHaveLength(98);
    expect(guidedDays).toHaveLength(wholeDays.length + seasonDays.length + readingDays.length);
  });

  test.each(wholeDays)("$name reads six to fifteen verses", ({ scripture }) => {
    expectWithin(verseCount(scripture.reference), 6, 15, scripture.reference);
  });

  test.each([...wholeDays, ...seasonDays])(
    "$name has its reading in paragraphs",
    ({ scripture }) => {
      expect(scripture.verses).toMatch(/[.!?][”’)]*$/);
      for (const paragraph of scripture.verses.split("\n\n")) {
        expect(paragraph, "begins with a sentence").toMatch(/^[“‘]?\p{Lu}.*\S$/u);
        expect(paragraph.match(/“/g)?.length).toBe(paragraph.match(/”/g)?.length);
      }
    },
  );

  test.each(wholeDays)("$name has parts of the right length", (day) => {
    expectWithin(wordCount(day.title), 2, 6, "title");
    expectWithin(sentencesOf(day.pause).length, 1, 2, "pause");
    expectWithin(wordCount(day.reflection), 120, 200, "reflection");
    expectWithin(wordCount(day.prayer), 70, 120, "prayer");
    expectWithin(wordCount(day.carry), 6, 14, "line to carry");
    expect(sentencesOf(day.carry)).toHaveLength(1);
    for (const question of day.questions) expect(question).toMatch(/^[^?]+\?$/);
    for (const line of [day.pause, day.carry]) expect(line).toMatch(/^\S[^\n]*[.!?]$/);
  });

  test("ends its reflection on a question in a third of the days at most", () => {
    const asking = guidedDays.filter(({ reflection }) => reflection.endsWith("?"));
    expect(asking.length).toBeLessThanOrEqual(guidedDays.length / 3);
  });

  test("puts no words of its own in the place of scripture", () => {
    for (const { carry, pause, questions } of guidedDays) {
      expect([carry, pause, ...questions].join(" ")).not.toMatch(/[“”"]/);
    }
  });
});

/** Spoken slowly, with some silence: a hundred and fifty words a minute, for five minutes. */
const inFiveMinutes = 750;

describe.runIf(seasonDays.length > 0)("a day of a season", () => {
  test.each(seasonDays)("$name is read aloud in five minutes", (day) => {
    const { name, title, scripture, pause = "", reflection, questions, prayer, carry = "" } = day;
    const own = [title, pause, reflection, ...questions, prayer, carry].join(" ");
    expectWithin(verseCount(scripture.reference), 5, 20, scripture.reference);
    expectWithin(wordCount(scripture.verses) + wordCount(own), 150, inFiveMinutes, "all");
    expectWithin(wordCount(title), 2, 7, "title");
    expectWithin(wordCount(reflection), 12, 220, "reflection");
    expectWithin(wordCount(prayer), 30, 130, "prayer");
    for (const question of questions) expect(question).toMatch(/^[^?]+\?$/);
    for (const line of [pause, carry]) expect(line).toMatch(/^(?:\S[^\n]*[.!?])?$/);
    if (name.startsWith("easter-plan")) expect(wordCount(own), "short").toBeLessThanOrEqual(250);
    if (carry) expect(sentencesOf(carry)).toHaveLength(1);
  });
});
