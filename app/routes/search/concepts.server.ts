import { editDistance } from "#content/edit-distance";
import { type Concept, thesaurus } from "#content/search/thesaurus";
import { rootOf, wordsOf } from "./query.server";

type Phrase = { concept: Concept; roots: string[] };

let phrases: readonly Phrase[] | undefined;

/** What somebody may mean by their words, best first: of what they say most, and what says it closest. */
export function conceptsOf(words: readonly string[]): Concept[] {
  phrases ??= thesaurus.flatMap((concept) =>
    concept.phrases.map((phrase) => ({ concept, roots: wordsOf(phrase).map(rootOf) })),
  );
  const typed = [...new Set(words.map(rootOf))];
  const points = new Map<Concept, number>();
  for (const { concept, roots } of phrases) {
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
