import { brotliDecompressSync } from "node:zlib";
import type { Book } from "#content/bible/books";
import { readBibleFile } from "./bible-files.server";

/** What stands in a chapter: the heading that a psalm has, and its verses, "" where one is left out. */
export type Chapter = { title: string; verses: readonly string[] };

type BookText = readonly (readonly string[])[];

/** A chapter of the Berean Standard Bible, its book unpacked when it is asked for. */
export function getChapter(book: Book, chapter: number): Chapter | undefined {
  const [title = "", ...verses] = textOf(book.slug)[chapter - 1] ?? [];
  return verses.length > 0 ? { title, verses } : undefined;
}

/**
 * Books once read stay unpacked, 6.5 MB were all of them: a search shows verses of forty, and to unpack one
 * takes the only thread up to six milliseconds.
 */
const unpacked = new Map<string, BookText>();

function textOf(slug: string): BookText {
  const known = unpacked.get(slug);
  if (known) return known;
  const text: BookText = JSON.parse(
    brotliDecompressSync(readBibleFile(`${slug}.json.br`)).toString(),
  );
  unpacked.set(slug, text);
  return text;
}
