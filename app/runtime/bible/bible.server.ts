import { brotliDecompressSync } from "node:zlib";
import type { Book } from "../../../content/bible/books";
import { readBibleFile } from "./bible-files.server";

/** What stands in a chapter: the heading that a psalm has, and its verses, "" where one is left out. */
export type Chapter = { title: string; verses: readonly string[] };

type BookText = readonly (readonly string[])[];

/** Books that stay unpacked, as many as a search shows verses; the largest, the Psalms, take half a megabyte. */
const mostBooks = 12;

/** A chapter of the Berean Standard Bible, its book unpacked when it is asked for. */
export function getChapter(book: Book, chapter: number): Chapter | undefined {
  const [title = "", ...verses] = textOf(book.slug)[chapter - 1] ?? [];
  return verses.length > 0 ? { title, verses } : undefined;
}

const unpacked = new Map<string, BookText>();

function textOf(slug: string): BookText {
  const known = unpacked.get(slug);
  const text: BookText =
    known ?? JSON.parse(brotliDecompressSync(readBibleFile(`${slug}.json.br`)).toString());
  unpacked.delete(slug);
  unpacked.set(slug, text);
  const [oldest] = unpacked.keys();
  if (unpacked.size > mostBooks && oldest) unpacked.delete(oldest);
  return text;
}
