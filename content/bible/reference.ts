import { editDistance } from "../edit-distance";
import { bookPath, chapterPath } from "./bible-path";
import { type Book, books, chapterName } from "./books";

/** First and last verse of a part. */
export type VerseRange = readonly [from: number, to: number];

/** A place in the Bible: a book, a chapter of it, or verses of that. */
export type Reference = { book: Book; chapter?: number; verses: readonly VerseRange[] };

/** The longest chapter, Psalm 119, has as many verses. */
const mostVerses = 176;
/** More parts than this nobody means. */
const mostRanges = 8;

/**
 * Reads a reference as people write one: "Phil 4:6-7", "ps 23", "1jn 4 8", "jude 3", "acts".
 * @returns undefined unless all of it is one, of a chapter that there is.
 */
export function readReference(text: string): Reference | undefined {
  if (text.length > longest) return undefined;
  const [, name = "", numbers] =
    /^([1-3]?[^\d]+)(\d[\d\s:.,;–—-]*)?$/.exec(text.trim().replaceAll(/\s+/g, " ")) ?? [];
  const book = bookNamed(name.trim().replace(/ (?:chapter|ch)\.?$/i, ""));
  if (!book) return undefined;
  if (numbers) return placeIn(book, tight(numbers));
  return name.length >= shortest ? { book, verses: [] } : undefined;
}

/** "Philippians 4:6-7" */
export function formatReference({ book, chapter, verses }: Reference): string {
  if (chapter === undefined) return book.name;
  const name = chapterName(book, chapter);
  const colon = book.chapters === 1 && verses.length > 0 ? " 1" : "";
  return verses.length > 0 ? `${name}${colon}:${formatVerses(verses, ", ")}` : name;
}

/** "27-29,34" */
export function formatVerses(verses: readonly VerseRange[], comma = ","): string {
  return verses.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(comma);
}

/** Its address. */
export function referencePath({ book, chapter, verses }: Reference): string {
  if (chapter === undefined) return bookPath(book.slug);
  return chapterPath(book.slug, chapter, formatVerses(verses) || undefined);
}

/**
 * Parts like "4-7" and "9" as ranges in order, those that meet as one.
 * @returns undefined where one is no such part.
 */
export function parseVerses(text: string): VerseRange[] | undefined {
  const parts = tight(text).split(/[,;]/, mostRanges + 1);
  const ranges = parts.map((part) => {
    const [, first, last = first] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(part) ?? [];
    return [Number(first), Math.min(Number(last), mostVerses)] as const;
  });
  const isOne = ([from, to]: VerseRange) => from >= 1 && to >= from;
  return parts.length <= mostRanges && ranges.every(isOne) ? mergeVerses(ranges) : undefined;
}

/** Without the room that some leave around dashes and commas. */
function tight(text: string): string {
  const dashed = text.replaceAll(/[–—]/g, "-").replaceAll(/\s+/g, " ").trim();
  return dashed.replaceAll(/ ?([-,;]) ?/g, "$1");
}

/** In order, those that meet as one. */
export function mergeVerses(ranges: readonly VerseRange[]): VerseRange[] {
  const found: [number, number][] = [];
  for (const [from, to] of [...ranges].sort(([one], [other]) => one - other)) {
    const last = found.at(-1);
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else found.push([from, to]);
  }
  return found;
}

const ordinals: Record<string, string> = {
  first: "1",
  i: "1",
  second: "2",
  ii: "2",
  third: "3",
  iii: "3",
};

/** Every name in one writing: "1 john", "song of solomon". */
const named = new Map(
  [...books].reverse().flatMap((book) => {
    const [number, name] = /^\d/.test(book.name) ? book.name.split(" ") : ["", book.name];
    return [name ?? "", ...book.forms].map(
      (form) => [`${number} ${form}`.trim().toLowerCase(), book] as const,
    );
  }),
);

/** The book of a name or short form; "1jn" and "first john" are "1 john". */
export function bookNamed(name: string): Book | undefined {
  return named.get(plainName(name));
}

function plainName(name: string): string {
  const words = name
    .toLowerCase()
    .replaceAll(/[.\s_-]+/g, " ")
    .trim();
  const apart = words.replace(/^([1-3])(?:st|nd|rd)?\s*(?=[a-z])/, "$1 ");
  const [first = "", ...rest] = apart.split(" ");
  return rest.length > 0 && Object.hasOwn(ordinals, first)
    ? [ordinals[first], ...rest].join(" ")
    : apart;
}

const longNames = ({ name, forms }: Book) => [
  name.toLowerCase(),
  ...(/^[23]/.test(name) ? [] : forms.filter((form) => form.length > 4)),
];

/** The book of a name with a slip or two in it. */
export function bookNear(name: string, fewest = 5): Book | undefined {
  const asked = plainName(name);
  if (asked.length < fewest) return undefined;
  const near = books
    .map((book) => ({
      book,
      slips: Math.min(...longNames(book).map((each) => editDistance(asked, each))),
    }))
    .sort((one, other) => one.slips - other.slips);
  const [best, second] = near;
  const allowed = [5, 7, 9].filter((length) => asked.length > length).length + 1;
  return best && best.slips <= allowed && best.slips < (second?.slips ?? 9) ? best.book : undefined;
}

/** No reference is longer. */
const longest = 80;
/** Short forms that are words of their own ("is", "am", "so") want a number behind them. */
const shortest = 3;

/** A chapter, or a chapter and verses; in a book of one chapter the verses alone will do. */
function placeIn(book: Book, numbers: string): Reference | undefined {
  const [, first, verses] = /^(\d{1,3})(?:[:. ]+(\d.*))?$/.exec(numbers) ?? [];
  const chapter = Number(first);
  if (book.chapters === 1 && (first === undefined || (verses === undefined && chapter > 1))) {
    const ranges = parseVerses(numbers);
    return ranges && { book, chapter: 1, verses: ranges };
  }
  if (first === undefined || chapter < 1 || chapter > book.chapters) return undefined;
  const ranges = verses === undefined ? [] : parseVerses(verses);
  return ranges && { book, chapter, verses: ranges };
}
