import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getRawAsset, isSea } from "node:sea";
import { brotliDecompressSync } from "node:zlib";
import type { Book } from "#content/bible/books";
import { readReference, type VerseRange } from "#content/bible/reference";
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

/** How the translators set a chapter; a block of the kind "b" is the end of a stanza. */
export function getLayout(book: Book, chapter: number) {
  const written = unpack<WrittenLayout[]>(`${book.slug}.layout.br`)[chapter - 1];
  const { b = [], h = [], r = [], n = [], j = [] } = written ?? {};
  return {
    blocks: b.map(([number, at, kind]) => ({ number, at, kind })),
    headings: h.map(([number, at, level, text]): Heading => ({ number, at, level, text })),
    parallels: r.map(([number, at, text]) => ({ number, at, text })),
    notes: n.map(([number, at, text]) => ({
      number,
      at,
      text: text.replaceAll("«", "“").replaceAll("»", "”"),
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

/** A verse runs on from a dash without a space. */
export function joinVerses(verses: readonly string[], ranges: readonly VerseRange[]): string {
  const wanted = ranges.flatMap(([from, to]) => verses.slice(from - 1, to));
  return wanted.filter(Boolean).join(" ").replaceAll("— ", "—");
}

export const withoutSelah = (text: string): string => text.replaceAll(" Selah", "");

/** A line each, but for a verse that runs on from a dash. */
export function verseLines(quoted: string, reference: string): string {
  const found = readReference(reference);
  const chapter = found?.chapter ? getChapter(found.book, found.chapter) : undefined;
  const verses =
    chapter && found?.verses.flatMap(([from, to]) => chapter.verses.slice(from - 1, to));
  const lines = withoutSelah(verses?.join("\n") ?? "").replaceAll("—\n", "—");
  const at = lines.replaceAll("\n", " ").indexOf(quoted);
  return at < 0 ? quoted : lines.slice(at, at + quoted.length);
}

export function passageText(reference: string): string {
  const found = readReference(reference);
  const chapter = found?.chapter ? getChapter(found.book, found.chapter) : undefined;
  if (!found || !chapter) return "";
  const { verses } = chapter;
  return joinVerses(verses, found.verses.length > 0 ? found.verses : [[1, verses.length]]);
}

/** Pairs quotation marks: a speech may begin in an earlier verse. @param longest characters */
export function excerpt(text: string, longest = Number.POSITIVE_INFINITY): string {
  return withPairedMarks(
    text.length > longest ? `${text.slice(0, longest).replace(/\s\S*$/, "")} …` : text,
  );
}

const closing: Readonly<Record<string, string>> = { "“": "”", "‘": "’" };
const opening: Readonly<Record<string, string>> = { "”": "“", "’": "‘" };

const marks = /[“‘”’]/g;

function withPairedMarks(text: string): string {
  const open: string[] = [];
  let before = "";
  for (const { 0: mark, index } of text.matchAll(marks)) {
    const pair = opening[mark];
    // Each paragraph of a speech opens with a mark again.
    if (!pair && open.at(-1) !== mark) open.push(mark);
    if (!pair || isApostrophe(text, index, open)) continue;
    if (open.includes(pair)) open.length = open.lastIndexOf(pair);
    else before = pair + before;
  }
  const after = open.reverse().map((mark) => closing[mark]);
  return before + text + after.join("");
}

/** As in "don’t", and in "Jesus’ feet" where no quotation is open that it may close. */
function isApostrophe(text: string, index: number, open: readonly string[]): boolean {
  if (!/^\p{L}’/u.test(text.slice(Math.max(index - 1, 0)))) return false;
  const rest = text.slice(index + 1);
  return /^\p{L}/u.test(rest) || !(open.includes("‘") || /^[?!]?”/.test(rest));
}
