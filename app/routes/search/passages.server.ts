import type { Need } from "#content/bible/bible-needs";
import { books } from "#content/bible/books";
import {
  formatReference,
  type Reference,
  readReference,
  referencePath,
  type VerseRange,
} from "#content/bible/reference";
import { editDistance } from "#content/edit-distance";
import { knownVerses } from "#content/search/known-verses";
import { comforting, wordsOfToday } from "#content/search/thesaurus";
import {
  allTerms,
  countVerses,
  placeOf,
  rowsHolding,
  searchHeadings,
  searchVerses,
  type Term,
  termsOf,
  type VersePlace,
  type VerseQuery,
  verseRow,
} from "#db/bible/verses.server";
import { getChapter } from "~/runtime/bible.server";
import { once } from "~/runtime/once.server";
import { quotePassage } from "~/runtime/quotation.server";
import { verseIndex as index } from "~/runtime/verse-index.server";
import { rootOf, tellingWords, withoutNumbers, wordsOf } from "./query.server";
import { quotesIn } from "./quotations.server";

type Holding = "this word" | "these words" | "some of these words" | `“${string}”`;

const byAlphabet = [...books].sort((one, other) => (one.slug < other.slug ? -1 : 1));

/** `spare`: to replace those left out. `near`: shown at first of those that do not hold all. */
const most = { spare: 6, headed: 12, ordered: 200, near: 4, atFirst: 12 };

/** They tell no need apart, but a verse with them too is nearer. */
const ofPrayer = /^pray(?:ers?|ing)?$/;

const textOf = (place: VersePlace) => read(place)?.text;

const quotedIn = once(() => {
  const places = knownVerses.flatMap(rowsOf).map(([row]) => placeOf(row));
  return quotesIn(index(), textOf, places, nearestTerm);
});

/** Verses that somebody seems to quote, the nearest first. */
export const findQuoted = (query: string) =>
  quotedIn()(query).flatMap((quoted) => {
    const found = read(quoted.place);
    return found ? [{ ...quoted, reference: found.reference }] : [];
  });

/** Passages whose heading has all of these words. */
export const findHeaded = (words: readonly string[]) =>
  searchHeadings(index(), words, most.headed).flatMap(({ words, first, last }) => {
    const book = byAlphabet[first.book - 1];
    const { chapter, verse } = first;
    const verses: VerseRange[] = [[verse, last.verse]];
    return book ? [{ words, reference: { book, chapter, verses } }] : [];
  });

/**
 * All words, or else as many as possible, and then no more than a few. For a need its passages lead, then
 * verses of comfort. @param above the references already on the page
 */
export function searchBible(
  typed: readonly string[],
  limit: number,
  quoted: readonly VersePlace[],
  need?: Need,
  above: readonly (string | undefined)[] = [],
) {
  const words = withoutNumbers(tellingWords(typed)).filter((word) => !wordsOfToday.has(word));
  const asked = limit + most.spare;
  const terms = termsOf(index(), words);
  // Of a sentence any few words find idols: its need's passages say more.
  const any = need && words.length < 3 ? searchVerses(index(), { terms, every: false }) : [];
  const said = need || words.length === 0 ? [] : typed.filter((word) => ofPrayer.test(word));
  const { query, fitting, isPart } = firstFitting(words, said, terms, need, (query) =>
    need && !query.every
      ? any.slice(0, asked)
      : inOrder(searchVerses(index(), query, most.ordered), said.length > 0),
  );
  const within = need?.passages.flatMap(([reference]) => rowsOf(reference)) ?? [];
  const isOfNeed = (place: VersePlace) =>
    within.some(([from, to]) => from <= verseRow(place) && verseRow(place) <= to);
  const first = [any.filter(isOfNeed), any.filter(isComforting)].flatMap((some) =>
    some.slice(0, asked),
  );
  const places = new Map(
    [...quoted, ...first, ...fitting].map((place) => [verseRow(place), place]),
  );
  const roots = [...words, ...said].map(rootOf);
  const found = [...places.values()].slice(0, asked).flatMap((place) => read(place) ?? []);
  const others = found.filter(({ reference }) => !above.includes(formatReference(reference)));
  const shown = [
    ...others.slice(0, quoted.length),
    ...leaveForLast(others.slice(quoted.length), need !== undefined),
  ];
  const versesInAll = fitting.length < asked ? fitting.length : countVerses(index(), query);
  const holding = holdingOf(typed, words.length < 2 || (query.every && !need));
  const isNear = isPart || (!need && holding === "some of these words");
  const shownMost = isNear && limit <= most.atFirst ? most.near : limit;
  return {
    // One that is left is shown with them.
    verses: shown
      .slice(0, versesInAll === shownMost + 1 ? versesInAll : shownMost)
      .map(({ reference }): { reference: string; path: string; parts: string[] } => ({
        reference: formatReference(reference),
        path: referencePath(reference),
        parts: marked(quotePassage(reference), roots),
      })),
    versesInAll,
    holding: isPart && words.length === 1 ? (`“${words[0]}”` as const) : holding,
  };
}

/** Rules about what is unclean are seldom looked for; who asks for a prayer finds psalms first. */
function inOrder(places: readonly VersePlace[], forPrayer: boolean): VersePlace[] {
  const rank = ({ book }: VersePlace) => {
    const slug = byAlphabet[book - 1]?.slug;
    return slug === "leviticus" ? 1 : forPrayer && slug === "psalms" ? -1 : 0;
  };
  return places.toSorted((one, other) => rank(one) - rank(other));
}

const comfortingRows = once(() => rowsHolding(index(), comforting));

const isComforting = (place: VersePlace) => comfortingRows().has(verseRow(place));

/** All words, those of prayer too, or all with the last a prefix ("exam" is no example), or any; and the query that matched. */
function firstFitting(
  words: readonly string[],
  said: readonly string[],
  terms: Term[],
  need: Need | undefined,
  ask: (query: VerseQuery) => VersePlace[],
) {
  const whole = { terms: [...terms, ...termsOf(index(), said)], every: true };
  const queries: (() => VerseQuery)[] = [
    () => whole,
    ...(said.length > 0 ? [() => ({ terms, every: true })] : []),
    ...(need ? [] : [() => ({ terms: termsOf(index(), words, true), every: true })]),
    ...(words.length > 1 ? [() => ({ terms, every: false })] : []),
  ];
  for (const queryOf of queries) {
    const query = queryOf();
    const fitting = ask(query);
    const isPart = said.length > 0 && query !== whole;
    if (fitting.length > 0) return { query, fitting, isPart };
  }
  return { query: whole, fitting: [], isPart: false };
}

function holdingOf(typed: readonly string[], all: boolean): Holding {
  if (!all) return "some of these words";
  return typed.length > 1 ? "these words" : "this word";
}

/** Parallel verses (prophets, evangelists) go last. @param inNeed fragments of a sentence go last, too */
function leaveForLast<Verse extends { text: string }>(verses: Verse[], inNeed: boolean): Verse[] {
  const words = verses.map(({ text }) => new Set(wordsOf(text)));
  const isLast = verses.map(
    ({ text }, at) =>
      (inNeed && /[,:;—]$/.test(text)) ||
      words.slice(0, at).some((before) => isDouble(before, words[at] ?? before)),
  );
  return [...verses.filter((_, at) => !isLast[at]), ...verses.filter((_, at) => isLast[at])];
}

/** Whether nearly all words of the longer are in the other. */
function isDouble(one: Set<string>, other: Set<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 0.8 * Math.max(one.size, other.size);
}

function read({ book: place, chapter, verse }: VersePlace) {
  const book = byAlphabet[place - 1];
  const text = book && getChapter(book, chapter)?.verses[verse - 1];
  if (!book || !text) return undefined;
  const reference: Reference = { book, chapter, verses: [[verse, verse]] };
  return { reference, text };
}

function rowsOf(passage: string): [number, number][] {
  const found = readReference(passage);
  const { chapter } = found ?? {};
  if (!found || !chapter) return [];
  const book = byAlphabet.indexOf(found.book) + 1;
  const row = (verse: number) => verseRow({ book, chapter, verse });
  return found.verses.map(([from, to]) => [row(from), row(to)]);
}

/** Odd parts are the words that share a root with one of `roots`. */
function marked(text: string, roots: readonly string[]): string[] {
  const parts = [""];
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    const isWord = /^[\p{L}\p{N}]/u.test(piece) && roots.includes(rootOf(wordsOf(piece)[0] ?? ""));
    if (isWord) parts.push(piece, "");
    else parts[parts.length - 1] += piece;
  }
  return parts;
}

const endings =
  /(?:ations?|ate[ds]?|ments?|ness|ful|ous(?:ness)?|ity|ions?|ive|[ai]ble|ing|ed|ers?|ly|al|[ae]nce|[ae]nt|y|e|s)$/;

/** The word of the Bible that was meant: with an older ending, or with a slip in it. */
function nearestTerm(word: string): string | undefined {
  const [, stem = ""] = /^(\p{L}{3,})(?:eth|est)$/u.exec(word) ?? [];
  const older = stem && [`${stem}e`, stem].find((each) => termsOf(index(), [each])[0]?.count);
  if (older) return older;
  if (word.length < 4) return undefined;
  const allowed = word.length > 7 ? 2 : 1;
  // The index's own endings are cut off deeper than ours.
  const written = [word, rootOf(word), word.replace(endings, "")];
  const near = (allTerms(index()).get(word[0] ?? "") ?? []).flatMap((each) => {
    if (!isBegunAlike(word, each.term)) return [];
    const close = written.filter(({ length }) => Math.abs(each.term.length - length) <= allowed);
    const slips = Math.min(...close.map((one) => editDistance(one, each.term)));
    return slips > allowed ? [] : [{ ...each, slips, alike: begunAlike(word, each.term) }];
  });
  near.sort((a, b) => a.slips - b.slips || b.alike - a.alike || b.count - a.count);
  return near[0]?.term;
}

/** One of the letters after the first, which is cheap to know. */
const isBegunAlike = (one: string, other: string) =>
  one[1] === other[1] || one[1] === other[2] || one[2] === other[1];

const begunAlike = (one: string, other: string) =>
  [...one, ""].findIndex((letter, at) => letter !== other[at]);
