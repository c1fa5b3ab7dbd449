import { data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { bookPath, chapterPath } from "#content/bible/bible-path";
import { type Book, bookLength, chapterName, isPoetry } from "#content/bible/books";
import { bookNamed, formatVerses, parseVerses, referencePath } from "#content/bible/reference";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { readTyped } from "~/runtime/typed-reference.server";
import type { Refusal } from "~/ui/layout/refusal-page";
import { placesIn } from "../places.server";

type Params = LoaderFunctionArgs["params"];

/** The book that an address means, however it is written. */
export function bookOf(name: string): Book | undefined {
  // With a number behind it, it is a place, not a book.
  const isPlace = /^.+\d/.test(name);
  return bookNamed(name) ?? (isPlace ? undefined : readTyped(`${name} 1`)?.references[0]?.book);
}

/**
 * Where an address of nothing leads if it is that of a place in the Bible, as people and other programs
 * write one: "/john/3/16", "/JHN.3.16". @param path decoded.
 */
export function placeAt(path: string): string | undefined {
  const text = path.replaceAll("/", " ").trim();
  const { references = [], note } = readTyped(text) ?? {};
  const [place, ...others] = references;
  // In an address a letter is no numeral.
  if (place?.chapter && !/\d/.test(text.slice(1))) return undefined;
  // A redirect keeps every number that it was given, or is none.
  return place && others.length === 0 && !note ? referencePath(place) : undefined;
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

/** 404: the ways on are to the nearest chapter of its book, if that is one, or to all books, and to the search. */
export function passageNotFound(book?: Book, chapter = "") {
  const search = "Or look for a passage or a word";
  if (!book) {
    const text = "There is no such place in the Bible.";
    const ways = [{ to: "/bible", label: "All 66 books" }];
    return data({ text, ways, search } satisfies Partial<Refusal>, { status: 404 });
  }
  const { name, slug, chapters } = book;
  const nearest = Number(chapter) >= 1 ? chapters : 1;
  const isNumbered = chapters > 1 && /^\d{1,3}$/.test(chapter);
  const refused: Partial<Refusal> = {
    title: isNumbered ? `There is no ${chapterName(book, Number(chapter))}` : undefined,
    text: `${name} has ${bookLength(book)}.`,
    ways: [
      { to: chapterPath(slug, nearest), label: `Read ${chapterName(book, nearest)}` },
      { to: bookPath(slug), label: `All of ${name}` },
    ],
    search,
  };
  return data(refused, { status: 404 });
}

/** What an address asks of a chapter. */
export function asked(query: URLSearchParams) {
  const pray = query.get("pray");
  return {
    ranges: parseVerses((query.get("v") ?? "").slice(0, 80)) ?? [],
    lines: query.get("as") === "lines",
    praying: (["lectio", "amen"] as const).find((each) => each === pray),
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
  if (marks) {
    const isOurs = placesIn(book.slug, chapter).some(({ verses }) => verses === marks);
    return isOurs && !lines ? `${path}?v=${marks}` : undefined;
  }
  return lines && !isPoetry(book) ? `${path}?as=lines` : path;
};
