import { sentencesOf, type Text, wordsOf } from "./texts";

/** Syllables of an English word, near enough for a count over many. */
export function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  if (plain.length <= 3) return 1;
  const spoken = plain.replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, "").replace(/^y/, "");
  return spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1;
}

/** The school grade (US) that reads a text with ease, after Flesch and Kincaid. */
export function readingGrade(texts: readonly Text[]): number {
  const sentences = texts.flatMap(({ text }) => sentencesOf(text));
  const words = texts.flatMap(({ text }) => wordsOf(text));
  const sounds = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (sounds / words.length) - 15.59;
}

/** How many words the sentences have, from the shortest on. */
export function sentenceLengths(texts: readonly Text[]): number[] {
  const lengths = texts
    .flatMap(({ text }) => sentencesOf(text))
    .map((each) => wordsOf(each).length);
  return lengths.sort((one, other) => one - other);
}

/** The part of the texts (0 to 1) in which somebody speaks as people do: it's, don't, I'll. */
export function contracted(texts: readonly Text[]): number {
  return texts.filter(({ text }) => /’(?:s|m|t|d|ve|re|ll)\b/.test(text)).length / texts.length;
}

/** How often a turn of phrase comes. */
export function occurrences(texts: readonly Text[], phrase: RegExp): number {
  return texts.reduce((sum, { text }) => sum + (text.match(phrase)?.length ?? 0), 0);
}
