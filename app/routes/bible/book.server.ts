import { redirect } from "@remix-run/node";
import { psalmBookEnds } from "#content/bible/beginnings";
import { bookPath, chapterPath } from "#content/bible/bible-path";
import { getIntroduction } from "#content/bible/book-introductions";
import { type Book, chapterName } from "#content/bible/books";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { getChapter, getLayout } from "~/runtime/bible.server";
import { bookOf, passageNotFound, placeAt } from "./chapter/chapter-address.server";

export const bookCacheKey: CacheKeyReader = ({ book = "" }) => {
  const found = bookOf(book);
  return found?.slug === book ? bookPath(book) : undefined;
};

/** @throws 404 where there is no such book; a redirect to its own address from another name of it. */
export function bookPage(asked = "") {
  const book = bookOf(asked);
  const place = book?.slug === asked ? undefined : placeAt(asked);
  if (place) throw redirect(place, 308);
  if (!book) throw passageNotFound();
  if (book.slug !== asked) throw redirect(bookPath(book.slug), 308);
  const { slug, name, chapters } = book;
  const parts = partsOf(1, slug === "psalms" ? psalmBookEnds : [chapters]);
  return {
    slug,
    name,
    introduction: getIntroduction(book),
    parts: parts.map((numbers) => ({
      chapters: numbers,
      contents: numbers.map((chapter) => contentsOf(book, chapter)),
    })),
    first: chapterName(book, 1),
    chapterWord: chapterName({ ...book, chapters: 2 }, 0).replace(" 0", ""),
  };
}

/** Chapters in the parts that end with these. */
function partsOf(first: number, ends: readonly number[]): number[][] {
  return ends.map((end, index) => {
    const from = (ends[index - 1] ?? first - 1) + 1;
    return Array.from({ length: end - from + 1 }, (_, at) => from + at);
  });
}

/** What a chapter tells, by its translators' headings; a psalm is known by its first line, too. */
function contentsOf(book: Book, chapter: number) {
  const { headings, blocks } = getLayout(book, chapter);
  const [opening = ""] = getChapter(book, chapter)?.verses ?? [];
  const second = blocks.find(({ number, at }) => number === 1 && at > 0);
  return {
    chapter,
    path: chapterPath(book.slug, chapter),
    headings: headings
      .filter(({ level }) => level === "s1")
      .map(({ number, text }) => ({ number, text })),
    line: book.slug === "psalms" ? opening.slice(0, second?.at).trim() : undefined,
  };
}
