import { createHash } from "node:crypto";
import { chapterOf, parseReference, referencesIn } from "./references";

/** As its file holds it: index = number minus 1, "" where the translation leaves a verse out. */
export type Bible = { books: { name: string; chapters: string[][] }[] };

/** What is committed in place of the Bible: digests of all that content/ quotes from it. */
export type Hashes = { passages: Record<string, string>; phrases: string[] };

/** The text of a passage. */
export function passage(bible: Bible, reference: string): string {
  const { book, chapter, verses } = parseReference(reference);
  const texts = bible.books.find(({ name }) => name === book)?.chapters[chapter - 1] ?? [];
  if (verses.length === 0) return joined(texts);
  const quoted = verses.flatMap(([from, to]) => {
    const range = texts.slice(from - 1, to);
    if (range.length === to - from + 1 && range.every(Boolean)) return range;
    throw new Error(`The Berean Standard Bible has no text for all of ${reference}`);
  });
  return joined(quoted);
}

/** The words with their case and punctuation; quotation marks, "Selah" and spacing go, also that behind a dash. */
export function normalise(quote: string): string {
  const words = quote.replace(/[“”‘’"']/g, "").replace(/\bSelah\b\.?/g, "");
  return words.replace(/\s+/g, " ").replaceAll("— ", "—").trim();
}

/** The same of a phrase in a sentence of ours, which may change its first letter and its end. */
export function normalisePhrase(phrase: string): string {
  return normalise(phrase)
    .replace(/[,;:.!?—–]+$/, "")
    .toLowerCase();
}

/** Whether the phrase stands in the text, word for word. */
export function contains(text: string, phrase: string): boolean {
  const escaped = normalisePhrase(phrase).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![a-z])${escaped}(?![a-z])`).test(normalise(text).toLowerCase());
}

export function digest(words: string): string {
  return createHash("sha256").update(words).digest("hex");
}

/** Everything between curly quotation marks, scripture or not. */
export function phrasesIn(text: string): string[] {
  return [...text.matchAll(/“([^“”]+)”/g)].map(([, phrase = ""]) => phrase);
}

/** Every phrase that is followed by its place: “Be still” (Psalm 46:10). */
export function attributionsIn(text: string): { phrase: string; reference: string }[] {
  return [...text.matchAll(/“([^“”]+)” \(([^()]+)\)/g)]
    .map(([, phrase = "", reference = ""]) => ({ phrase, reference }))
    .filter(({ reference }) => referencesIn(reference)[0] === reference);
}

/** The digests of all that these texts quote, the same whatever the order of the texts. */
export function hashesOf(bible: Bible, texts: readonly string[]): Hashes {
  const passages = new Map<string, string>();
  const phrases = new Set<string>();
  for (const text of texts) {
    const references = referencesIn(text);
    for (const reference of references.filter((each) => each.includes(":"))) {
      passages.set(reference, digest(normalise(passage(bible, reference))));
    }
    for (const chapter of new Set(references.map(chapterOf))) {
      const quoted = phrasesIn(text).filter((each) => contains(passage(bible, chapter), each));
      for (const phrase of quoted) phrases.add(phraseDigest(chapter, phrase));
    }
    for (const { phrase, reference } of attributionsIn(text)) {
      if (contains(passage(bible, reference), phrase)) phrases.add(phraseDigest(reference, phrase));
    }
  }
  return { passages: sorted(passages), phrases: [...phrases].sort() };
}

/** The digest of a phrase together with the place, a chapter or its verses, that it is quoted from. */
export function phraseDigest(place: string, phrase: string): string {
  return digest(`${place}: ${normalisePhrase(phrase)}`);
}

/** Verses follow each other with a space, but for one that runs on from a dash. */
function joined(texts: readonly string[]): string {
  return texts.filter(Boolean).join(" ").replaceAll("— ", "—");
}

function sorted(entries: Map<string, string>): Record<string, string> {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}
