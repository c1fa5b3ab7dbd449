import { redirect } from "@remix-run/node";
import { bibleSource } from "~/bookmarks/bible-source.server";
import { lastZoneOf } from "~/bookmarks/plan-days.server";
import { savedOf } from "~/bookmarks/prayers.server";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { getChapter } from "~/runtime/bible/bible.server";
import { getBreaks } from "~/runtime/bible/breaks.server";
import { joinVerses } from "~/runtime/bible/passage.server";
import { settings } from "~/runtime/env.server";
import { hourFor } from "~/ui/praying/hour.server";
import { type Book, books, chapterName, getBook, isPoetry } from "../../../../content/bible/books";
import { placesIn } from "../../../../content/bible/places";
import {
  bookNamed,
  formatReference,
  formatVerses,
  parseVerses,
  readMistyped,
  type VerseRange,
} from "../../../../content/bible/reference";
import { hours } from "../../../../content/hours/hours";
import type { User } from "../../../../db/accounts/users.server";
import { paragraphsOf } from "./paragraphs";

type Params = Readonly<Record<string, string | undefined>>;

/** The book that an address means, however it is written. */
export function bookOf(name: string): Book | undefined {
  return bookNamed(name) ?? readMistyped(`${name} 1`)?.book;
}

/**
 * The book and chapter of an address.
 * @throws a redirect to the one writing of it; 404 where there is none.
 */
export function requireChapter(params: Params, search = ""): { book: Book; chapter: number } {
  const book = bookOf(params.book ?? "");
  const chapter = Number(params.chapter);
  if (!book || !/^\d{1,3}$/.test(params.chapter ?? "") || chapter < 1 || chapter > book.chapters)
    throw passageNotFound();
  if (book.slug !== params.book || String(chapter) !== params.chapter)
    throw redirect(`/bible/${book.slug}/${chapter}${search}`, 308);
  return { book, chapter };
}

export const passageNotFound = () =>
  new Response("There is no such place in the Bible.", { status: 404 });

/** What an address asks of a chapter besides. */
function asked(query: URLSearchParams) {
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
  const book = getBook(params.book ?? "");
  const chapter = Number(params.chapter);
  if (!book || String(chapter) !== params.chapter || chapter > book.chapters) return undefined;
  const { ranges, lines, praying } = asked(query);
  if (praying) return undefined;
  const path = `/bible/${book.slug}/${chapter}`;
  const marks = formatVerses(ranges);
  if (marks && (lines || !placesIn(book.slug, chapter).some(({ verses }) => verses === marks)))
    return undefined;
  if (marks) return `${path}?v=${marks}`;
  return lines && !isPoetry(book) ? `${path}?as=lines` : path;
};

/** Everything that a chapter's page shows. */
export async function chapterPage(params: Params, url: URL, user?: User) {
  const { book, chapter } = requireChapter(params, url.search);
  const text = getChapter(book, chapter);
  if (!text) throw passageNotFound();
  const { ranges, lines, praying, step } = asked(url.searchParams);
  const marked = within(ranges, text.verses.length);
  const path = `/bible/${book.slug}/${chapter}`;
  const poetry = isPoetry(book);
  return {
    book: { name: book.name, slug: book.slug },
    name: chapterName(book, chapter),
    title: text.title,
    path,
    lines: poetry || lines,
    poetry,
    paragraphs: paragraphsOf(text.verses, marked, getBreaks(book, chapter)),
    passage: await passageOf({ book, chapter, verses: marked }, text.verses, user),
    places: placesIn(book.slug, chapter).map(({ reference, title, path: to, passagePath }) => ({
      reference,
      title,
      path: to,
      passagePath,
    })),
    previous: neighbor(book, chapter, -1),
    next: neighbor(book, chapter, 1),
    alone: praying && {
      praying,
      step,
      hour: hourFor(url.searchParams, user && (await lastZoneOf(user))),
      blessings: hours.map(({ name, blessing }) => ({ name, blessing })),
    },
  };
}

export type ChapterPage = Awaited<ReturnType<typeof chapterPage>>;

/** The marked verses, or the whole chapter; what is marked can be shared and saved. */
async function passageOf(
  place: { book: Book; chapter: number; verses: VerseRange[] },
  all: readonly string[],
  user?: User,
) {
  const { book, chapter, verses } = place;
  const reference = formatReference(place);
  const marks = formatVerses(verses);
  const path = `/bible/${book.slug}/${chapter}`;
  if (!marks) return { reference, marks, path, text: joinVerses(all, [[1, all.length]]) };
  const last = verses.at(-1)?.[1] ?? 0;
  const text = joinVerses(all, verses);
  const source = bibleSource(book.slug, chapter, marks);
  return {
    reference,
    marks,
    path: `${path}?v=${marks}`,
    text,
    address: `${settings().ORIGIN}${path}?v=${marks}`,
    last,
    /** The same with one verse more. */
    more:
      last < all.length
        ? formatVerses([...verses.slice(0, -1), [verses.at(-1)?.[0] ?? last, last + 1]])
        : undefined,
    source,
    saved: source && user ? (await savedOf(user, { source })).source : false,
  };
}

/** Those of the verses that the chapter has. */
function within(ranges: readonly VerseRange[], count: number): VerseRange[] {
  return ranges
    .filter(([from]) => from <= count)
    .map(([from, to]) => [from, Math.min(to, count)] as const);
}

/** The chapter before or after, in the next book if need be. */
function neighbor(book: Book, chapter: number, step: 1 | -1) {
  const beside = books[books.indexOf(book) + step];
  const number = chapter + step;
  const isInside = number >= 1 && number <= book.chapters;
  const other = isInside ? book : beside;
  if (!other) return undefined;
  const found = isInside ? number : step === 1 ? 1 : other.chapters;
  return { path: `/bible/${other.slug}/${found}`, name: chapterName(other, found) };
}
