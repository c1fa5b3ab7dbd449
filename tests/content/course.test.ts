import { describe, expect, test } from "vitest";
import { readReference } from "#content/bible/reference";
import { getPortion } from "#content/office/course";
import { lessonOf } from "#content/office/lessons";
import { getOffice } from "#content/office/office";
import { easterOf } from "#content/year/computus";
import { addDays, daysBetween } from "#content/year/days";
import { getBlocks, getChapter, getLayout } from "~/runtime/bible.server";
import "~/runtime/quotation.server";

const daysOf = (year: number) =>
  Array.from({ length: daysBetween(`${year}-01-01`, `${year + 1}-01-01`) }, (_, at) =>
    addDays(`${year}-01-01`, at),
  );

/** Early and late Easters, leap years, and each of the four years of the course. */
const years = [2000, 2008, 2011, 2026, 2027, 2028, 2029, 2035, 2038, 2057, 2099];

/** A portion as numbers. */
function placeOf(reference: string) {
  const { book, chapter = 0, verses: [range] = [] } = readReference(reference) ?? {};
  const [from = 0, to = 0] = range ?? [];
  if (!book) throw new Error(`${reference} is no place`);
  return { book, chapter, from, to, texts: getChapter(book, chapter)?.verses ?? [] };
}

type Place = ReturnType<typeof placeOf>;

const wordsIn = ({ texts, from, to }: Place) =>
  texts
    .slice(from - 1, to)
    .join(" ")
    .split(" ").length;

const readIn = (year: number) =>
  daysOf(year).flatMap((day) => {
    const portion = getPortion(day);
    return portion ? [{ day, ...portion }] : [];
  });

const turns = ["Joshua 1:1-9", "Ecclesiastes 3:1-15", "Deuteronomy 30:11-20"];

/** A leap year has a weekday more. */
const portionsIn = (year: number) => (year % 4 === 0 ? 284 : 283);

/** Every portion of the four years, once. */
const all = [2026, 2027, 2028, 2029]
  .flatMap(readIn)
  .filter(({ reference }) => !turns.includes(reference))
  .map(({ reference }) => ({ reference, ...placeOf(reference) }));

describe("the books that are read through", () => {
  test("have a portion on every day that has no lesson of its own", () => {
    for (const year of years) {
      for (const day of daysOf(year)) {
        const own = lessonOf(day);
        const { text, reference } =
          getOffice("morning", day).steps.find(({ title }) => title === "A reading") ?? {};
        expect([day, reference]).toEqual([day, own?.reference ?? getPortion(day)?.reference]);
        expect(Boolean(getPortion(day)), day).toBe(!own);
        expect(text, day).toMatch(/^[^…]/);
        // A chapter may end before somebody speaks.
        if (/ …”?$/.test(text ?? "")) expect(text).toMatch(/: …”?$/);
      }
    }
  });

  test("go on where they ended, whatever feasts are between, and no verse is left out", () => {
    for (const year of years) {
      const read = readIn(year);
      expect(read.length, `${year}`).toBeGreaterThanOrEqual(portionsIn(year));
      expect(read.length, `${year}`).toBeLessThanOrEqual(portionsIn(year) + 3);
      expect(new Set(read.map(({ reference }) => reference)).size).toBe(read.length);
      const books = read.slice(0, portionsIn(year)).map(({ reference }) => placeOf(reference));
      expect(read.slice(portionsIn(year)).map(({ reference }) => reference)).toEqual(
        turns.slice(0, read.length - portionsIn(year)),
      );
      for (const [at, { book, chapter, from }] of books.entries()) {
        const { before, said } = read[at] ?? {};
        const last = books[at - 1];
        const goesOn = last?.book === book;
        expect(before?.reference).toBe(goesOn ? read[at - 1]?.reference : undefined);
        expect(before?.day).toBe(goesOn ? read[at - 1]?.day : undefined);
        expect(said).toMatch(goesOn ? /^Going on from .+:$/ : / begins today\.$/);
        if (last && !goesOn) expect([last.chapter, last.to]).toEqual(endOf(last));
        const next = goesOn && last.to < last.texts.length;
        const expected = next ? [last.chapter, last.to + 1] : [goesOn ? last.chapter + 1 : 1, 1];
        expect([chapter, from]).toEqual(expected);
      }
      const end = books.at(-1);
      expect(end && [end.chapter, end.to]).toEqual(end && endOf(end));
    }
  });

  test("have from 8 to 15 verses; fewer where a chapter is short or its verses are long", () => {
    const others = all.filter(({ from, to }) => to - from < 7 || to - from > 14);
    const [long, short] = [others.filter(({ from, to }) => to - from > 14), others];
    // One sentence, the names of a family.
    expect(long.map(({ reference }) => reference)).toEqual(["Luke 3:23-38"]);
    for (const place of short.filter((each) => !long.includes(each))) {
      const { texts, from, to, reference } = place;
      const isWhole = from === 1 && to === texts.length;
      expect([reference, isWhole || to - from >= 5]).toEqual([reference, true]);
    }
    expect(others.length / all.length).toBeLessThanOrEqual(0.035);
    for (const place of all) expect(wordsIn(place), place.reference).toBeLessThanOrEqual(390);
  });

  test("begin where a sentence begins, mostly with a paragraph", () => {
    const paragraphs = all.filter(({ book, chapter, from }) => {
      const starts = [...getBlocks(book, chapter), ...getLayout(book, chapter).headings];
      return starts.some(({ number, at }) => number === from && at === 0);
    });
    expect(paragraphs.length / all.length).toBeGreaterThanOrEqual(0.9);
    for (const { texts, from, reference } of all.filter(({ from }) => from > 1)) {
      const before = texts
        .slice(0, from - 1)
        .filter(Boolean)
        .at(-1);
      expect([reference, /[.!?][”’)]*$/.test(before ?? "")]).toEqual([reference, true]);
    }
  });

  test("come to no empty tomb in Lent, and to no cross in Easter", () => {
    for (let year = 2000; year < 2100; year += 1) {
      const easter = easterOf(year);
      for (let since = -46; since <= 49; since += 1) {
        const { reference = "" } = getPortion(addDays(easter, since)) ?? {};
        const [tomb, cross] = [
          /^(?:Matthew 28|Mark 16|Luke 24|John 2[01]):/,
          /^(?:Matthew 2[67]|Mark 1[45]|Luke 2[23]|John 1[89]):/,
        ];
        expect([since, reference]).toEqual([
          since,
          expect.not.stringMatching(since < 0 ? tomb : cross),
        ]);
      }
    }
  });

  test("come in leap years to a burial on the eve of Palm Sunday, and go on after Easter", () => {
    for (let year = 2000; year < 2100; year += 4) {
      const easter = easterOf(year);
      const read = readIn(year);
      const next = read.findIndex(({ day }) => day > easter);
      const [before, after] = [read[next - 1], read[next]];
      expect([before?.reference, after?.reference]).toEqual(["Mark 15:39-47", "Mark 16:1-11"]);
      // The Annunciation may be that eve.
      expect(daysBetween(before?.day ?? "", easter)).toBeLessThanOrEqual(9);
      expect(daysBetween(easter, after?.day ?? "")).toBeGreaterThanOrEqual(8);
    }
  });

  test("say from when they go on", () => {
    expect(getPortion("2027-01-02")).toEqual({
      reference: "1 John 1:1-10",
      chapter: "1 John 1",
      said: "1 John begins today.",
    });
    const saidOn = (day: string) => getPortion(day)?.said;
    expect(saidOn("2027-01-08")).toBe("Going on from yesterday:");
    expect(saidOn("2027-01-11")).toBe("Going on from Saturday:");
    expect(saidOn("2028-04-24")).toBe("Going on from April 8:");
    expect(getPortion("2026-12-25")).toBeUndefined();
    expect(getPortion("2027-03-24")).toBeUndefined();
  });
});

/** The last verse of the last chapter. */
function endOf({ book }: Place) {
  return [book.chapters, getChapter(book, book.chapters)?.verses.length];
}
