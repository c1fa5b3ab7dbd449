import { editDistance } from "#content/edit-distance";
import { fold } from "#content/fold";
import { type Concept, stopWords, thesaurus } from "#content/search/thesaurus";
import { once } from "~/runtime/once.server";
import { longestQuery } from "~/ui/layout/search-field";

const mostWords = 24;

/** One line of well-formed Unicode. */
export function cleanQuery(typed: string | null): string {
  const short = (typed ?? "").slice(0, longestQuery).toWellFormed();
  return short.replaceAll(/[\p{C}\p{Z}\s]+/gu, " ").trim();
}

/** Lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  // A copied verse has its number before the first word ("16For God").
  return fold(text.replaceAll(/(?<!\p{N})\p{N}+(?=\p{Lu})/gu, " "))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords);
}

export function tellingWords(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => !stopWords.has(word)))];
}

/** A rough stemmer: "worrying", "worried" and "worry" are one. */
export function rootOf(word: string): string {
  if (word.length < 5) return word.length > 3 ? word.replace(/s$/, "") : word;
  return word
    .replace(/(?:ing|ied|ies|ed|es|s|ly|ness)$/, "")
    .replace(/(?:y|i|e)$/, "")
    .replace(/(.)\1$/, "$1");
}

const phrases = once(() =>
  thesaurus.flatMap((concept) =>
    concept.phrases.map((phrase) => ({ concept, roots: wordsOf(phrase).map(rootOf) })),
  ),
);

/** Best first: by how many words fit, and how closely. */
export function conceptsOf(words: readonly string[]): Concept[] {
  const typed = [...new Set(words.map(rootOf))];
  const points = new Map<Concept, number>();
  for (const { concept, roots } of phrases()) {
    const found = roots.map((root) => closeness(root, typed));
    if (found.includes(0)) continue;
    const score = found.reduce((sum, each) => sum + each, 0);
    points.set(concept, Math.max(points.get(concept) ?? 0, score));
  }
  return [...points].sort(([, one], [, other]) => other - one).map(([concept]) => concept);
}

/** 1 for the word itself, less for one with a slip in it, 0 for none. */
function closeness(root: string, typed: readonly string[]): number {
  if (typed.includes(root)) return 1;
  if (root.length < 5) return 0;
  return typed.some((word) => isSlip(root, word)) ? 0.7 : 0;
}

function isSlip(root: string, word: string): boolean {
  if (word.length < 5 || Math.abs(root.length - word.length) > 1) return false;
  return root[0] === word[0] && editDistance(root, word) <= 1;
}
