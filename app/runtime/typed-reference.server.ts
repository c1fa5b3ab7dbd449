import { type Book, bookLength, chapterName } from "#content/bible/books";
import { foreignBook } from "#content/bible/foreign-names";
import { missingBook, olderKings } from "#content/bible/outside";
import {
  bookNamed,
  bookNear,
  formatReference,
  mergeVerses,
  type Reference,
  readReference,
  type VerseRange,
} from "#content/bible/reference";
import { getChapter, getLayout } from "./bible.server";
import { plainReference } from "./reference-words.server";

/** What is understood of a reference as somebody typed it, and what is wrong with it. */
export type TypedReference = {
  references: Reference[];
  /** What else may be meant, or where to go on. */
  others: Reference[];
  note?: string;
};

/** Of one query, and of a range whose chapters are each led to. */
const most = 3;
const mostLinked = 24;
/** No reference is longer. */
const longest = 100;
/** Short forms that are words of their own ("is", "am", "so") want a number behind them. */
const shortest = { own: 3, foreign: 6 };

type Place = { book: Book; chapter?: number; hasVerses: boolean };

/** @returns undefined unless all of the text is about places in the Bible. */
export function readTyped(typed: string): TypedReference | undefined {
  if (typed.length > longest) return undefined;
  const plain = plainReference(typed);
  const text = plain.replace(olderKings.number, (number) => String(Number(number) - 2));
  const outside = outsideOf(text);
  if (outside) return outside;
  const found: TypedReference = { references: [], others: [] };
  // Between a chapter and a verse a semicolon is a slip.
  const slip = /^[^:;.,]*\d; ?\d[\d-]*$/.test(text);
  let place: Place | undefined;
  for (const part of (slip ? text.replace(/; ?/, ", ") : text).split(between)) {
    const read = readPart(part.trim(), place);
    if (!read) return undefined;
    place = read.place;
    found.references.push(...read.references);
    found.others.push(...read.others);
    found.note ??= read.note;
  }
  const note = found.note ?? (text === plain ? undefined : olderKings.note);
  return { ...found, note, references: joined(found.references) };
}

/** Between two references. */
const between = /;|&|\+|\b(?:and|or|plus|und|oder|et|ou|y|e)\b|,(?=\s*(?:[1-3]\s*)?[a-z])/;

/** The first verse that is named among other words: "what does Romans 8:28 mean". */
export function readWithin(typed: string): TypedReference | undefined {
  const [, reference = ""] =
    /(?<![a-z\d])((?:[1-3] ?)?[a-z]{2,}(?: of (?:songs?|solomon))?[. ]*\d{1,3}:\d[\d:,-]*)/.exec(
      plainReference(typed),
    ) ?? [];
  return reference ? readTyped(reference) : undefined;
}

function outsideOf(text: string): TypedReference | undefined {
  const [, name = "", number] =
    /^((?:[1-4] ?)?[a-z][a-z ]*?)[. ]*(\d[\d:., -]*)?$/.exec(text) ?? [];
  const found = missingBook(text, false) ?? missingBook(numberApart(name), number !== undefined);
  const others = found?.near?.split("; ").flatMap((near) => readReference(near) ?? []) ?? [];
  return found && { references: [], others, note: found.note };
}

type Part = TypedReference & { place: Place };

function readPart(part: string, before: Place | undefined): Part | undefined {
  const turned = withRomanFive(part)
    .replace(/^(\d+) ?(psalms?|salmos?|psaumes?|psalmen)$/, "$2 $1")
    .replace(/^:?([\d-]+) of (.+\d)$/, "$2:$1")
    .replace(/^(\d+) of ([a-z1-3 ]+)$/, "$2 $1");
  const [, name = "", numbers = ""] =
    /^((?:[1-5] ?)?[a-z][a-z .-]*?)?[ .,:]*(\d[\d\s:.,abcf-]*)?$/.exec(turned) ?? [];
  if (!name && !numbers) return undefined;
  const book = name ? bookOf(name, numbers !== "", numbers.includes(":")) : before?.book;
  if (!book) return undefined;
  const isVerses = !name && before?.hasVerses && !numbers.includes(":");
  const asked = isVerses ? `${before?.chapter}:${numbers}` : numbers;
  const isVerseOnly = name !== "" && turned.slice(name.length).trim().startsWith(":");
  const read = asked
    ? readNumbers(book, tidy(asked), isVerseOnly)
    : { references: [{ book, verses: [] }], others: [] };
  const isWild = read?.references.length === 0 && !asked.includes(":") && alsoWords.test(name);
  if (!read || isWild) return undefined;
  const last = read.references.at(-1);
  const hasVerses = (last?.verses.length ?? 0) > 0;
  // Where the book has its name in another language, a comma parts chapter and verse.
  const isForeign = !bookNamed(plainName(name)) && foreignBook(plainName(name));
  const others = (isForeign || isClear(asked)) && !read.note ? [] : read.others;
  return { ...read, others, place: { book, chapter: last?.chapter, hasVerses } };
}

/** Short forms that need no place in the Bible behind them: "I am 30". */
const alsoWords = /^(?:am|is|so|he|de|da|la|le|na|ho)$/;

/** "3,16" is a verse; "3, 16" and "3,4" may be two chapters. */
function isClear(numbers: string): boolean {
  const [, chapter, verse] = /^(\d+)[,.](\d+)/.exec(numbers) ?? [];
  return verse !== undefined && Number(verse) !== Number(chapter) + 1;
}

/** "Jude v 3" is a verse, "Romans v 8" a chapter and a verse. */
function withRomanFive(part: string): string {
  const [, name = "", rest] = /^(.*[a-z]) v[. ]+(\d.*)$/.exec(part) ?? [];
  if (!rest) return part;
  return bookOf(name, true)?.chapters === 1 ? `${name} ${rest}` : `${name} 5:${rest}`;
}

/** "1john" is "1 john". */
const numberApart = (name: string) => name.replace(/^(\d)(?=[a-z])/, "$1 ");

const plainName = (name: string) => numberApart(name.replaceAll(/[. -]+/g, " ").trim());

/** @param hasVerse whoever names one means a book, however short its name. */
function bookOf(name: string, isNumbered: boolean, hasVerse = false): Book | undefined {
  const plain = plainName(name);
  const own = bookNamed(plain) ?? bookNamed(plain.replace(/ (?:chapter|ch)$/, ""));
  if (own) return isNumbered || name.length >= shortest.own ? own : undefined;
  const other = foreignBook(plain);
  if (other) return isNumbered || name.length >= shortest.foreign ? other : undefined;
  return isNumbered ? bookNear(plain, hasVerse ? 4 : 5) : undefined;
}

/** Without room around the signs, and letters that part a verse ("16a"). */
const tidy = (numbers: string) =>
  numbers
    .replaceAll(/\s*([:,.-])\s*/g, "$1")
    .replaceAll(/(\d)[abc](?![a-z])/g, "$1")
    .replaceAll(/(\d)\s+(f{1,2})\b/g, "$1$2")
    .replaceAll(/[:,.\s-]+$/g, "")
    .trim();

type Read = TypedReference | undefined;

function readNumbers(book: Book, written: string, isVerseOnly: boolean): Read {
  const isOne = book.chapters === 1;
  if (isVerseOnly && !isOne) return undefined;
  // "Jude 3" is a verse, "Jude 1" the chapter.
  const hasChapter =
    !isOne || /^(?:1[:., ]|\d+:)/.test(written) || (written === "1" && !isVerseOnly);
  const numbers = hasChapter ? written : `1:${written}`;
  const [, from = "", to] = /^(\d{1,3})-(\d{1,3})$/.exec(numbers) ?? [];
  if (to) return chaptersOf(book, Number(from), Number(to));
  const [, first = "", lastChapter, lastVerse] =
    /^(\d{1,3})-(\d{1,3})[:.](\d{1,3})$/.exec(numbers) ?? [];
  if (lastChapter)
    return across(book, [Number(first), 1], [Number(lastChapter), Number(lastVerse)]);
  const [, chapter = "", sign, verses] = /^(\d{1,3})(?:([:., ])(.+))?$/.exec(numbers) ?? [];
  if (!chapter) return undefined;
  if (!verses) return chaptersOf(book, Number(chapter), Number(chapter));
  const both = sign === "," || sign === "." ? chaptersListed(book, `${chapter},${verses}`) : [];
  const read = readVerses(book, Number(chapter), verses);
  if (read?.references.length === 0 && both.length > 0) return { references: both, others: [] };
  return read && { ...read, others: [...read.others, ...both] };
}

/** "23, 24" may be two chapters. */
function chaptersListed(book: Book, numbers: string): Reference[] {
  const chapters = numbers.split(/[,.]/).map(Number);
  const isOne = (each: number, at: number) =>
    each > (chapters[at - 1] ?? 0) && each <= book.chapters;
  if (chapters.length > most || !chapters.every(isOne)) return [];
  return chapters.map((chapter) => ({ book, chapter, verses: [] }));
}

function chaptersOf(book: Book, from: number, to: number): Read {
  if (from < 1 || from > book.chapters || to < from) return outOfRange(book);
  const end = Math.min(to, book.chapters);
  if (from === 1 && end === book.chapters && end > 1)
    return { references: [{ book, verses: [] }], others: [] };
  const all = Array.from({ length: end - from + 1 }, (_, at): Reference => {
    return { book, chapter: from + at, verses: [] };
  });
  const rest = all.length > mostLinked ? [{ book, verses: [] }] : all.slice(most);
  const kind = book.name === "Psalms" ? "psalms" : "chapters";
  const range = rest.length > 0 ? `The first ${most} of ${all.length} ${kind}.` : undefined;
  const note = end < to ? lengthNote(book) : range;
  return { references: all.slice(0, most), others: rest, note };
}

const lengthNote = (book: Book) =>
  book.name === "Psalms" ? "There are 150 psalms." : `${book.name} has ${bookLength(book)}.`;

const outOfRange = (book: Book): TypedReference => ({
  references: [],
  others: [{ book, verses: [] }],
  note: lengthNote(book),
});

const versesIn = (book: Book, chapter: number) => getChapter(book, chapter)?.verses.length ?? 0;

/** "16", "16-18", "16f", "16-18,20", "16-4:2": those that go on in another chapter, too. */
function readVerses(book: Book, chapter: number, verses: string): Read {
  if (chapter < 1 || chapter > book.chapters) return outOfRange(book);
  const count = versesIn(book, chapter);
  const ranges: VerseRange[] = [];
  const elsewhere: Reference[] = [];
  let isShort = false;
  for (const part of verses.split(/[,. ]/).filter(Boolean)) {
    const [, own, from = "", , otherChapter, to, more = ""] =
      /^(?:(\d{1,3}):)?(\d{1,3})(-(?:(\d{1,3}):)?(\d{1,3}))?(f{1,2})?$/.exec(part) ?? [];
    if (!from) return undefined;
    const verse = Number(from);
    const last = to ? Number(to) : verse + (more === "f" ? 1 : more ? count : 0);
    if (own && Number(own) !== chapter)
      elsewhere.push(
        ...(readVerses(book, Number(own), part.slice(own.length + 1))?.references ?? []),
      );
    else if (otherChapter && Number(otherChapter) !== chapter) {
      const [first, ...rest] =
        across(book, [chapter, verse], [Number(otherChapter), last])?.references ?? [];
      if (first) ranges.push(...(first.verses.length > 0 ? first.verses : [[1, count] as const]));
      elsewhere.push(...rest);
    } else if (verse < 1 || verse > count || last < verse) isShort = true;
    else {
      isShort ||= last > count && more === "";
      ranges.push([verse, Math.min(last, count)]);
    }
  }
  const whole: Reference = { book, chapter, verses: [] };
  const note = isShort
    ? `${chapterName(book, chapter)} has ${count} verses.`
    : leftOutNote(book, chapter, ranges);
  if (ranges.length === 0) return { references: elsewhere, others: [whole], note };
  const reference = { book, chapter, verses: mergeVerses(ranges) };
  const isMissing = note && !isShort;
  return {
    references: isMissing ? elsewhere : [reference, ...elsewhere],
    others: isMissing ? [whole] : [],
    note,
  };
}

/** For one verse that the translation leaves out. */
function leftOutNote(book: Book, chapter: number, ranges: readonly VerseRange[]) {
  const [[from, to] = [0, 0], ...more] = ranges;
  const words = from === to && more.length === 0 ? leftOutWords(book, chapter, from) : undefined;
  if (!words) return undefined;
  const name = formatReference({ book, chapter, verses: [[from, to]] });
  const inside = words.replaceAll("“", "‘").replaceAll("”", "’");
  return `${name} isn’t in the oldest manuscripts, so this Bible leaves it out. Where a Bible has it, it says: “${inside}”`;
}

/** What a verse says that the translation leaves out: a note behind the one before has it. */
function leftOutWords(book: Book, chapter: number, verse: number): string | undefined {
  if (getChapter(book, chapter)?.verses[verse - 1] !== "") return undefined;
  const before = getLayout(book, chapter).notes.filter(({ number }) => number === verse - 1);
  const [, words] = before.at(-1)?.text.split(/ includes? (?:“[^”]*” )?/) ?? [];
  return words?.split(/;? [Ss]ee /)[0]?.replace(/[^.”]$/, "$&.");
}

type Verse = readonly [chapter: number, verse: number];

/** A range that goes on in another chapter, as a reference a chapter. */
function across(book: Book, [from, verse]: Verse, [to, last]: Verse): Read {
  if (from < 1 || to > book.chapters || to < from) return outOfRange(book);
  const chapters = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const references = chapters.map((chapter): Reference => {
    const count = versesIn(book, chapter);
    const range = [
      chapter === from ? verse : 1,
      chapter === to ? Math.min(last, count) : count,
    ] as const;
    const isWhole = range[0] === 1 && range[1] === count;
    return { book, chapter, verses: isWhole ? [] : [range] };
  });
  // Of more than can be shown, the end is worth more than the middle.
  const ends =
    references.length > most
      ? [...references.slice(0, most - 1), ...references.slice(-1)]
      : references;
  return { references: ends, others: [] };
}

/** Verses of one chapter that were named one after another are one reference. */
function joined(references: readonly Reference[]): Reference[] {
  const found: Reference[] = [];
  for (const each of references) {
    const last = found.at(-1);
    const isSame = last && last.book === each.book && last.chapter === each.chapter;
    if (isSame && last.verses.length > 0 && each.verses.length > 0)
      found[found.length - 1] = { ...last, verses: mergeVerses([...last.verses, ...each.verses]) };
    else if (!isSame || last.verses.length !== each.verses.length) found.push(each);
  }
  return found.slice(0, most);
}
