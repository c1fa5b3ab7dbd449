import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answerReference, needs } from "#content/bible/bible-needs";
import { books } from "#content/bible/books";
import { readReference } from "#content/bible/reference";
import { getPlaces } from "~/routes/bible/places.server";
import { getChapter, getLayout } from "~/runtime/bible.server";
import { inOneLine, quotePassage } from "~/runtime/quotation.server";
import { at } from "../files";
import hashes from "./chapter-hashes.json";

const source = at("../shared/scripture/bsb.json");

const chapters = books.flatMap((book) =>
  Array.from({ length: book.chapters }, (_, index) => ({ book, chapter: index + 1 })),
);

const digest = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

describe("the text of the Bible", () => {
  it("is the source's, chapter by chapter", () => {
    const known: Record<string, string[]> = hashes;
    for (const { book, chapter } of chapters) {
      const { title = "", verses = [] } = getChapter(book, chapter) ?? {};
      const own = digest([title, ...verses].join("\n")).slice(0, 32);
      expect(own, `${book.name} ${chapter}`).toBe(known[book.slug]?.[chapter - 1]);
    }
    expect(Object.values(known).flat()).toHaveLength(1_189);
  });

  it("has 31,102 places, 16 of them left empty", () => {
    const verses = chapters.flatMap(({ book, chapter }) => getChapter(book, chapter)?.verses ?? []);
    expect([verses.length, verses.filter((verse) => verse === "").length]).toEqual([31_102, 16]);
  });

  it("has the translation's own blocks, headings and notes, each within a verse that there is", () => {
    const counts = { blocks: 0, headings: 0, parallels: 0, notes: 0, ofJesus: 0 };
    for (const { book, chapter } of chapters) {
      const { verses = [] } = getChapter(book, chapter) ?? {};
      const layout = getLayout(book, chapter);
      expect([book.name, chapter, layout.blocks[0]?.number]).toEqual([book.name, chapter, 1]);
      for (const [name, list] of Object.entries(layout)) {
        counts[name as keyof typeof counts] += list.length;
        const outside = list.filter(({ number, at }) => at > (verses[number - 1]?.length ?? -1));
        expect([book.name, chapter, name, outside]).toEqual([book.name, chapter, name, []]);
      }
      const texts = [...layout.headings, ...layout.notes].map(({ text }) => text);
      expect(texts.filter((text) => /[\\|&\n«»]|^\s|\s$/.test(text))).toEqual([]);
    }
    const words = { headings: 3_123, parallels: 1_325, notes: 4_818, ofJesus: 806 };
    expect(counts).toEqual({ blocks: 41_693, ...words });
  });

  it("ends where its books end", () => {
    for (const book of books) expect(getChapter(book, book.chapters + 1)).toBeUndefined();
  });

  it.runIf(existsSync(source))("comes from the file that its note names", () => {
    const note = readFileSync(at("content/bible/bsb/README.md"), "utf8");
    expect(note).toContain(digest(readFileSync(source)));
  });
});

describe("what we say of it", () => {
  const knows = (reference: string) => {
    const found = readReference(reference);
    const verses = found?.chapter && getChapter(found.book, found.chapter)?.verses;
    return Boolean(verses && found.verses.every(([, to]) => verses[to - 1]));
  };

  it("has thirteen needs, each with eight passages or more, none twice in one", () => {
    expect(needs).toHaveLength(13);
    for (const { id, passages } of needs) {
      expect(passages.length, id).toBeGreaterThanOrEqual(8);
      expect(passages.length, id).toBeLessThanOrEqual(12);
      expect(new Set(passages.map(([reference]) => reference)).size, id).toBe(passages.length);
    }
  });

  it("has a verse of comfort for each of them, short and whole", () => {
    for (const { id, comfort } of needs) {
      const text = quotePassage(readReference(comfort));
      expect([id, text.length > 40 && text.length < 200]).toEqual([id, true]);
      expect(inOneLine(text), id).toMatch(/^“?[A-Z].*[.!?”]$/);
    }
  });

  it("shows of each passage verses that lie in it and are whole sentences", () => {
    for (const [reference, , answer] of needs.flatMap(({ passages }) => passages)) {
      const shown = answerReference(reference, answer);
      const [[from = 0, to = 0] = []] = readReference(shown)?.verses ?? [];
      const [first = 0, last = 0] = readReference(reference)?.verses[0] ?? [];
      expect([shown, first <= from && from <= to && to <= last]).toEqual([shown, true]);
      const words = inOneLine(quotePassage(readReference(shown)));
      expect(words, shown).toMatch(/^[“‘]*[A-Z].*[.!?][’”]*$/);
    }
  });

  it.each([
    ["work", "Psalm 37:25", "the hungry are not forsaken for want of righteousness"],
    ["work", "Colossians 3:23", "it is said to slaves"],
    ["sickness", "Psalm 41:3", "it promises a cure, and to the good"],
    ["sickness", "James 5:15", "it ties a cure to faith"],
    ["sickness", "Luke 5:20", "it is said of sins"],
    ["fear", "1 John 4:18", "it faults who is afraid"],
    ["fear", "Mark 4:40", "it faults who is afraid"],
    ["loneliness", "Genesis 16:9", "it sends a woman back to who mistreats her"],
    ["anger", "Matthew 18:34", "it threatens who cannot forgive"],
    ["anger", "Genesis 50:20", "it calls good what was done"],
    ["family", "Psalm 127:3", "not everyone is given children"],
    ["family", "1 Corinthians 13:7", "nobody owes it to endure all things"],
    ["family", "Mark 10:13", "what stands before it wounds the divorced"],
    ["decisions", "James 1:7", "it refuses who doubts"],
  ])("has for %s no passage with %s: %s", (id, verse) => {
    const at = readReference(verse);
    const [[number = 0] = []] = at?.verses ?? [];
    const passages = needs.find((need) => need.id === id)?.passages ?? [];
    const holding = passages.filter(([reference]) => {
      const { book, chapter, verses = [] } = readReference(reference) ?? {};
      const isIn = verses.some(([from, to]) => from <= number && number <= to);
      return book === at?.book && chapter === at?.chapter && isIn;
    });
    expect(passages).not.toEqual([]);
    expect(holding).toEqual([]);
  });

  it("names places that there are", () => {
    const named = needs.flatMap(({ passages }) => passages.map(([reference]) => reference));
    const used = getPlaces().map(({ reference }) => reference);
    expect([...named, ...used].filter((reference) => !knows(reference))).toEqual([]);
    expect(used.length).toBeGreaterThan(250);
  });
});
