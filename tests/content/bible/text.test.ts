import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { getChapter } from "~/runtime/bible/bible.server";
import { books } from "../../../content/bible/books";
import { doors } from "../../../content/bible/doors";
import { getPlaces } from "../../../content/bible/places";
import { readReference } from "../../../content/bible/reference";
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

  it("has twelve doors, each with eight passages or more, none twice in one", () => {
    expect(doors).toHaveLength(12);
    for (const { id, passages } of doors) {
      expect(passages.length, id).toBeGreaterThanOrEqual(8);
      expect(passages.length, id).toBeLessThanOrEqual(12);
      expect(new Set(passages.map(([reference]) => reference)).size, id).toBe(passages.length);
    }
  });

  it("names places that there are", () => {
    const named = doors.flatMap(({ passages }) => passages.map(([reference]) => reference));
    const used = getPlaces().map(({ reference }) => reference);
    expect([...named, ...used].filter((reference) => !knows(reference))).toEqual([]);
    expect(used.length).toBeGreaterThan(250);
  });
});
