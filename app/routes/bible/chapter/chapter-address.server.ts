import { data, redirect } from "@remix-run/node";
import { bookPath, chapterPath } from "#content/bible/bible-path";
import { type Book, bookLength, chapterName, isPoetry } from "#content/bible/books";
import {
  bookNamed,
  formatVerses,
  parseVerses,
  readMistyped,
  readReference,
  referencePath,
} from "#content/bible/reference";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import type { RefusedWithWays, Way } from "~/ui/layout/refusal-message";
import { placesIn } from "../places.server";

export type Params = Readonly<Record<string, string | undefined>>;

/** The book that an address means, however it is written. */
export function bookOf(name: string): Book | undefined {
  return bookNamed(name) ?? readMistyped(`${name} 1`)?.book;
}

/**
 * Where an address of nothing leads if it is that of a place in the Bible, as people and other programs
 * write one: "/john/3/16", "/JHN.3.16". @param path decoded.
 */
export function placeAt(path: string): string | undefined {
  const text = path.replaceAll("/", " ").trim();
  const found = readReference(text.replace(/^bible /i, ""));
  return found && referencePath(found);
}

/** The chapter that an address means, and whether this is the one writing of it. */
function chapterOf({ book: name = "", chapter: number = "" }: Params) {
  const book = bookOf(name);
  const chapter = /^\d{1,3}$/.test(number) ? Number(number) : 0;
  if (!book || chapter < 1 || chapter > book.chapters) return undefined;
  return { book, chapter, isOwn: book.slug === name && String(chapter) === number };
}

/**
 * The book and chapter of an address.
 * @throws a redirect to the one writing of it; 404 where there is none.
 */
export function requireChapter(params: Params, search = ""): { book: Book; chapter: number } {
  const found = chapterOf(params);
  if (!found) {
    const place = placeAt(`${params.book} ${params.chapter}`);
    if (place) throw redirect(place, 308);
    throw passageNotFound(bookOf(params.book ?? ""), params.chapter);
  }
  const { book, chapter, isOwn } = found;
  if (!isOwn) throw redirect(chapterPath(book.slug, chapter) + search, 308);
  return { book, chapter };
}

/** No such place; the ways on are to the nearest chapter of its book, if that is one, or to all books, and to look for it. */
export function passageNotFound(book?: Book, chapter = "") {
  const search = "Or look for a passage or a word";
  const refused: RefusedWithWays = book
    ? {
        title: titleWithout(book, chapter),
        text: `${book.name} has ${bookLength(book)}.`,
        ways: [
          nearestChapter(book, chapter),
          { to: bookPath(book.slug), label: `All of ${book.name}` },
        ],
        search,
      }
    : {
        text: "There is no such place in the Bible.",
        ways: [{ to: "/bible", label: "All 66 books" }],
        search,
      };
  return data(refused, { status: 404 });
}

/** Names the chapter that is missing; a book of one chapter has no numbers. */
function titleWithout(book: Book, chapter: string): string | undefined {
  const isNumber = /^\d{1,3}$/.test(chapter);
  return isNumber && book.chapters > 1
    ? `There is no ${chapterName(book, Number(chapter))}`
    : undefined;
}

function nearestChapter(book: Book, chapter: string): Way {
  const number = Number(chapter) >= 1 ? book.chapters : 1;
  return { to: chapterPath(book.slug, number), label: `Read ${chapterName(book, number)}` };
}

/** What an address asks of a chapter besides. */
export function asked(query: URLSearchParams) {
  const pray = query.get("pray");
  return {
    ranges: parseVerses((query.get("v") ?? "").slice(0, 80)) ?? [],
    lines: query.get("as") === "lines",
    praying: pray === "lectio" || pray === "amen" ? (pray as "lectio" | "amen") : undefined,
    step: Math.min(Math.max(Number.parseInt(query.get("step") ?? "", 10) || 1, 1), 4),
  };
}

/**
 * A chapter's key in the page cache. Marked verses are cached where the site itself leads to them; any
 * other choice is somebody's own, and there are too many of them.
 */
export const chapterCacheKey: CacheKeyReader = (params, query) => {
  const found = chapterOf(params);
  if (!found?.isOwn) return undefined;
  const { book, chapter } = found;
  const { ranges, lines, praying } = asked(query);
  if (praying) return undefined;
  const path = chapterPath(book.slug, chapter);
  const marks = formatVerses(ranges);
  if (marks && (lines || !placesIn(book.slug, chapter).some(({ verses }) => verses === marks)))
    return undefined;
  if (marks) return `${path}?v=${marks}`;
  return lines && !isPoetry(book) ? `${path}?as=lines` : path;
};
