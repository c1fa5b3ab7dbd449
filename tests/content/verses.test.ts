import { describe, expect, test } from "vitest";
import { getVerse, verses } from "#content/verses/verses";
import { addDays } from "#content/year/days";
import { namedDay } from "#content/year/named-days";
import { seasonOf } from "#content/year/seasons";
import { parseReference } from "./references";
import { sentencesOf, wordCount, wordsOf } from "./texts";

const named = verses.map((verse) => ({ ...verse, name: verse.reference }));
/** Every day of this century: each Easter and each Advent that there may be, but for a few. */
const century = Array.from({ length: 100 }, (_, index) => daysOf(2000 + index));

function daysOf(year: number): string[] {
  const first = `${year}-01-01`;
  return Array.from({ length: 366 }, (_, count) => addDays(first, count)).filter(
    (day) => Number(day.slice(0, 4)) === year,
  );
}

describe("the verses of the year", () => {
  test("are one for every day of this century, none twice in a year, and none is never read", () => {
    const read = new Set<string>();
    for (const days of century) {
      const references = days.map((day) => getVerse(day).reference);
      expect(new Set(references).size).toBe(days.length);
      for (const reference of references) read.add(reference);
    }
    expect(verses.filter(({ reference }) => !read.has(reference))).toEqual([]);
    for (const day of ["2026-13-01", "2026-02-30", "x"]) expect(() => getVerse(day)).toThrow();
  });

  test("of a named day is its own in every year", () => {
    const titles = new Map<string, string>();
    for (const days of century) {
      const seen = days.flatMap((day) => {
        const title = namedDay(day)?.title;
        if (!title) return [];
        const { reference } = getVerse(day);
        expect(titles.get(title) ?? reference, title).toBe(reference);
        titles.set(title, reference);
        return title.split(" and Christmas Eve").filter(Boolean);
      });
      expect(seen.toSorted()).toEqual([...new Set(seen)].toSorted());
      expect(seen.length, days[0]).toBeGreaterThanOrEqual(31);
    }
    // The evening before Christmas has its verse on a Sunday, too.
    titles.delete("Fourth Sunday of Advent and Christmas Eve");
    expect(new Set(titles.values()).size).toBe(titles.size);
  });

  test.each([
    ["2026-04-05", "Matthew 28:5-6"],
    ["2027-03-28", "Matthew 28:5-6"],
    ["2038-04-25", "Matthew 28:5-6"],
    ["2027-03-26", "Isaiah 53:5"],
    ["2027-02-10", "Psalm 51:10"],
    ["2027-05-16", "Joel 2:28"],
    ["2027-04-05", "Luke 1:38"],
    ["2026-03-25", "Luke 1:38"],
    ["2026-06-01", "Luke 1:46-47"],
    ["2026-12-25", "Luke 2:10-11"],
    ["2027-11-28", "Romans 13:12"],
    ["2028-12-17", "John 1:4-5"],
    ["2028-02-29", "Psalm 31:15"],
  ])("%s has %s", (day, reference) => expect(getVerse(day).reference).toBe(reference));

  test("speak of no empty tomb in Lent, of no cross in Easter", () => {
    for (const year of [2024, 2026, 2027, 2038])
      for (const day of daysOf(year)) {
        const { name } = seasonOf(day);
        const { verses: text, reference, line } = getVerse(day);
        if (name === "lent")
          expect(`${reference} ${text} ${line}`).not.toMatch(/risen|tomb|grave/i);
        if (name === "easter")
          expect(`${reference} ${text} ${line}`).not.toMatch(/\bcross\b|crucify|pierced/i);
      }
  });

  test("are from every book, and none is there twice", () => {
    const places = verses.flatMap(({ reference }) => {
      const { book, chapter, verses: ranges } = parseReference(reference);
      return ranges.flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, index) => `${book} ${chapter}:${from + index}`),
      );
    });
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
    expect(new Set(verses.map(({ reference }) => parseReference(reference).book)).size).toBe(66);
  });

  test.each(named)("$name is whole sentences, and few", ({ verses: text }) => {
    expect(text).toMatch(/^[“‘]?\p{Lu}/u);
    expect(text).toMatch(/[.!?][”’)]*$/);
    expect(text).not.toMatch(/Selah|"|\n/);
    expect(text.match(/“/g)?.length).toBe(text.match(/”/g)?.length);
    expect(wordCount(text)).toBeLessThanOrEqual(60);
  });
});

describe("the lines to pray", () => {
  test.each(named)("$name has ten to twenty-five words", ({ line }) => {
    expect(wordCount(line)).toBeGreaterThanOrEqual(10);
    expect(wordCount(line)).toBeLessThanOrEqual(25);
    expect(sentencesOf(line).length).toBeLessThanOrEqual(5);
    expect(line).toMatch(/^\S[^\n“”!]*[.?]$/);
  });

  test("begin and end each in its own way", () => {
    const often = (words: (line: string[]) => string[], most: number) => {
      const counts = new Map<string, number>();
      for (const { line } of verses) {
        const key = words(wordsOf(line)).join(" ");
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
      return [...counts].filter(([, count]) => count > most);
    };
    expect(often((line) => line.slice(0, 3), 6)).toEqual([]);
    expect(often((line) => line.slice(-3), 4)).toEqual([]);
  });
});
