import { fold } from "#content/fold";
import { stopWords } from "#content/search/thesaurus";
import { longestQuery } from "~/ui/layout/search-field";

/** Words of it that are read. */
const mostWords = 24;

/** What a visitor typed, as far as anything reads it: one line of whole letters. */
export function cleanQuery(typed: string | null): string {
  const short = (typed ?? "").slice(0, longestQuery).toWellFormed();
  return short.replaceAll(/[\p{C}\p{Z}\s]+/gu, " ").trim();
}

/** Its words in lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  // The number of a verse sticks to its first word where it was copied ("16For God").
  return fold(text.replaceAll(/(?<!\p{N})\p{N}+(?=\p{Lu})/gu, " "))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords);
}

/** Those that tell something. */
export function tellingWords(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => !stopWords.has(word)))];
}

/** A word without its ending, roughly: "worrying", "worried" and "worry" are one. */
export function rootOf(word: string): string {
  if (word.length < 5) return word.length > 3 ? word.replace(/s$/, "") : word;
  return word
    .replace(/(?:ing|ied|ies|ed|es|s|ly|ness)$/, "")
    .replace(/(?:y|i|e)$/, "")
    .replace(/(.)\1$/, "$1");
}
