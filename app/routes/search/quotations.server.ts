import { editDistance } from "#content/edit-distance";
import { stopWords } from "#content/search/thesaurus";
import {
  allTerms,
  searchVerses,
  termsOf,
  type VersePlace,
  verseRow,
} from "#db/bible/verses.server";
import type { Sqlite } from "#db/engines/sqlite/files.server";
import { allWordsOf, rootOf, wordsOf } from "./query.server";

/** Verses that are looked at: each takes some fiftieth of a millisecond. */
const most = { candidates: 24, ranked: 1_500, phrases: 10, phraseWords: 7, slips: 2 };
const fewestWords = 3;
/** Verses with a word that tells few of them apart. */
const common = 500;
/** The part of the typed words, or of the verse, that has to be in the other. */
const enough = { whole: 0.99, ofTyped: 0.62, ofVerse: 0.7 };
const stopWeight = 0.3;

/** Words of other translations, which are remembered, in ours. */
const todays = new Map(
  "thee you,thou you,ye you,thy your,thine your,hath has,hast have,doth does,dost do,art are,shalt shall,wilt shall,unto to,saith says,sayest say,spake spoke,yea even,nay no,whosoever whoever,whoso whoever,begotten one,brethren brothers,charity love,ghost spirit,mine my,wherefore therefore,verily truly,behold see,lo see,cometh comes,goeth goes,doeth does,giveth gives,sheweth shows,suffereth lets,trespasses debts,mansions rooms,raiment clothing,kill murder,wounded pierced,colours colors,will shall,grey gray,dismayed afraid,creature creation,labour work,enough sufficient,meant intended,crushed contrite"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

type Quoted = { place: VersePlace; score: number };

/**
 * Verses that hold what was typed in its order, as a whole or nearly, the nearest first; however it is
 * spelled, and in the words of older translations.
 */
export function quotedVerses(
  index: Sqlite,
  query: string,
  textOf: (place: VersePlace) => string | undefined,
): Quoted[] {
  const typed = joined(
    index,
    wordsOf(query.replace(/\b(fear|judge|worry|weep|be) not\b/gi, "do not $1")),
  );
  if (typed.length < fewestWords) return [];
  let slips = most.slips;
  const words = typed.map((word) => {
    const known = todays.get(word) ?? word;
    if (stopWords.has(known) || isKnown(index, known)) return known;
    const near = slips > 0 ? nearestTerm(index, known) : undefined;
    slips -= 1;
    return near ?? known;
  });
  // Our text may have the remembered word after all.
  const meant = typed.filter((word) => todays.has(word));
  const terms = termsOf(
    index,
    [...new Set([...words, ...meant].filter((word) => !stopWords.has(word)))],
    false,
    words.length + meant.length,
  )
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count)
    .filter((term, at, all) => {
      const before = all.slice(0, at).reduce((sum, { count }) => sum + count, 0);
      return at === 0 || before + term.count <= most.ranked;
    });
  const roots = words.map(rootOf);
  const weights = words.map((word) => (stopWords.has(word) ? stopWeight : 1));
  const found = new Map<number, Quoted>();
  const weigh = (places: readonly VersePlace[]) => {
    for (const place of places) {
      if (found.has(verseRow(place))) continue;
      const best = bestOf(place, (text) => scoreOf(roots, weights, text), textOf);
      if (best.score > 0) found.set(verseRow(best.place), best);
      // Of two verses the other comes behind.
      if (best.place !== place && !found.has(verseRow(place)))
        found.set(verseRow(place), { place, score: best.score - 0.01 });
    }
  };
  weigh(searchVerses(index, { terms, every: false }, most.candidates));
  // Dear, where each word is common: for a few words that the telling ones don't find.
  const isFound = [...found.values()].some(({ score }) => score > 1.1);
  if (!isFound && (words.length <= most.phraseWords || !terms.some(({ count }) => count < common)))
    for (const phrase of new Set([words, typed].flatMap(phrasesOf)))
      weigh(searchVerses(index, { terms: phraseOf(phrase), every: true }, most.phrases));
  return [...found.values()].sort((one, other) => other.score - one.score);
}

/** Of many words their beginning and their end. */
const phrasesOf = (words: readonly string[]): string[] =>
  [words.slice(0, most.phraseWords), words.slice(-most.phraseWords)].map((some) => some.join(" "));

/** A verse, or where what is remembered goes on in the next one, the first of the two. */
function bestOf(
  place: VersePlace,
  score: (text: string) => number,
  textOf: (place: VersePlace) => string | undefined,
): Quoted {
  const { verse } = place;
  const at = (number: number) => textOf({ ...place, verse: number }) ?? "";
  const own = { place, score: score(at(verse)) };
  if (own.score === 0 || own.score > enough.whole) return own;
  const pairs = [verse - 1, verse].flatMap((first) => {
    const [one, other] = [at(first), at(first + 1)];
    return one && other
      ? [{ place: { ...place, verse: first }, score: score(`${one} ${other}`) }]
      : [];
  });
  return pairs.reduce((best, pair) => (pair.score > best.score + 0.15 ? pair : best), own);
}

const phraseOf = (words: string) => [{ term: `"${words}"`, count: 0 }];

/** How much of the typed words stands in a verse, in their order; 0 where it is too little. */
function scoreOf(roots: readonly string[], weights: readonly number[], text: string): number {
  const own = allWordsOf(text).map((word) => rootOf(todays.get(word) ?? word));
  const held = new Set(own);
  const shared = roots.filter(
    (root) => held.has(root) || held.has(`${root}e`) || held.has(root.replace(/e$/, "")),
  );
  if (shared.length < fewestWords - 1) return 0;
  const { weight, telling, span } = inOrder(roots, weights, own);
  const whole = weights.reduce((sum, each) => sum + each, 0);
  const ofTyped = weight / whole;
  const ofVerse = span.count / Math.max(own.length, 1);
  const isRun = span.count >= 4 && span.count === span.length;
  const isEnough =
    ofTyped >= enough.whole ||
    (ofTyped >= enough.ofTyped && (telling >= 2 || isRun)) ||
    (ofVerse >= enough.ofVerse && telling >= 3);
  if (!isEnough || span.length > 3 * roots.length + 4) return 0;
  return ofTyped + 0.2 * (span.count / span.length) + 0.05 * ofVerse;
}

type Cell = { weight: number; telling: number; count: number; from: number; to: number };

/** The heavier one, or the one that begins later: its words stand closer. */
const nearer = (one: Cell, other: Cell) =>
  one.weight > other.weight || (one.weight === other.weight && one.from > other.from) ? one : other;

/** The heaviest words of one list that stand in the other in the same order. */
function inOrder(roots: readonly string[], weights: readonly number[], own: readonly string[]) {
  const none: Cell = { weight: 0, telling: 0, count: 0, from: -1, to: -1 };
  let last: Cell[] = own.map(() => none);
  for (const [at, root] of roots.entries()) {
    const row: Cell[] = [];
    for (const [place, word] of own.entries()) {
      const before = place > 0 ? (last[place - 1] ?? none) : none;
      let best = nearer(row[place - 1] ?? none, last[place] ?? none);
      const weight = weights[at] ?? 0;
      if (isSame(root, word)) {
        const { telling, count, from } = before;
        const grown = {
          weight: before.weight + weight,
          telling: telling + (weight === 1 ? 1 : 0),
          count: count + 1,
          from: from < 0 ? place : from,
          to: place,
        };
        best = nearer(grown, best);
      }
      row.push(best);
    }
    last = row;
  }
  const { weight, telling, count, from, to } = last.at(-1) ?? none;
  return { weight, telling, span: { count, length: Math.max(to - from + 1, 1) } };
}

const isSame = (one: string, other: string) =>
  one === other ||
  (one.length > 4 && other.length > 4 && (one.startsWith(other) || other.startsWith(one))) ||
  (one.length > 2 && (`${one}e` === other || one === `${other}e`));

/** "Broken hearted" is one word in our text; a word that is said again at once counts once. */
function joined(index: Sqlite, words: readonly string[]): string[] {
  const found: string[] = [];
  for (const [at, word] of words.entries()) {
    const before = found.at(-1) ?? "";
    const isApart = before.length > 2 && word.length > 3 && !stopWords.has(word);
    if (isApart && isKnown(index, before + word)) found[found.length - 1] = before + word;
    else if (word !== words[at - 1] || words.length < most.phraseWords) found.push(word);
  }
  return found;
}

const isKnown = (index: Sqlite, word: string) =>
  termsOf(index, [word]).some(({ count }) => count > 0);

const endings =
  /(?:ations?|ate[ds]?|ments?|ness|ful|ous(?:ness)?|ity|ions?|ive|[ai]ble|ing|ed|ers?|ly|al|[ae]nce|[ae]nt|y|e|s)$/;

/** The word of the Bible that was meant: with an older ending, or with a slip in it. */
function nearestTerm(index: Sqlite, word: string): string | undefined {
  const [, stem = ""] = /^(\p{L}{3,})(?:eth|est)$/u.exec(word) ?? [];
  const older = stem && [`${stem}e`, stem].find((each) => isKnown(index, each));
  if (older) return older;
  if (word.length < 4) return undefined;
  const allowed = word.length > 7 ? 2 : 1;
  // The index's own endings are cut off deeper than ours.
  const written = [word, rootOf(word), word.replace(endings, "")];
  let best: { term: string; slips: number; alike: number; count: number } | undefined;
  for (const { term, count } of allTerms(index).get(word[0] ?? "") ?? []) {
    if (!isBegunAlike(word, term)) continue;
    const near = written.filter((each) => Math.abs(term.length - each.length) <= allowed);
    const slips = Math.min(...near.map((each) => editDistance(each, term)));
    if (slips > allowed) continue;
    const alike = begunAlike(word, term);
    const isBetter =
      !best ||
      slips < best.slips ||
      (slips === best.slips &&
        (alike > best.alike || (alike === best.alike && count > best.count)));
    if (isBetter) best = { term, slips, alike, count };
  }
  return best?.term;
}

/** One of the letters after the first, which is cheap to know. */
const isBegunAlike = (one: string, other: string) =>
  one[1] === other[1] || one[1] === other[2] || one[2] === other[1];

function begunAlike(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
