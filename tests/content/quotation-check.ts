import type { Scripture } from "#content/scripture";
import { readIfThere } from "./files";
import { parseReference } from "./references";
import * as scripture from "./scripture";
import committed from "./scripture-hashes.json";

/** Who says whether a quotation is faithful. */
export type Witness = {
  name: string;
  /** What is wrong with a quoted passage, with both texts as far as they are known; "" for nothing. */
  fault: (quoted: Scripture) => string;
  /** Whether the phrase stands at this place, a chapter or some verses. */
  holds: (place: string, phrase: string) => boolean;
  /** Whether the translation has these verses. */
  knows: (reference: string) => boolean;
};

/** What writes the committed list anew, where the Bible is at hand. */
const renewal = "run npx vitest run --project unit tests/content/quotations.test.ts --update";

/** The Bible itself, which is not part of the project; undefined where it is not at hand. */
export function readBible(): scripture.Bible | undefined {
  const text = readIfThere(process.env.BIBLE ?? "../shared/scripture/bsb.json");
  return text === undefined ? undefined : JSON.parse(text);
}

/** The committed digests speak everywhere, and the Bible too where it is at hand. */
export function witnesses(): Witness[] {
  const bible = readBible();
  return bible ? [hashes(committed), wholeBible(bible)] : [hashes(committed)];
}

/** Knows only what was quoted when its list was made. */
export function hashes(list: scripture.Hashes): Witness {
  const phrases = new Set(list.phrases);
  return {
    name: "the committed hashes",
    fault: ({ reference, verses }) => {
      const ours = scripture.normalise(verses);
      const expected = list.passages[reference] ?? `none: ${renewal}`;
      if (scripture.digest(ours) === expected) return "";
      return `${reference}\n  ours: ${ours}\n  SHA-256 of the Bible's words: ${expected}`;
    },
    holds: (place, phrase) => phrases.has(scripture.phraseDigest(place, phrase)),
    knows: (reference) => !reference.includes(":") || reference in list.passages,
  };
}

export function wholeBible(bible: scripture.Bible): Witness {
  return {
    name: "the Bible itself",
    fault: ({ reference, verses }) => {
      const [ours, theirs] = [verses, scripture.passage(bible, reference)].map(scripture.normalise);
      return ours === theirs ? "" : `${reference}\n  ours:  ${ours}\n  Bible: ${theirs}`;
    },
    holds: (place, phrase) => scripture.contains(scripture.passage(bible, place), phrase),
    knows: (reference) => {
      parseReference(reference);
      return scripture.passage(bible, reference) !== "";
    },
  };
}
