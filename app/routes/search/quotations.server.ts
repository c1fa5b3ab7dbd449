import {
  inOtherWords,
  rememberedPhrases,
  wordsForOneAnother,
} from "#content/search/remembered-words";
import { stopWords } from "#content/search/thesaurus";
import { searchVerses, termsOf, type VersePlace, verseRow } from "#db/bible/verses.server";
import type { Sqlite } from "#db/engines/sqlite/files.server";
import { once } from "~/runtime/once.server";
import { isInBible } from "~/runtime/verse-index.server";
import { allWordsOf, rootOf, wordsOf } from "./query.server";

/** Verses that are looked at: each takes some fiftieth of a millisecond. */
const most = { candidates: 24, ofKin: 12, ranked: 1_500, phrases: 10, slips: 2, terms: 36 };
/** Words: of a quotation at least, of a phrase of it, of a query whose phrases are looked for, or known verses. */
const few = { least: 3, ofPhrase: 5, words: 7, ofKnown: 10 };
const common = 500;
/** The part of the typed words, or of the verse, that has to be in the other. */
const enough = { whole: 0.99, ofTyped: 0.62, ofRun: 0.5, ofVerse: 0.7 };
/** What words count for: those that stand everywhere, and those in another order. */
const worth = { stop: 0.3, moved: 0.5 };
/** From here a verse is what was meant: by its score, its telling words or its words in a row. */
const surely = { score: 0.9, words: 4, telling: 3, density: 0.5, run: 5, dense: 0.8 };
/** From here one that everybody knows. */
const surelyKnown = { ...surely, score: 0.75, density: 0.35, run: 4 };

type Quoted = {
  place: VersePlace;
  score: number;
  /** Nothing but this verse was meant. */
  isSure: boolean;
  /** What was typed before it and behind it. */
  beside: string[];
};

type Word = { root: string; kin: string; weight: number };

const kinOf = once(() => {
  const all = wordsForOneAnother.flatMap((kin) => kin.map((word) => [rootOf(word), kin] as const));
  return new Map(all);
});

const membersOf = (word: string) => kinOf().get(rootOf(word)) ?? [word];

/** One of another translation counts as ours. */
function readWord(word: string): Word {
  const [first = word] = membersOf(word);
  const isStop = stopWords.has(word) || stopWords.has(first);
  return { root: rootOf(word), kin: rootOf(first), weight: isStop ? worth.stop : 1 };
}

/** With turns of speech as our translation has them. */
const inOurTurns = (query: string) =>
  inOtherWords(wordsOf(query).join(" "), rememberedPhrases).split(" ").filter(Boolean);

type WellKnown = { place: VersePlace; kins: string };

/** For many queries: the verses that everybody knows are read once. */
export function quotesIn(
  index: Sqlite,
  textOf: TextOf,
  known: readonly VersePlace[],
  nearestTerm: NearestTerm,
): (query: string) => Quoted[] {
  const kinsAt = (place: VersePlace) => kinsOf(allWordsOf(textOf(place) ?? "").map(readWord));
  const wellKnown = known.map((place) => ({ place, kins: kinsAt(place) }));
  return (query) => quotedVerses(index, query, textOf, wellKnown, nearestTerm);
}

/** "He that is" and "He who is". */
const relatives = new Set(["that", "who", "which"]);

const kinsOf = (words: readonly Word[]) =>
  ` ${words.flatMap(({ root, kin }) => (relatives.has(root) ? [] : [kin])).join(" ")} `;

/** Those in which a few words stand one after the other, or whose only words they are. */
function meantOf(typed: readonly Word[], wellKnown: readonly WellKnown[]): WellKnown[] {
  const telling = typed.filter(({ weight }) => weight === 1).length;
  const least = few.least + Number(telling < 2);
  const isFew = telling === 0 || typed.length < least || typed.length > few.ofKnown;
  const kins = kinsOf(typed);
  return wellKnown.filter((verse) => (isFew ? verse.kins === kins : verse.kins.includes(kins)));
}

/** Those that have two of the telling words, and enough of many. */
function nearTo(typed: readonly Word[], wellKnown: readonly WellKnown[]): WellKnown[] {
  const telling = typed.filter(({ weight }) => weight === 1);
  const heldIn = (kins: string) => telling.filter(({ kin }) => kins.includes(` ${kin} `)).length;
  return wellKnown.filter(({ kins }) => heldIn(kins) >= Math.max(2, telling.length / 2));
}

/**
 * Verses that hold what was typed in its order, as a whole or nearly, the nearest first; however it is
 * spelled, and in the words of other translations.
 */
function quotedVerses(
  index: Sqlite,
  query: string,
  textOf: TextOf,
  wellKnown: readonly WellKnown[],
  nearestTerm: NearestTerm,
): Quoted[] {
  const typed = joined(inOurTurns(query));
  if (typed.length < few.least - 1) return [];
  const words = withoutSlips(typed, nearestTerm);
  const meant = words.map(readWord);
  const more = allWordsOf(query).slice(wordsOf(query).length);
  const known = new Map<number, Word[]>();
  const wordsAt = (place: VersePlace): Word[] => {
    const own = known.get(verseRow(place)) ?? allWordsOf(textOf(place) ?? "").map(readWord);
    known.set(verseRow(place), own);
    return own;
  };
  const found = new Map<number, Quoted>();
  const weigh = (places: readonly VersePlace[]) => {
    for (const place of places) {
      if (found.has(verseRow(place))) continue;
      const best = bestOf(place.verse, meant, (verse) => wordsAt({ ...place, verse }));
      const { verse, from, to, score, isSure } = best;
      if (score === 0) continue;
      const beside = [...words.slice(0, from), ...words.slice(to), ...more];
      // Of two verses the other comes behind.
      for (const [each, less] of [[{ ...place, verse }, 0] as const, [place, 0.01] as const])
        if (!found.has(verseRow(each)))
          found.set(verseRow(each), { place: each, score: score - less, isSure, beside });
    }
  };
  const isFound = () => [...found.values()].some(({ score }) => score > 1.1);
  for (const { place } of meantOf(meant, wellKnown))
    found.set(verseRow(place), { place, score: few.ofKnown, isSure: true, beside: [] });
  if (typed.length < few.least) return [...found.values()];
  const terms = rankedTerms(index, words);
  weigh(searchVerses(index, { terms, every: false }, most.candidates));
  const kin = words.flatMap((word) => membersOf(word));
  if (!isFound() && kin.length > words.length)
    weigh(searchVerses(index, { terms: rankedTerms(index, kin), every: false }, most.ofKin));
  // Dear, where each word is common: for a few words that the telling ones don't find.
  const isCommon = !terms.some(({ count }) => count < common);
  const telling = meant.filter(({ weight }) => weight === 1).length;
  if (!isFound() && (isCommon || words.length <= few.words || telling < surely.telling))
    for (const term of new Set([words, typed].flatMap(phrasesOf)))
      weigh(searchVerses(index, { terms: [{ term, count: 0 }], every: true }, most.phrases));
  // What is only near to a verse may tell of somebody, too: all of it stands beside.
  const isAnySure = [...found.values()].some(({ isSure }) => isSure);
  for (const { place } of isAnySure ? [] : nearTo(meant, wellKnown)) {
    const { score, isNear } = matchOf(meant, wordsAt(place));
    const beside = [...words, ...more];
    if (isNear) found.set(verseRow(place), { place, score, isSure: true, beside });
  }
  return [...found.values()].sort((one, other) => other.score - one.score);
}

type TextOf = (place: VersePlace) => string | undefined;
type NearestTerm = (word: string) => string | undefined;

function withoutSlips(typed: readonly string[], nearestTerm: NearestTerm) {
  let slips = most.slips;
  return typed.map((word) => {
    if (stopWords.has(word) || kinOf().has(rootOf(word)) || isInBible(word)) return word;
    const near = slips > 0 ? nearestTerm(word) : undefined;
    slips -= 1;
    return near ?? word;
  });
}

/** The telling words, the rarest first, as many as can be ranked. */
function rankedTerms(index: Sqlite, words: readonly string[]) {
  const telling = new Set(words.filter((word) => !stopWords.has(word)));
  let ranked = 0;
  return termsOf(index, [...telling], false, most.terms)
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count)
    .filter(({ count }) => {
      ranked += count;
      return ranked <= most.ranked;
    });
}

/** Of many words their beginning and their end. */
function phrasesOf(words: readonly string[]): string[] {
  const ends = [words.slice(0, few.ofPhrase), words.slice(-few.ofPhrase)];
  return ends.map((some) => `"${some.join(" ")}"`);
}

/** A verse, or where what is remembered goes on in the next one, the first of the two. */
function bestOf(verse: number, typed: readonly Word[], at: (verse: number) => readonly Word[]) {
  const own = matchOf(typed, at(verse));
  let best = { verse, ...own };
  if (own.held < few.least - 1 || own.score > enough.whole) return best;
  for (const first of [verse - 1, verse]) {
    const [one, other] = [at(first), at(first + 1)];
    const pair = one.length > 0 && other.length > 0 ? matchOf(typed, [...one, ...other]) : own;
    const isMore = ({ score }: { score: number }) => pair.score > score + 0.15;
    if (isMore(best) && isMore(matchOf(typed, first < verse ? one : other)))
      best = { ...pair, verse: first };
  }
  return best;
}

/** How much of the typed words stands in a verse, in their order; a score of 0 where it is too little. */
function matchOf(typed: readonly Word[], verse: readonly Word[]) {
  const kins = new Set(verse.map(({ kin }) => kin));
  const isHeld = ({ kin = "" }: Partial<Word> = {}) =>
    kins.has(kin) || kins.has(`${kin}e`) || kins.has(kin.replace(/e$/, ""));
  const held = typed.filter((word) => isHeld(word));
  const nothing = { score: 0, held: held.length, isSure: false, isNear: false, from: 0, to: 0 };
  if (held.length < few.least - 1) return nothing;
  const { weight, telling, count, exact, from, to } = inOrder(typed, verse);
  const moved = Math.max(held.filter(({ weight }) => weight === 1).length - telling, 0);
  const length = Math.max(to - from + 1, 1);
  const density = count / length;
  const whole = typed.reduce((sum, each) => sum + each.weight, 0);
  const ofTyped = (weight + worth.moved * moved) / whole;
  const ofVerse = count / Math.max(verse.length, 1);
  const isRun = count >= 4 && density > surely.dense;
  const isEnough =
    ofTyped >= enough.whole ||
    (ofTyped >= enough.ofTyped && (telling >= 2 || isRun)) ||
    (ofTyped >= enough.ofRun && telling >= 2 && isRun) ||
    (ofVerse >= enough.ofVerse && telling >= 3);
  if (!isEnough || length > 5 * typed.length) return nothing;
  const score = ofTyped + 0.2 * density + 0.05 * ofVerse - 0.05 * (1 - exact / count);
  const isFrom = (least: typeof surely) =>
    score > least.score &&
    typed.length >= least.words &&
    ((density >= least.density && telling >= least.telling) ||
      (density >= least.dense && count >= least.run));
  const isTelling = (word: Word) => word.weight === 1 && isHeld(word);
  let [first, end] = [typed.findIndex(isTelling), typed.findLastIndex(isTelling) + 1];
  while (isHeld(typed[first - 1])) first -= 1;
  while (isHeld(typed[end])) end += 1;
  const [isSure, isNear] = [isFrom(surely), isFrom(surelyKnown)];
  return { score, held: held.length, isSure, isNear, from: Math.max(first, 0), to: end };
}

type Cell = Record<"weight" | "telling" | "count" | "exact" | "from" | "to", number>;

/** The heavier one, or the one whose words stand closer. */
const nearer = (one: Cell, other: Cell) =>
  (one.weight - other.weight || one.from - other.from || other.to - one.to) > 0 ? one : other;

const none: Cell = { weight: 0, telling: 0, count: 0, exact: 0, from: -1, to: -1 };

/** The heaviest words of one list that stand in the other in the same order. */
function inOrder(typed: readonly Word[], verse: readonly Word[]): Cell {
  let last: readonly Cell[] = verse.map(() => none);
  for (const { root, kin, weight } of typed) {
    let best = none;
    last = last.map((above, to, before) => {
      const own = verse[to];
      best = nearer(best, above);
      const isExact = own !== undefined && isSame(root, own.root);
      if (!isExact && kin !== own?.kin) return best;
      const cell = before[to - 1] ?? none;
      const grown = {
        weight: cell.weight + weight,
        telling: cell.telling + Number(weight === 1),
        count: cell.count + 1,
        exact: cell.exact + Number(isExact),
        from: cell.from < 0 ? to : cell.from,
        to,
      };
      best = nearer(grown, best);
      return best;
    });
  }
  return last.at(-1) ?? none;
}

const isSame = (one: string, other: string) =>
  one === other ||
  (one.length > 4 && other.length > 4 && (one.startsWith(other) || other.startsWith(one))) ||
  (one.length > 2 && (`${one}e` === other || one === `${other}e`));

/** "Broken hearted" is one word in our text; a word that is said again at once counts once. */
function joined(words: readonly string[]): string[] {
  const found: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = found.at(-1) ?? "";
    const isApart = before.length > 2 && word.length > 3 && !stopWords.has(word);
    if (isApart && isInBible(before + word)) found[found.length - 1] = before + word;
    else if (word !== words[at - 1] || words.length < few.words) found.push(word);
  }
  return found;
}
