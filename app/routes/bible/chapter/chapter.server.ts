import { chapterPath } from "#content/bible/bible-path";
import { type Book, books, chapterName, isPoetry } from "#content/bible/books";
import type { VerseRange } from "#content/bible/reference";
import { hours } from "#content/hours/hours";
import type { User } from "#db/accounts/users.server";
import { dayOf } from "~/plans/persons-day.server";
import { getChapter } from "~/runtime/bible.server";
import { hourFor } from "~/ui/praying/hour.server";
import { placesIn } from "../places.server";
import { getBreaks } from "./breaks.server";
import { asked, type Params, passageNotFound, requireChapter } from "./chapter-address.server";
import { paragraphsOf } from "./paragraphs";
import { passageOf } from "./passage.server";

/** Everything that a chapter's page shows. */
export async function chapterPage(params: Params, url: URL, user?: User) {
  const { book, chapter } = requireChapter(params, url.search);
  const text = getChapter(book, chapter);
  if (!text) throw passageNotFound(book);
  const { ranges, lines, praying, step } = asked(url.searchParams);
  const marked = within(ranges, text.verses.length);
  const path = chapterPath(book.slug, chapter);
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
      hour: hourFor(url.searchParams, user && (await dayOf(user)).zone),
      blessings: hours.map(({ name, blessing }) => ({ name, blessing })),
    },
  };
}

export type ChapterPage = Awaited<ReturnType<typeof chapterPage>>;

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
  return { path: chapterPath(other.slug, found), name: chapterName(other, found) };
}
