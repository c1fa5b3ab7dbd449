import { addon } from "~/runtime/addon.server";
import { getChapter } from "~/runtime/bible/bible.server";
import { readBibleFile } from "~/runtime/bible/bible-files.server";
import { once } from "~/runtime/once.server";
import { books } from "../../../content/bible/books";
import { formatReference, type Reference, referencePath } from "../../../content/bible/reference";
import { searchVerses, type VerseQuery } from "../../../db/bible/verses.server";
import { openSqlite } from "../../../db/engines/sqlite/open.server";
import { rootOf, tellingWords, wordsOf } from "./query.server";

/** A verse with the words that were looked for marked: odd parts are those. */
export type FoundVerse = { reference: string; path: string; parts: string[] };

const byAlphabet = [...books].sort((one, other) => (one.slug < other.slug ? -1 : 1));

/** The index of all verses; it is read into memory when somebody looks for something first. */
const index = once(() => openSqlite(readBibleFile("verses.db"), addon(), { readonly: true }));

/** Verses of the whole Bible that hold the words: all of them, or else as many as may be. */
export function searchBible(typed: readonly string[], limit: number): FoundVerse[] {
  const words = tellingWords(typed);
  const ask = (query: Omit<VerseQuery, "words">) =>
    searchVerses(index(), { words, ...query }, limit);
  const exact = ask({ every: true });
  const begun = exact.length > 0 ? exact : ask({ every: true, begun: true });
  const found = begun.length > 0 || words.length < 2 ? begun : ask({ every: false });
  const roots = words.map(rootOf);
  return found.flatMap(({ book: place, chapter, verse }) => {
    const book = byAlphabet[place - 1];
    const text = book && getChapter(book, chapter)?.verses[verse - 1];
    if (!book || !text) return [];
    const reference: Reference = { book, chapter, verses: [[verse, verse]] };
    return {
      reference: formatReference(reference),
      path: referencePath(reference),
      parts: marked(text, roots),
    };
  });
}

/** A text in parts, those at odd places words that share a root with one of `roots`. */
function marked(text: string, roots: readonly string[]): string[] {
  const parts = [""];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const isWord = /^[\p{L}\p{N}]/u.test(piece) && roots.includes(rootOf(wordsOf(piece)[0] ?? ""));
    if (isWord) parts.push(piece, "");
    else parts[parts.length - 1] += piece;
  }
  return parts;
}
