import { redirect } from "@remix-run/node";
import { bookPath } from "#content/bible/bible-path";
import { bookLength, chapterName } from "#content/bible/books";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { bookOf, passageNotFound, placeAt } from "./chapter/chapter-address.server";

export const bookCacheKey: CacheKeyReader = ({ book = "" }) => {
  const found = bookOf(book);
  return found?.slug === book ? bookPath(book) : undefined;
};

/** The five books of the psalms, by their last ones. */
const psalmBooks = [41, 72, 89, 106, 150];

/** @throws 404 where there is no such book; a redirect to its own address from another name of it. */
export function bookPage(asked = "") {
  const book = bookOf(asked);
  const place = book?.slug === asked ? undefined : placeAt(asked);
  if (place) throw redirect(place, 308);
  if (!book) throw passageNotFound();
  if (book.slug !== asked) throw redirect(bookPath(book.slug), 308);
  const { slug, name, chapters } = book;
  return {
    slug,
    name,
    parts: partsOf(slug === "psalms" ? psalmBooks : [chapters]),
    length: bookLength(book),
    chapterWord: chapterName({ ...book, chapters: 2 }, 0).replace(" 0", ""),
  };
}

/** Chapters in the parts that end with these. */
function partsOf(ends: readonly number[]): number[][] {
  return ends.map((end, index) => {
    const before = ends[index - 1] ?? 0;
    return Array.from({ length: end - before }, (_, at) => before + at + 1);
  });
}
