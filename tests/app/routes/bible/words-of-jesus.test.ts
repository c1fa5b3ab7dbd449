import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { books, getBook } from "#content/bible/books";
import { setChapter } from "~/routes/bible/chapter/chapter-layout.server";
import { getChapter } from "~/runtime/bible.server";

type Written = { j?: [verse: number, from: number, last: number, end: number][] };

const letters = (text: string) => text.replaceAll(" ", "");

/** What Jesus says in a chapter, as its page has it. */
function shown(slug: string, chapter: number): string {
  const book = getBook(slug);
  if (!book) throw new Error(slug);
  const verses = getChapter(book, chapter)?.verses ?? [];
  const pieces = setChapter({ book, chapter }, verses, []).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => block.pieces),
  );
  return pieces
    .flatMap(({ text, ofJesus }) => ofJesus.map(([from, to]) => text.slice(from, to)))
    .join(" ");
}

it("words of Jesus are those of the translators' files, in every chapter", () => {
  let spans = 0;
  for (const { slug, chapters } of books) {
    const file = readFileSync(`content/bible/bsb/${slug}.layout.br`);
    const layouts: Written[] = JSON.parse(brotliDecompressSync(file).toString());
    for (let chapter = 1; chapter <= chapters; chapter++) {
      const { verses = [] } = getChapter({ slug } as never, chapter) ?? {};
      const { j = [] } = layouts[chapter - 1] ?? {};
      spans += j.length;
      const expected = j.map(([verse, from, last, end]) => {
        const before = verses.slice(verse - 1, last - 1).join(" ");
        const to = verse === last ? end : before.length + 1 + end;
        return verses
          .slice(verse - 1, last)
          .join(" ")
          .slice(from, to);
      });
      expect(letters(shown(slug, chapter)), `${slug} ${chapter}`).toBe(letters(expected.join("")));
    }
  }
  expect(spans).toBe(806);
});

it.each([
  ["john", 17, /^“Father, the hour has come\. .*I in them\.”$/],
  ["matthew", 5, /^“Blessed are the poor in spirit, .*your heavenly Father is perfect\.$/],
  ["john", 3, /^“Truly, truly, I tell you, no one can see the kingdom of God/],
  ["acts", 9, /^“Saul, Saul, why do you persecute Me\?” /],
  ["genesis", 1, /^$/],
] as const)("in %s %d they are where He speaks", (slug, chapter, words) => {
  expect(shown(slug, chapter)).toMatch(words);
});
