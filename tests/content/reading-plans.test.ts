import { describe, expect, test } from "vitest";
import { books } from "#content/bible/books";
import { passagesOf } from "#content/plans/plan";
import { getPlan } from "#content/plans/plans";
import { getChapter } from "~/runtime/bible.server";
import { parseReference } from "./references";
import { normalise } from "./scripture";
import { readingDays, sentencesOf, wordCount } from "./texts";

/** Each verse that a plan reads of a book, as "12:3", in the order of reading. */
function versesRead(planId: string, book: string): string[] {
  const days = getPlan(planId)?.days ?? [];
  return days
    .flatMap(passagesOf)
    .map(({ reference }) => parseReference(reference))
    .filter((place) => place.book === book)
    .flatMap(({ chapter, verses }) =>
      verses.flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, count) => `${chapter}:${from + count}`),
      ),
    );
}

/** Those that the translation has, from one chapter to another. */
function versesOf(name: string, [first, last]: readonly [number, number]): string[] {
  const book = books.find((each) => each.name === name);
  if (!book) throw new Error(`There is no ${name}`);
  return Array.from({ length: last - first + 1 }, (_, count) => first + count).flatMap((chapter) =>
    (getChapter(book, chapter)?.verses ?? []).flatMap((text, index) =>
      text ? `${chapter}:${index + 1}` : [],
    ),
  );
}

describe("a plan that reads a book", () => {
  test("of the psalms has each verse once, in order, in sixty days", () => {
    const all = versesOf("Psalms", [1, 150]);
    expect(all).toHaveLength(2_461);
    expect(versesRead("psalter-plan", "Psalms")).toEqual(all);
    expect(getPlan("psalter-plan")?.dayCount).toBe(60);
  });

  test("of the psalms has its readings for the morning and the evening", () => {
    for (const { more = [], title } of getPlan("psalter-plan")?.days ?? [])
      expect(
        more.filter(({ when }) => when.startsWith("In the evening")).length,
        title,
      ).toBeGreaterThan(0);
  });

  test.each([
    ["mark-plan", "Mark", [1, 16], 60],
    ["philippians-plan", "Philippians", [1, 4], 10],
    ["sermon-on-the-mount-plan", "Matthew", [5, 7], 10],
    ["ruth-plan", "Ruth", [1, 4], 8],
  ] as const)("%s has all of %s, in order", (planId, book, chapters, days) => {
    const all = versesOf(book, chapters);
    expect(versesRead(planId, book).slice(0, all.length)).toEqual(all);
    const own = getPlan(planId)?.days.filter(({ scripture }) =>
      scripture.reference.startsWith(book),
    );
    expect(own?.length).toBeGreaterThanOrEqual(days);
  });

  test("reads Mark in thirteen weeks", () => {
    expect(getPlan("mark-plan")?.dayCount).toBe(13 * 7);
  });
});

describe.each(readingDays)("$name", (day) => {
  const { title, reflection, questions, prayer } = day;

  test("has the Bible's own words, and not too many of them", () => {
    for (const { reference, verses } of passagesOf(day)) {
      const { book: name, chapter, verses: ranges } = parseReference(reference);
      const book = books.find((each) => each.name === name);
      const texts = (book && getChapter(book, chapter)?.verses) ?? [];
      const theirs = ranges.flatMap(([from, to]) => texts.slice(from - 1, to)).filter(Boolean);
      const plain = (text: string) => normalise(text).replaceAll(/[…\s]/g, "");
      expect(plain(verses), reference).toBe(plain(theirs.join(" ")));
      const isPsalm = day.name.startsWith("psalter-plan");
      if (!isPsalm) expect(theirs.length, reference).toBeGreaterThanOrEqual(8);
      expect(theirs.length, reference).toBeLessThanOrEqual(isPsalm ? 31 : 20);
    }
  });

  test("has a few words of ours", () => {
    expect(wordCount(title)).toBeGreaterThanOrEqual(1);
    expect(wordCount(title)).toBeLessThanOrEqual(7);
    expect(wordCount(reflection)).toBeGreaterThanOrEqual(18);
    expect(wordCount(reflection)).toBeLessThanOrEqual(65);
    expect(wordCount(prayer)).toBeGreaterThanOrEqual(25);
    expect(wordCount(prayer)).toBeLessThanOrEqual(75);
    expect(questions).toHaveLength(1);
    expect(sentencesOf(questions[0]).length).toBeLessThanOrEqual(2);
    expect([reflection, ...questions, prayer].join(" ")).not.toMatch(/[“”"!]/);
  });
});
