import { describe, expect, test } from "vitest";
import { parseReference } from "./references";
import { guidedDays, sentencesOf, wordCount } from "./texts";

/** How many verses a reference names. */
function verseCount(reference: string): number {
  return parseReference(reference).verses.reduce((sum, [from, to]) => sum + to - from + 1, 0);
}

function expectWithin(count: number, least: number, most: number, what: string): void {
  expect(count, what).toBeGreaterThanOrEqual(least);
  expect(count, what).toBeLessThanOrEqual(most);
}

describe("a day that leads from its reading to its prayer", () => {
  test("is there to be checked", () => expect(guidedDays).toHaveLength(70));

  test.each(guidedDays)("$name reads six to fifteen verses, in paragraphs", ({ scripture }) => {
    expectWithin(verseCount(scripture.reference), 6, 15, scripture.reference);
    expect(scripture.verses).toMatch(/[.!?][”’)]*$/);
    for (const paragraph of scripture.verses.split("\n\n")) {
      expect(paragraph, "begins with a sentence").toMatch(/^[“‘]?\p{Lu}.*\S$/u);
      expect(paragraph.match(/“/g)?.length).toBe(paragraph.match(/”/g)?.length);
    }
  });

  test.each(guidedDays)("$name has parts of the right length", (day) => {
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
