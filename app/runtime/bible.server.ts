import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getRawAsset, isSea } from "node:sea";
import { brotliDecompressSync } from "node:zlib";
import type { Book } from "#content/bible/books";
import { once } from "./once.server";

type Chapter = { title: string; verses: readonly string[] };

type BookText = readonly (readonly string[])[];

export function getChapter(book: Book, chapter: number): Chapter | undefined {
  const [title = "", ...verses] = textOf(book.slug)[chapter - 1] ?? [];
  return verses.length > 0 ? { title, verses } : undefined;
}

/** 6.5 MB for all; unpacking a book takes up to 6 ms, and a search shows verses of forty. */
const unpacked = new Map<string, unknown>();

function unpack<Content>(name: string): Content {
  if (!unpacked.has(name))
    unpacked.set(name, JSON.parse(brotliDecompressSync(readBibleFile(name)).toString()));
  return unpacked.get(name) as Content;
}

const textOf = (slug: string) => unpack<BookText>(`${slug}.json.br`);

/**
 * `p` a paragraph, `pmo` one that goes on; `q1`, `q2` lines of poetry at the first and second indent, `qr` one
 * at the right; `li1`, `li2` of a list; `pc` an inscription.
 */
export type BlockKind = "p" | "pmo" | "q1" | "q2" | "qr" | "li1" | "li2" | "pc";

/** Before how many characters of which verse. */
export type Place = { number: number; at: number };

/** `ms` over a book of the Psalter, `s1` and `s2` over a passage, `qa` a letter of an acrostic. */
export type Heading = Place & { level: "ms" | "s1" | "s2" | "qa"; text: string };

/** As the file has it; what it means is said in the README beside it. */
type WrittenLayout = {
  b: readonly [number, number, BlockKind | "b"][];
  h?: readonly [number, number, Heading["level"], string][];
  r?: readonly [number, number, string][];
  n?: readonly [number, number, string][];
  j?: readonly [number, number, number, number][];
};

export type Layout = ReturnType<typeof getLayout>;

const writtenLayout = (book: Book, chapter: number): Partial<WrittenLayout> =>
  unpack<WrittenLayout[]>(`${book.slug}.layout.br`)[chapter - 1] ?? {};

/** Where lines and paragraphs begin; one of the kind "b" is the end of a stanza. */
export const getBlocks = (book: Book, chapter: number) =>
  (writtenLayout(book, chapter).b ?? []).map(([number, at, kind]) => ({ number, at, kind }));

/** How the translators set a chapter. */
export function getLayout(book: Book, chapter: number) {
  const { h = [], r = [], n = [], j = [] } = writtenLayout(book, chapter);
  return {
    blocks: getBlocks(book, chapter),
    headings: h.map(([number, at, level, text]): Heading => ({ number, at, level, text })),
    parallels: r.map(([number, at, text]) => ({ number, at, text })),
    notes: n.map(([number, at, text]) => ({
      number,
      at,
      // Numbers of verses were quoted here, and are gone.
      text: text
        .replaceAll(/«» ?/g, "")
        .replaceAll("«", "“")
        .replaceAll("»", "”")
        .replace(/([.”])See /, "$1 See "),
    })),
    ofJesus: j.map(([number, at, last, end]) => ({ number, at, last, end })),
  };
}

/** Where the build puts them; in development the source. */
const folders = [
  join(import.meta.dirname, "bible"),
  join(import.meta.dirname, "../bible"),
  "content/bible/bsb",
];

export function readBibleFile(name: string): Buffer {
  if (isSea()) return Buffer.from(getRawAsset(`bible/${name}`) as ArrayBuffer);
  return readFileSync(join(folder() ?? "", name));
}

const folder = once(() => folders.find((each) => existsSync(join(each, "jude.json.br"))));
