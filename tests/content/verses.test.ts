import { describe, expect, test } from "vitest";
import { getVerse, verses } from "#content/verses/verses";
import { parseReference } from "./references";
import { sentencesOf, wordCount, wordsOf } from "./texts";

const all = verses.flat();
const dated = verses.flatMap((month, index) =>
  month.map((verse, day) => ({ ...verse, name: `${index + 1}/${day + 1}` })),
);

describe("the verses of the year", () => {
  test("are 366, one for every day that a year may have", () => {
    const days = verses.map((month) => month.length);
    expect(days).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(getVerse("2028-02-29").reference).toBe(verses[1]?.[28]?.reference);
    expect(getVerse("2026-12-25").reference).toBe("Luke 2:10-11");
    for (const day of ["2026-13-01", "2026-02-30", "x"]) expect(() => getVerse(day)).toThrow();
  });

  test("are from every book, and none is there twice", () => {
    const places = all.flatMap(({ reference }) => {
      const { book, chapter, verses: ranges } = parseReference(reference);
      return ranges.flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, index) => `${book} ${chapter}:${from + index}`),
      );
    });
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
    expect(new Set(all.map(({ reference }) => parseReference(reference).book)).size).toBe(66);
  });

  test.each(dated)("$name is whole sentences, and few", ({ verses: text }) => {
    expect(text).toMatch(/^[“‘]?\p{Lu}/u);
    expect(text).toMatch(/[.!?][”’)]*$/);
    expect(text).not.toMatch(/Selah|"|\n/);
    expect(text.match(/“/g)?.length).toBe(text.match(/”/g)?.length);
    expect(wordCount(text)).toBeLessThanOrEqual(60);
  });
});

describe("the lines to pray", () => {
  test.each(dated)("$name has ten to twenty-five words", ({ line }) => {
    expect(wordCount(line)).toBeGreaterThanOrEqual(10);
    expect(wordCount(line)).toBeLessThanOrEqual(25);
    expect(sentencesOf(line).length).toBeLessThanOrEqual(5);
    expect(line).toMatch(/^\S[^\n“”!]*[.?]$/);
  });

  test("begin and end each in its own way", () => {
    const often = (words: (line: string[]) => string[], most: number) => {
      const counts = new Map<string, number>();
      for (const { line } of all) {
        const key = words(wordsOf(line)).join(" ");
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return [...counts].filter(([, count]) => count > most);
    };
    expect(often((line) => line.slice(0, 3), 6)).toEqual([]);
    expect(often((line) => line.slice(-3), 4)).toEqual([]);
  });
});
