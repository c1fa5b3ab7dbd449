import { editDistance } from "#content/edit-distance";
import { fold } from "#content/fold";
import type { Concept } from "#content/search/concept";
import { graverFirst, halvesOf } from "#content/search/graver";
import { saidIn } from "#content/search/meant";
import { stopWords, tellingOfOneself, thesaurus, vaguePhrases } from "#content/search/thesaurus";
import { wordsOfTheirOwn } from "#content/search/words-of-their-own";
import { type Danger, recogniseDanger } from "~/care/recogniser.server";
import { once } from "~/runtime/once.server";
import { longestQuery } from "~/ui/layout/search-field";

const mostWords = 24;

/** One line of well-formed Unicode. */
export function cleanQuery(typed: string | null): string {
  const short = (typed ?? "").slice(0, longestQuery).toWellFormed();
  return short.replaceAll(/[\p{C}\p{Z}\s]+/gu, " ").trim();
}

/** Lower case, without accents and apostrophes; of a query as many as are looked at. */
export function wordsOf(query: string): string[] {
  return allWordsOf(query).slice(0, mostWords);
}

export function allWordsOf(text: string): string[] {
  // A copied verse has its number before the first word ("16For God"); few texts have any.
  const own = /\p{N}/u.test(text) ? text.replaceAll(/(?<!\p{N})\p{N}+(?=\p{Lu})/gu, " ") : text;
  return fold(own).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function tellingWords(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => !stopWords.has(word)))];
}

/** A number of one or two digits is a verse, a day or an age: it means nothing without its place. */
export const withoutNumbers = (words: readonly string[]) =>
  words.filter((word) => !/^\d{1,2}$/.test(word));

/** A rough stemmer: "worrying", "worried" and "worry" are one. */
export function rootOf(word: string): string {
  // "Even" is no evening.
  if (word === "evening") return word;
  if (word.length < 5) return word.length > 3 ? word.replace(/s$/, "") : word;
  return word
    .replace(/(?:ing|ied|ies|ed|es|s|ly|ness)$/, "")
    .replace(/(?:y|i|e)$/, "")
    .replace(/(.)\1$/, "$1");
}

const phrases = once(() =>
  thesaurus.flatMap((concept) =>
    concept.phrases.map((phrase) => {
      const weight = vaguePhrases.has(phrase) ? vague : 1;
      return { concept, weight, roots: wordsOf(phrase).map(rootOf) };
    }),
  ),
);

/** What is looked for in the Bible is often no danger, but "a psalm, I want to die" is. */
const aboutBooks = /\b(?:bible|verses?|psalms?|scriptures?|gospel|prayers?|jesus|christ)\b/gi;

/** A few words hold less than a letter: what is told in them is told plainly, or stands in the thesaurus. */
const surely = { ofNobody: 1, few: 0.3, many: -0.3, fewWords: 12 };

function plainly(query: string): string {
  const typed = allWordsOf(query).join(" ");
  const plain = saidIn(typed);
  return plain === typed ? query : plain;
}

const isOfOneself = (word: string) => tellingOfOneself.has(word);

function dangerIn(text: string): Danger | undefined {
  const words = allWordsOf(text);
  const ofFew = words.some(isOfOneself) ? surely.few : surely.ofNobody;
  return recogniseDanger(text, undefined, words.length > surely.fewWords ? surely.many : ofFew);
}

/**
 * What somebody means: the concepts best first, and the kinds of danger whose lines stand before them.
 * @param beside the words around what is quoted from the Bible
 */
export function understand(typed: string, beside?: readonly string[]) {
  const query = plainly(typed);
  const words = wordsOf(query);
  const whole = dangerIn(query);
  const around = beside?.join(" ") ?? query.replace(aboutBooks, " ");
  const danger = beside && !whole?.isPlain ? dangerIn(around) : (whole ?? dangerIn(around));
  // "Blind man" may be mistaken for danger: lines do no harm, but the verses are what was asked for.
  const isTold = (danger?.sum ?? surely.many) >= surely.few && words.some(isOfOneself);
  const all = conceptsOf(words, isTold ? danger : undefined);
  const concepts = isTold ? all : graverFirst(all, halvesOf(query).map(wordsOf).flatMap(headOf));
  const known = new Set(danger?.kinds);
  const isOther = (each: Concept) => !each.dangers?.some((kind) => known.has(kind));
  // "Strong drink" and "give up" are quoted of nobody.
  const others = concepts.filter((each) => isOther(each) && (!beside || each.withoutVerses));
  const dangers = [...new Set([...known, ...others.flatMap(({ help = [] }) => help)])];
  const isMourning = !beside && concepts[0]?.need === "grief" && words.some(isOfOneself);
  // "Husband" and "hits", "want" and "die", "dad" and "died" would lead to verses that may hurt.
  const withoutVerses = isTold || isMourning || concepts.some((each) => each.withoutVerses);
  return { words, concepts, dangers, withoutVerses };
}

const headOf = (words: readonly string[]) => conceptsOf(words).slice(0, 1);

/** What a vague phrase counts for. */
const vague = 0.3;
const leading = 100;

/**
 * Best first: by how many words fit, and how closely; where there is danger, what is for it leads. Of what
 * a longer phrase says whole, the shorter ones say nothing.
 */
function conceptsOf(words: readonly string[], danger?: Danger): Concept[] {
  const meant = thesaurus.filter(({ dangers }) => dangers?.some((kind) => isMeant(kind, danger)));
  const all = phrasesIn(words.map(rootOf));
  const isHurt = [...meant, ...all.map(({ concept }) => concept)].some((each) => each.unsafeHome);
  const isBroken = all.some(({ concept }) => concept.broken);
  const fitting = all.filter(
    ({ concept: { notWhenHurt, notWhenBroken } }) =>
      !(isHurt && notWhenHurt) && !(isBroken && notWhenBroken),
  );
  const telling = fitting.filter(
    ({ found }) => !fitting.some((other) => isPart(found, other.found)),
  );
  const points = new Map(meant.map((concept) => [concept, leading]));
  for (const { concept, score } of telling) {
    const lead = concept.unsafeHome || (danger && concept.help) ? leading : 0;
    points.set(concept, Math.max(points.get(concept) ?? 0, score + lead));
  }
  const order = thesaurus.filter((concept) => points.has(concept));
  return order.sort((one, other) => (points.get(other) ?? 0) - (points.get(one) ?? 0));
}

function isMeant(kind: string, danger?: Danger): boolean {
  const [first, second] = danger?.kinds ?? [];
  return kind === first || (kind === "suicide" && kind === second);
}

const isPart = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  other.size > one.size && [...one].every((word) => other.has(word));

const knownRoots = once(() => {
  const roots = phrases().flatMap((phrase) => phrase.roots);
  return new Set([...roots, ...wordsOfTheirOwn.map(rootOf)]);
});

function phrasesIn(typed: readonly string[]) {
  const near = nearIn(typed);
  return phrases().flatMap(({ concept, weight, roots }) => {
    const found: Near[] = [];
    for (const root of roots) {
      const one = near.get(root);
      if (!one) return [];
      found.push(one);
    }
    // "My husband lost his job" is not "lost my husband".
    const end = found.reduce((at, { word }) => (at < 0 ? at : typed.indexOf(word, at)), 0);
    if (roots.length > 2 && end < 0) return [];
    const score = found.reduce((sum, each) => sum + each.score, 0);
    return [{ concept, score: score * weight, found: new Set(found.map(({ word }) => word)) }];
  });
}

type Near = { word: string; score: number };

/** Each root that was typed, itself or with a slip in it, which scores less. */
function nearIn(typed: readonly string[]): Map<string, Near> {
  const found = new Map(typed.map((word) => [word, { word, score: 1 }]));
  // A word that means something is no slip of another.
  const mayBeSlips = typed.filter((word) => !stopWords.has(word) && !knownRoots().has(word));
  if (mayBeSlips.length === 0) return found;
  for (const root of knownRoots()) {
    const word = root.length < 5 ? undefined : mayBeSlips.find((each) => isSlip(root, each));
    if (word && !found.has(root)) found.set(root, { word, score: 0.7 });
  }
  return found;
}

function isSlip(root: string, word: string): boolean {
  if (word.length < 5 || Math.abs(root.length - word.length) > 1) return false;
  return root[0] === word[0] && editDistance(root, word) <= 1;
}
