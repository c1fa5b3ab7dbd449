import { getBook } from "#content/bible/books";
import {
  formatReference,
  formatVerses,
  parseVerses,
  referencePath,
} from "#content/bible/reference";
import { getChapter, joinVerses } from "~/runtime/bible.server";
import { longestPrayer } from "./prayer-definition";

/** What marked verses are saved from. @returns undefined for more than can be saved, or nothing. */
export function bibleSource(slug: string, chapter: number, verses: string): string | undefined {
  return findVerses([slug, String(chapter), verses]) && `bible/${slug}/${chapter}/${verses}`;
}

/** Verses by the rest of their source: a book, a chapter, "6-7". */
export function findVerses([slug = "", number, marks = ""]: readonly string[]) {
  const book = getBook(slug);
  const chapter = Number(number);
  const text = book && getChapter(book, chapter)?.verses;
  const verses = parseVerses(marks);
  if (!book || !text || !verses || formatVerses(verses) !== marks) return undefined;
  if (verses.some(([, to]) => to > text.length)) return undefined;
  const words = joinVerses(text, verses);
  if (words.length === 0 || words.length > longestPrayer) return undefined;
  const place = { book, chapter, verses };
  const reference = formatReference(place);
  return { text: words, reference, pageTitle: reference, path: referencePath(place) };
}
