import { brotliDecompressSync } from "node:zlib";
import type { Book } from "#content/bible/books";
import { readBibleFile } from "~/runtime/bible.server";
import { once } from "~/runtime/once.server";

/** The verses that begin a paragraph or a stanza, each with the heading over it, "" where it has none. */
export type Breaks = Readonly<Record<number, string>>;

/** Where the translation itself begins the paragraphs of a chapter. */
export function getBreaks(book: Book, chapter: number): Breaks {
  return all()[book.slug]?.[chapter - 1] ?? {};
}

const all = once(
  (): Record<string, Breaks[]> =>
    JSON.parse(brotliDecompressSync(readBibleFile("breaks.br")).toString()),
);
